import { formatBrl, formatDate, isIsoDate, normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { type FieldOf, type FormOf, shapeOf } from '../fields/defineFields.ts';
import { DATE_TEXT, REQUIRED_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { flag, requiredOption, requiredRecord } from '../fields/kinds.ts';
import {
  MONEY_MAX,
  optionalId,
  optionalMoney,
  optionalNumber,
  requiredNumber,
  TOO_LARGE_TEXT,
} from '../fields/numberFields.ts';
import { optionalLines } from '../fields/textFields.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import type { TermDays } from './terms/dueDateBounds.ts';
import {
  clearTerms,
  DUE_DATES,
  DUE_VALUES,
  EMPTY_TERMS,
  type PaymentTerms,
  PERIOD_DAYS,
  TERM_DAYS_MAX,
  TERM_TYPES,
  type TermType,
} from './terms/paymentTerms.ts';
import { SUPPLIER_LACKS } from './terms/proposeTerms.ts';
import { termProblems } from './terms/termProblems.ts';
import { termsText } from './terms/termsText.ts';

/** Most characters of an observation. */
export const OBSERVATION_MAX = 1_000;

/** Most characters of the registered terms of a supplier. */
export const REGISTERED_TERMS_MAX = 200;

/** Most tags, and most divisions, of a requisition. */
const CHOICES_MAX = 50;

/** The only department (RQF-048, G-48). */
export const REQUISITION_DEPARTMENT = { id: 1, descricao: 'COMERCIAL' } as const;

const dateRule = z.pipe(
  z.transform((value: string | null) => value ?? ''),
  z.string().check(
    // One rule: one that aborts would keep the rules over several fields from running.
    z.refine(isIsoDate, {
      error: ({ input }) => (input === '' ? REQUIRED_TEXT : DATE_TEXT),
    }),
  ),
);

/** A date that must be given, as `YYYY-MM-DD` (D3). */
const requiredDate = (label: string): FieldOf<'date', typeof dateRule> => ({
  kind: 'date',
  label,
  required: true,
  schema: dateRule,
  empty: null,
  draft: z.nullable(z.string()),
  text: (value) => (value === null ? null : formatDate(value)),
});

const moneyRule = (min: number) =>
  requiredNumber(
    { decimals: 2, min, max: MONEY_MAX, message: 'Valor deve ser maior que 0', tooLarge: TOO_LARGE_TEXT },
    REQUIRED_TEXT,
  );

/** An amount that must be given. */
const requiredMoney = (label: string, min: number): FieldOf<'money', ReturnType<typeof moneyRule>> => ({
  kind: 'money',
  label,
  required: true,
  schema: moneyRule(min),
  empty: null,
  draft: z.nullable(z.number()),
  text: (value) => (value === null ? null : formatBrl(value)),
});

const observationRule = optionalLines(OBSERVATION_MAX);

const observation = (label: string): FieldOf<'longText', typeof observationRule> => ({
  kind: 'longText',
  label,
  maxLength: OBSERVATION_MAX,
  schema: observationRule,
  empty: '',
  draft: z.string(),
  text: (value) => value || null,
});

interface NamedRow {
  id: number;
  /** Left out where only the id is known. */
  descricao?: string;
}

const recordRows = z.pipe(
  z.transform((value: NamedRow[]) => value ?? []),
  z
    .array(z.object({ id: z.int().check(z.gte(1)), descricao: z.exactOptional(z.string()) }))
    .check(z.maxLength(CHOICES_MAX, `Selecione no máximo ${CHOICES_MAX} opções`)),
);

/** Records with their names, each once. */
const named = (label: string): FieldOf<'named', typeof recordRows> => ({
  kind: 'named',
  label,
  schema: recordRows,
  empty: [],
  draft: z.array(z.object({ id: z.number(), descricao: z.string() })),
  text: (rows) => rows.map(({ id, descricao }) => descricao ?? String(id)).join(', ') || null,
});

const nullable = <Names extends readonly string[], Rule extends z.ZodMiniType>(names: Names, rule: Rule) =>
  Object.fromEntries(names.map((name) => [name, rule])) as { [Name in Names[number]]: Rule }; // of each name the rule

const optionalDate = z.pipe(
  z.transform((value: string | null) => value || null),
  z.nullable(z.string().check(z.refine(isIsoDate, DATE_TEXT))),
);
const optionalDays = optionalNumber({
  decimals: 0,
  min: 0,
  max: TERM_DAYS_MAX,
  message: 'Valor deve ser maior que 0',
  tooLarge: TOO_LARGE_TEXT,
});
const optionalValue = optionalMoney();

const termType = z.enum(
  TERM_TYPES.map(({ id }) => id),
  { error: REQUIRED_TEXT },
);

/** The payment term; what its type does not have is cleared (C-8), the rules over the whole form judge the rest. */
const termsRule = z.pipe(
  z.object({
    tipoPrazo: z.pipe(
      z.transform((type: TermType) => type ?? 'Padrao'),
      termType,
    ),
    vencimento1Original: optionalDate,
    ...nullable(['prazoDias', ...PERIOD_DAYS] as const, optionalDays),
    ...nullable(DUE_DATES, optionalDate),
    ...nullable(DUE_VALUES, optionalValue),
  }),
  z.transform((terms): PaymentTerms => clearTerms(terms)),
);

const draftNumber = z.nullable(z.number());
const draftDate = z.nullable(z.string());

const prazoCompra = {
  kind: 'terms',
  label: 'Prazo de compra',
  schema: termsRule,
  empty: EMPTY_TERMS,
  draft: z.object({
    tipoPrazo: termType,
    vencimento1Original: draftDate,
    ...nullable(['prazoDias', ...PERIOD_DAYS] as const, draftNumber),
    ...nullable(DUE_DATES, draftDate),
    ...nullable(DUE_VALUES, draftNumber),
  }),
  text: (terms: PaymentTerms) => termsText(terms),
} as const satisfies FieldOf<'terms', typeof termsRule>;

const registeredTermsRule = z.pipe(
  z.transform((value: string | null) => value ?? ''),
  z
    .string()
    .check(
      z.overwrite(normalizeLine),
      z.minLength(1, SUPPLIER_LACKS.registeredTerms),
      z.maxLength(REGISTERED_TERMS_MAX, tooLongText(REGISTERED_TERMS_MAX)),
    ),
);

/**
 * The fields of a requisition in the order of its form (RQF-007 to RQF-048, G-34 labels). `prazoCompra` is one value: its
 * own rules are those of `terms/`.
 */
export const requisitionFields = {
  gestorId: requiredRecord({ label: 'Gestor', missing: 'Selecione um gestor' }),
  tipoLiberacao: requiredOption({
    label: 'Tipo de liberação',
    list: 'tipoLiberacaoRequisicao',
    missing: 'Selecione uma liberação',
  }),
  liberacaoEspecial: flag({ label: 'Liberação especial', on: true }),
  fornecedorId: requiredRecord({ label: 'Fornecedor', missing: 'Selecione um fornecedor' }),
  grupoDivisaoId: {
    kind: 'record',
    label: 'Grupo de divisão',
    schema: optionalId(),
    empty: null,
    draft: z.nullable(z.number()),
    text: (value, { names, path }) => (value === null ? null : names.record(path, value)),
  } satisfies FieldOf<'record', ReturnType<typeof optionalId>>,
  divisoes: named('Divisão'),
  dataCompraInicial: requiredDate('Data de faturamento'),
  valorRequisicao: requiredMoney('Valor solicitado com impostos', 0.1), // G-57
  prazosCadastro: {
    kind: 'shown',
    label: 'Prazo de cadastro',
    schema: registeredTermsRule,
    empty: '',
    draft: z.string(),
    text: (value) => value || null,
  } satisfies FieldOf<'shown', typeof registeredTermsRule>,
  dataContaCorrente: requiredDate('Data conta corrente'),
  saldoContaCorrente: requiredMoney('Saldo conta corrente', -MONEY_MAX), // RQF-027
  prazoCompra,
  tags: named('Tags'),
  observacoes: observation('Observações'),
};

/** The observations of those who decide (RQF-037, RQF-038, G-53). */
export const deciderFields = {
  observacoesValidador: observation('Observações do validador'),
  observacoesDiretor: observation('Observações do diretor'),
};

/** Every field of the page: what the requester fills in and what those who decide add (G-54). */
export const requisitionPageFields = { ...requisitionFields, ...deciderFields };

/** Values of the form. */
export type RequisitionForm = FormOf<typeof requisitionPageFields>;

const readableTerms = whenReadable(z.object({ prazoCompra: termsRule, dataCompraInicial: dateRule }));
const readableRelease = whenReadable(z.object({ tipoLiberacao: z.string(), divisoes: recordRows }));

/** Fields that validator and director change: what the edit log records (G-54). */
const decidedShape = () => {
  const {
    dataCompraInicial,
    valorRequisicao,
    saldoContaCorrente,
    prazoCompra: terms,
  } = shapeOf(requisitionFields);
  return { dataCompraInicial, valorRequisicao, saldoContaCorrente, prazoCompra: terms };
};

interface Termed {
  readonly prazoCompra: PaymentTerms;
  readonly dataCompraInicial: string;
  readonly valorRequisicao?: number;
}

function refuseTerms(
  { prazoCompra: terms, dataCompraInicial, valorRequisicao }: Termed,
  today: string,
  context: z.core.$RefinementCtx,
) {
  const days: TermDays = { today, billing: dataCompraInicial };
  for (const [name, message] of Object.entries(termProblems(terms, days, valorRequisicao ?? null)))
    context.addIssue({ code: 'custom', path: ['prazoCompra', name], message });
}

/**
 * Form and body of a requisition (RQF-007 to RQF-026, RQP-012 to RQP-024).
 *
 * @param today the day in America/Sao_Paulo, before which nothing falls due.
 */
export function requisitionSchema(today: string) {
  return z.object(shapeOf(requisitionFields)).check(
    z.superRefine((requisition, context) => refuseTerms(requisition, today, context), readableTerms),
    z.superRefine(({ tipoLiberacao, divisoes }, context) => {
      if (tipoLiberacao === 'Divisao' && divisoes.length === 0)
        context.addIssue({ code: 'custom', path: ['divisoes'], message: 'Selecione as divisões' });
    }, readableRelease),
  );
}

/** Form and body of a validation, with the observations of the validator (RQF-064). */
export function validationSchema(today: string) {
  return z
    .object({ ...decidedShape(), observacoesValidador: observationRule })
    .check(z.superRefine((requisition, context) => refuseTerms(requisition, today, context), readableTerms));
}

/** Form and body of an approval in the form, with the observations of the director (RQF-065). */
export function approvalSchema(today: string) {
  return z
    .object({ ...decidedShape(), observacoesDiretor: observationRule })
    .check(z.superRefine((requisition, context) => refuseTerms(requisition, today, context), readableTerms));
}

/** Form and body of a refusal (RQF-047, RQA-021). */
export const requisitionRefusalSchema = z.object({
  observacao: observationRule.check(z.refine((text) => text !== null, REQUIRED_TEXT)),
});
