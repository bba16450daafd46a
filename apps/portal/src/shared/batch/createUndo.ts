import { answerOf, withMessage } from '@portal/api';
import type { BatchItem } from '@portal/ui';
import { atom } from 'jotai';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { PRODUCT_CHUNK, resultsOf } from './batchedProduct.ts';
import { readBatch } from './batchRecord.ts';
import { type BatchOptions, createBatch } from './createBatch.ts';
import { holdingAtom } from './heldBatch.ts';

interface DoneProduct extends BatchItem {
  readonly id: number;
}

/** What is done to the products of a batch that is taken back. */
export const UNDO = { id: 'undo', label: 'Desfazer', tone: 'danger' } as const;

/**
 * The taking back of a batch: looked at before, with why a product stays, and reported as the batch itself.
 *
 * @param onStep called with each step of its run.
 */
export function createUndo(onStep?: BatchOptions<DoneProduct, typeof UNDO>['onStep']) {
  const { openAtom, runAtom, ...undo } = createBatch<DoneProduct, typeof UNDO>({
    chunk: PRODUCT_CHUNK,
    async send(api, { lote: loteId }, items) {
      const params = { path: { loteId }, query: { produtosIds: items.map(({ id }) => id) } };
      return resultsOf(await answerOf(api.PUT('/api/produtos/lotes/{loteId}/desfazer', { params })));
    },
    touches: '/api/produtos',
    doneText: () => 'Lote desfeito',
    ...(onStep && { onStep }),
  });

  /** The latest request to take a batch back. */
  const latestAtom = atom<symbol | null>(null);

  return {
    ...undo,
    runAtom: holdingAtom(undo.batchAtom, runAtom),
    /** Whether a batch is being read. */
    isOpeningAtom: atom((get) => get(latestAtom) !== null),
    /** Reads a batch of the user and shows what of it can be taken back, unless another is asked for or the page left meanwhile. */
    openAtom: atom(null, async (get, set, lote: string) => {
      const services = get(servicesAtom);
      const { hasLeft } = notifyFromHere(services);
      const request = Symbol(lote);
      set(latestAtom, request);
      const isOver = () => hasLeft() || get(latestAtom) !== request;
      try {
        const { produtos, motivo: forgotten } = await readBatch(services.api, lote);
        if (isOver()) return;
        if (forgotten !== null) return services.notify.error(forgotten);
        const items = produtos.map(({ produtoId, codigo, nome, desfeito, motivo }) => {
          const disabledReason = desfeito ? 'Já foi desfeito' : motivo;
          return {
            id: produtoId,
            name: nome,
            code: String(codigo),
            ...(disabledReason !== null && { disabledReason }),
          };
        });
        set(openAtom, { act: UNDO, items, lote });
      } catch (error) {
        if (!isOver()) services.notify.error(withMessage(error, 'Erro ao buscar o lote'));
      } finally {
        if (get(latestAtom) === request) set(latestAtom, null);
      }
    }),
  };
}
