import type { Schemas } from '@portal/api';
import type { ChoiceAtom } from '../../../../shared/batch/choiceAtom.ts';
import type { List } from '../../../../shared/list/createList.ts';
import type { FilteredList } from '../../products/list/useAppliedFilter.ts';

/** A product as it is listed to be decided or changed with others. */
export type BatchRow = Schemas['BatchProduct'];

/** A list of products to decide or change. */
export type BatchList<Status extends string> = List<BatchRow> &
  FilteredList<Status> & {
    readonly choiceAtom: ChoiceAtom<BatchRow>;
  };

/** Options that the lists of products to decide and to change share: nothing is read before a search (LOT-011, LOT-015, LOT-027). */
export const BATCH_LIST = {
  sort: [
    'codigo',
    'nome',
    'familiaNome',
    'fornecedorNomeTela',
    'valorNf',
    'custoFinal',
    'pv',
    'margem',
    'dataCriacao',
  ],
  pageSize: 20,
  failureMessage: 'Erro ao buscar produtos',
  decidedByOthers: true,
  isAsked: ({ filters }: { readonly filters: object }) =>
    Object.values(filters).some((value) => value !== null),
} as const;
