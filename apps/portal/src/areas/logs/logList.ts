import { LOG_DOMAINS, LOG_FIELDS, logQuerySchema } from '@portal/domain';
import * as z from 'zod/mini';
import { dayInAddress, type FilterValues, numberInAddress } from '../../shared/list/addressFilters.ts';
import { createList } from '../../shared/list/createList.ts';
import { listOf } from '../../shared/list/listOf.ts';
import { RECORD_OF_TABLE } from '../../shared/logs/logHref.ts';

/** The question by its names in the address (LOG-001 to LOG-009): a link of it shows the same to a colleague. */
const logFilters = {
  tabela: z.enum(LOG_DOMAINS.map(({ value }) => value)),
  [RECORD_OF_TABLE.Familias]: numberInAddress,
  [RECORD_OF_TABLE.Fornecedores]: numberInAddress,
  [RECORD_OF_TABLE.Produtos]: numberInAddress,
  inicio: dayInAddress,
  fim: dayInAddress,
  usuario: numberInAddress,
};

export type LogFilters = FilterValues<typeof logFilters>;

/** The question as the schema of the call reads it. */
const questionOf = ({ tabela, familia, fornecedor, produto, inicio, fim }: LogFilters) => ({
  Dominio: tabela ?? undefined,
  CodigoFamilia: familia,
  FornecedorId: fornecedor,
  CodigoProduto: produto,
  DataInicio: inicio ?? undefined,
  DataFim: fim ?? undefined,
});

type Asked = keyof ReturnType<typeof questionOf>;

/** What is wrong with a question, by the names of the call; the same schema refuses it in the gateway. */
export function logQuestionProblems(filters: LogFilters): Partial<Record<Asked, string>> {
  const { error } = logQuerySchema.safeParse(questionOf(filters));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

/** Who changed what in one family, supplier or product, the newest first (LOG-009, G-04). */
export const logList = createList({
  page: 'product-logs',
  call: listOf('/api/produtos/logs', {
    rows: 'logs',
    filters: {
      tabela: 'Dominio',
      familia: LOG_FIELDS.Familias.name,
      fornecedor: LOG_FIELDS.Fornecedores.name,
      produto: LOG_FIELDS.Produtos.name,
      inicio: 'DataInicio',
      fim: 'DataFim',
      usuario: 'UsuarioId',
    },
  }),
  sort: ['data', 'usuario', 'campo'],
  pageSize: 20,
  filters: logFilters,
  isAsked: ({ filters }) => Object.keys(logQuestionProblems(filters)).length === 0,
});
