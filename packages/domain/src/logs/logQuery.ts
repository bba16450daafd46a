import { isIsoDate } from '@portal/formats';
import * as z from 'zod/mini';
import { DATE_TEXT, REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { whenReadable } from '../fields/whenReadable.ts';

/** The tables whose changes can be asked for, with the name of each (LOG-001, LOG-008). */
export const LOG_DOMAINS = [
  { value: 'Familias', label: 'Família' },
  { value: 'Fornecedores', label: 'Fornecedor' },
  { value: 'Produtos', label: 'Produto' },
] as const;

/** A table whose changes can be asked for. */
export type LogDomain = (typeof LOG_DOMAINS)[number]['value'];

/** The field that each table asks for, and its message when it is empty (LOG-002, LOG-005 to LOG-007). */
export const LOG_FIELDS = {
  Familias: { name: 'CodigoFamilia', missing: 'Família é obrigatória' },
  Fornecedores: { name: 'FornecedorId', missing: 'Fornecedor é obrigatório' },
  Produtos: { name: 'CodigoProduto', missing: 'Código do Produto é obrigatório' },
} as const satisfies Record<LogDomain, object>;

/** Message for a period that ends before it begins (G-04). */
export const LOG_PERIOD_TEXT = 'A data final deve ser igual ou posterior à inicial';

const domain = z.enum(
  LOG_DOMAINS.map(({ value }) => value),
  { error: REQUIRED_TEXT },
);
const day = z.string({ error: REQUIRED_TEXT }).check(
  z.minLength(1, REQUIRED_TEXT),
  z.refine((date) => date === '' || isIsoDate(date), DATE_TEXT),
);
const number = z.nullish(z.number());

/**
 * What a question for changes needs (LOG-004 to LOG-008, G-04): the table, its record and both days of the period.
 * The names are those of the call.
 */
export const logQuerySchema = z
  .object({
    Dominio: domain,
    CodigoFamilia: number,
    FornecedorId: number,
    CodigoProduto: number,
    DataInicio: day,
    DataFim: day,
  })
  .check(
    z.superRefine(
      (query, context) => {
        const { name, missing } = LOG_FIELDS[query.Dominio];
        if ((query[name] ?? null) === null)
          context.addIssue({ code: 'custom', path: [name], message: missing });
      },
      whenReadable(z.object({ Dominio: domain })),
    ),
    z.superRefine(({ DataInicio, DataFim }, context) => {
      if (isIsoDate(DataInicio) && isIsoDate(DataFim) && DataFim < DataInicio)
        context.addIssue({ code: 'custom', path: ['DataFim'], message: LOG_PERIOD_TEXT });
    }),
  );
