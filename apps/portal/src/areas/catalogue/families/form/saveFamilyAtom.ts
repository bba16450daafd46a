import { ApiError, type Schemas, withMessage } from '@portal/api';
import type { FamilySave, FamilyValues, TaxationValues } from '@portal/domain';
import { atom } from 'jotai';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import type { Family } from './familyFormValues.ts';

/** What the rules make of the form: the whole family or, for accounting, its taxation. */
export type SentFamily = FamilyValues | TaxationValues;

/** What a save sends, by the call that takes it (FAM-037 to FAM-039). */
export type FamilyToSave =
  | { readonly save: 'create'; readonly body: FamilyValues }
  | { readonly save: 'update'; readonly body: FamilyValues; readonly family: Family | null }
  | { readonly save: 'updateTaxation'; readonly body: TaxationValues; readonly family: Family | null };

/** What is said after each save (FAM-046 to FAM-048). */
export const SAVED_TEXTS = {
  create: 'Familia criada',
  update: 'Familia atualizada',
  updateTaxation: 'Tributação da família atualizada',
} as const satisfies Record<FamilySave, string>;

const UPDATE_FAILED = 'Erro ao atualizar familia'; // FAM-049, X-26

/** The family that an update changes. */
function changedFamily(family: Family | null): Family {
  if (family === null) throw new ApiError({ kind: 'notFound', message: UPDATE_FAILED });
  return family;
}

/** Sends a family with the call that is meant for it, and reads anew what shows something of it. */
export const saveFamilyAtom = atom(null, async (get, _set, sent: FamilyToSave): Promise<Family> => {
  const api = get(apiAtom);
  const client = get(portalQueryClientAtom);
  const send = async (): Promise<{ data?: Schemas['Family'] }> => {
    if (sent.save === 'create') return api.POST('/api/produtos/familias', { body: sent.body });
    const { id: familiaId, versao } = changedFamily(sent.family);
    const params = { path: { familiaId }, header: ifMatch({ versao }) };
    return sent.save === 'update'
      ? api.PUT('/api/produtos/familias/{familiaId}', { params, body: sent.body })
      : api.PUT('/api/produtos/familias/{familiaId}/tributacao', { params, body: sent.body });
  };
  try {
    const { data } = await send();
    if (!data) throw new ApiError({ kind: 'invalidResponse' });
    const { queryKey } = get(queriesAtom).queryOptions('get', '/api/produtos/familias/{familiaId}', {
      params: { path: { familiaId: data.id } },
    });
    client.setQueryData(queryKey, data);
    return data;
  } catch (error) {
    throw sent.save === 'create' ? error : withMessage(error, UPDATE_FAILED);
  } finally {
    // Lists show the name of the family; its products take names and dimensions from it.
    for (const path of ['/api/produtos', '/api/produtos/familias', '/api/produtos/{id}/catalogo']) {
      void client.invalidateQueries({ queryKey: ['get', path] });
    }
  }
});
