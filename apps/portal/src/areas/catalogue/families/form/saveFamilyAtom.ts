import { ApiError, answerOf, withMessage } from '@portal/api';
import type { FamilySave, FamilyValues, TaxationValues } from '@portal/domain';
import { atom } from 'jotai';
import { createdOnce } from '../../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { putSaved } from '../../../../shared/server-state/putSaved.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { requestsChangedAtom } from '../../requests/requestsChanged.ts';
import type { Family } from './familyFormValues.ts';

/** Values to send: the whole family or, for accounting, its taxation. */
export type SentFamily = FamilyValues | TaxationValues;

/** Messages after a save (FAM-046 to FAM-048). */
const SAVED_TEXTS = {
  create: 'Familia criada',
  update: 'Familia atualizada',
  updateTaxation: 'Tributação da família atualizada',
} as const satisfies Record<FamilySave, string>;

const UPDATE_FAILED = 'Erro ao atualizar familia'; // FAM-049, X-26

const isWhole = (body: SentFamily): body is FamilyValues => 'categoriaId' in body;

/**
 * Saves a family with the call of the user's role (FAM-037 to FAM-039), shows a message, and invalidates everything
 * that shows the family.
 *
 * @param family the version that is changed, `null` for a new family.
 * @param key the key of what is created.
 * @param familyRequestId the family request which the family is saved as a part of (FMC-120, FMC-121); none in the
 * catalogue.
 */
export const saveFamilyAtom = atom(
  null,
  async (get, set, body: SentFamily, family: Family | null, key: string, familyRequestId?: number) => {
    const api = get(apiAtom);
    const client = get(portalQueryClientAtom);
    const query = familyRequestId === undefined ? {} : { solicitacaoCadastroFamiliaId: familyRequestId };
    const params = family && { path: { familiaId: family.id }, header: ifMatch(family) };
    const send = (): [FamilySave, Promise<{ data?: Family }>] => {
      if (!isWhole(body)) {
        if (!params) throw new ApiError({ kind: 'notFound', message: UPDATE_FAILED });
        const taxation = { params: { ...params, query }, body };
        return ['updateTaxation', api.PUT('/api/produtos/familias/{familiaId}/tributacao', taxation)];
      }
      return params
        ? ['update', api.PUT('/api/produtos/familias/{familiaId}', { params: { ...params, query }, body })]
        : [
            'create',
            api.POST('/api/produtos/familias', { params: { header: createdOnce(key), query }, body }),
          ];
    };
    try {
      const [save, call] = send();
      const saved = await answerOf(call);
      const { queryKey } = get(queriesAtom).queryOptions('get', '/api/produtos/familias/{familiaId}', {
        params: { path: { familiaId: saved.id } },
      });
      putSaved(client, queryKey, saved);
      // In a review accounting saves the family too (RVF-046, X-33).
      const inReview = save === 'updateTaxation' && familyRequestId !== undefined;
      get(notifyAtom).success(SAVED_TEXTS[inReview ? 'update' : save]);
      return saved;
    } catch (error) {
      throw withMessage(error, family ? UPDATE_FAILED : undefined);
    } finally {
      // Lists show the name of the family; its products, also those of requests, take names and dimensions from it.
      void client.invalidateQueries({ queryKey: ['get', '/api/produtos/familias'] });
      const read = set(requestsChangedAtom);
      // A decision needs the version that the family request has after the save.
      if (familyRequestId !== undefined) await read;
    }
  },
);
