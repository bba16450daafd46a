import { answerOf, withMessage } from '@portal/api';
import { prefixedPageQuery, TRANSFER_MAX, type TransferRefusal, transferRefusal } from '@portal/domain';
import type { SelectOption, TransferItem } from '@portal/ui';
import { atom } from 'jotai';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../../../shared/services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { NO_GROUPS_TEXT, NO_ORIGIN_TEXT, transferredText } from './transferTexts.ts';

type Manager = SelectOption<number>;

const GROUPS = '/api/produtos/grupo-divisoes';

/** The groups of the origin manager, as they were read. */
interface LoadedGroups {
  readonly items: readonly TransferItem[];
  /** How many of them were read. */
  readonly read: number;
  /** Groups the manager has, also those past the most that are loaded. */
  readonly total: number;
}

/** The state of one opening of the batch page, and the acts on it (TRF-001 to TRF-033). */
export function createManagerTransfer() {
  const chosenOriginAtom = atom<Manager | null>(null);
  const destinationAtom = atom<Manager | null>(null);
  /** Whether somebody asked for what needs an origin without one (TRF-005). */
  const originMissingAtom = atom(false);
  const groupsAtom = atom<LoadedGroups | null>(null);
  const selectedAtom = atom<readonly TransferItem[]>([]);
  /** The manager whose groups are being read. */
  const readingAtom = atom<Manager | null>(null);

  /** Another origin: the groups of the one before are out of sight and of the selection. */
  const originAtom = atom(
    (get) => get(chosenOriginAtom),
    (get, set, origin: Manager | null) => {
      if (origin?.value === get(chosenOriginAtom)?.value) return;
      set(chosenOriginAtom, origin);
      set(groupsAtom, null);
      set(selectedAtom, []);
      set(readingAtom, null);
      if (origin) set(originMissingAtom, false);
    },
  );

  /**
   * Reads the groups of the origin (TRF-004 to TRF-009); what is selected and still there stays selected.
   *
   * @returns whether there was an origin.
   */
  const loadAtom = atom(null, async (get, set): Promise<boolean> => {
    const origin = get(originAtom);
    const notify = get(notifyAtom);
    if (!origin) {
      set(originMissingAtom, true);
      notify.warning(NO_ORIGIN_TEXT);
      return false;
    }
    if (get(readingAtom) === origin) return true;
    set(readingAtom, origin);
    try {
      const query = { gestorId: origin.value, ...prefixedPageQuery({ page: 1, pageSize: TRANSFER_MAX }) };
      const data = await answerOf(get(apiAtom).GET(GROUPS, { params: { query } }));
      if (get(readingAtom) !== origin) return true; // another origin was chosen meanwhile
      const items = data.grupoDivisoes.map(
        ({ id, codigo, descricao }): TransferItem => ({ id, label: descricao, detail: String(codigo) }),
      );
      const ids = new Set(items.map(({ id }) => id));
      set(groupsAtom, { items, read: items.length, total: data.meta.paginacao.totalRegistros });
      set(
        selectedAtom,
        get(selectedAtom).filter(({ id }) => ids.has(id)),
      );
      if (items.length === 0) notify.warning(NO_GROUPS_TEXT);
    } catch (error) {
      if (get(readingAtom) !== origin) return true;
      notify.error(withMessage(error, 'Erro ao buscar grupos de divisão do gestor'));
    } finally {
      if (get(readingAtom) === origin) set(readingAtom, null);
    }
    return true;
  });

  /** Takes groups that have another manager now out of the lists. */
  const takeOutAtom = atom(null, (get, set, moved: readonly TransferItem[]) => {
    const ids = new Set(moved.map(({ id }) => id));
    const isLeft = ({ id }: TransferItem) => !ids.has(id);
    const groups = get(groupsAtom);
    const items = groups?.items.filter(isLeft);
    if (groups && items) {
      set(groupsAtom, { ...groups, items, total: groups.total - (groups.items.length - items.length) });
    }
    set(selectedAtom, get(selectedAtom).filter(isLeft));
  });

  /**
   * Gives the selected groups to the destination, all or none (TRF-023 to TRF-032); a failure leaves the selection.
   *
   * @returns the check that stopped it, null when it was sent.
   */
  const transferAtom = atom(null, async (get, set): Promise<TransferRefusal['check'] | null> => {
    const origin = get(originAtom)?.value ?? null;
    const destination = get(destinationAtom)?.value ?? null;
    const selected = get(selectedAtom);
    const notify = get(notifyAtom);
    const refusal = transferRefusal(origin, destination, selected);
    if (refusal) {
      set(originMissingAtom, refusal.check === 'origin');
      notify[refusal.tone === 'warning' ? 'warning' : 'error'](refusal.text);
      return refusal.check;
    }
    const here = notifyFromHere(get(servicesAtom));
    try {
      const { data } = await get(apiAtom).PUT(`${GROUPS}/gestores/{gestorId}`, {
        params: {
          path: { gestorId: destination ?? 0 }, // the checks let none but a chosen one pass
          query: { gestorOrigemId: origin ?? 0 },
        },
        body: { grupoDivisaoIds: selected.map(({ id }) => Number(id)) },
      });
      notify.success(transferredText(data?.quantidade ?? selected.length));
      set(takeOutAtom, selected);
      void get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', GROUPS] });
    } catch (error) {
      here.error(withMessage(error, 'Erro ao alterar gestor dos grupos de divisão'));
    }
    return null;
  });

  return {
    originAtom,
    destinationAtom,
    originMissingAtom,
    groupsAtom,
    selectedAtom,
    readingAtom,
    loadAtom,
    transferAtom,
  };
}

export type ManagerTransfer = ReturnType<typeof createManagerTransfer>;
