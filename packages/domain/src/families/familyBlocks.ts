import { EMPTY_TEXT, formatBrl } from '@portal/formats';
import * as z from 'zod/mini';
import { type FieldOf, shapeOf } from '../fields/defineFields.ts';
import { INVALID_TEXT, REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { money, text } from '../fields/kinds.ts';

/** Most competitors of a family (FMC-083). */
export const COMPETITORS_MAX = 3;

/** Most characters of both parts of the price tag together (FMC-048, G-21). */
export const PRICE_TAG_MAX = 60;

/** The introduction programme that excludes all others (FMC-089). */
export const NO_INTRODUCTION = 'NaoSeAplica';

const competitorFields = {
  nome: text({ label: 'Concorrente', max: 60 }),
  preco: money({ label: 'Preço' }),
};

const competitor = z.object(shapeOf(competitorFields));

/** A competitor that is sent: it has a name and a price (FMC-086). */
export interface Competitor {
  nome: string;
  preco: number;
}

const competitorRows = z.pipe(
  z.transform((value: z.input<typeof competitor>[]) => value ?? []),
  z
    .array(competitor)
    .check(z.maxLength(COMPETITORS_MAX, `Informe no máximo ${COMPETITORS_MAX} concorrentes`)),
);

type CompetitorRows = z.output<typeof competitorRows>;

const emptyCompetitor: z.input<typeof competitor> = { nome: '', preco: null };

/** One row per possible competitor; empty rows are not sent (FMC-083, FMC-086). */
export function competitorForm(competitors: readonly Competitor[]): z.input<typeof competitor>[] {
  return Array.from({ length: COMPETITORS_MAX }, (_, index) => competitors[index] ?? emptyCompetitor);
}

/** Prices of competitors; an empty row has the name `''` and the price `null`. */
export const competitors = {
  kind: 'rows',
  label: 'Concorrentes',
  fields: competitorFields,
  schema: competitorRows,
  empty: competitorForm([]),
  draft: z.array(z.object({ nome: z.string(), preco: z.nullable(z.number()) })),
  text: (rows) =>
    rows
      .flatMap(({ nome, preco }) =>
        nome || preco !== null ? [`${nome || EMPTY_TEXT} ${formatBrl(preco)}`] : [],
      )
      .join('; '),
} as const satisfies FieldOf<'rows', typeof competitorRows>;

/** Only the rows that have a name and a price above 0 (FMC-086). */
export function completeCompetitors(rows: CompetitorRows): Competitor[] {
  return rows.flatMap(({ nome, preco }) => (nome === null || !preco ? [] : [{ nome, preco }]));
}

/** Message when a price is given without a name (FMC-084); otherwise `null`. */
export function competitorsProblem(rows: CompetitorRows): string | null {
  const isUsed = rows.some(({ preco }) => Boolean(preco));
  return isUsed && rows[0]?.nome === null ? REQUIRED_TEXT : null;
}

const programmes = z.pipe(
  z.transform((value: string[]) => value ?? []),
  z
    .pipe(
      z
        .array(z.string().check(z.minLength(1, INVALID_TEXT), z.maxLength(40, INVALID_TEXT)))
        .check(z.maxLength(20, 'Selecione no máximo 20 opções')),
      z.transform((ids) => [...new Set(ids)]),
    )
    .check(
      z.refine(
        (ids) => ids.length === 1 || !ids.includes(NO_INTRODUCTION),
        'Não se aplica não pode ser combinado com outra opção',
      ),
    ),
);

/** Introduction programmes, each once; `NaoSeAplica` only alone (FMC-087, FMC-089). */
export const introductions: FieldOf<'options', typeof programmes> & { readonly list: 'programacoes' } = {
  kind: 'options',
  label: 'Introdução',
  list: 'programacoes',
  schema: programmes,
  empty: [],
  draft: z.array(z.string()),
  text: (ids, { names }) => ids.map((id) => names.option('programacoes', id)).join(', '),
};

const classes = z.pipe(
  z.transform((value: { id: number }[]) => value ?? []),
  z.array(z.object({ id: z.int().check(z.gte(1)) })).check(z.maxLength(50, 'Selecione no máximo 50 opções')),
);

/** Classifications of the products (FMC-094, FMC-095). */
export const productClasses: FieldOf<'choices', typeof classes> = {
  kind: 'choices',
  label: 'Classificação do produto',
  schema: classes,
  empty: [],
  draft: z.array(z.object({ id: z.number() })),
  text: (chosen, { names, path }) => chosen.map(({ id }) => names.record(path, id)).join(', '),
};

/** Messages about the two parts of the price tag, by field (FMC-046 to FMC-048, G-21). */
export function priceTagProblem(
  parte1: string | null,
  parte2: string | null,
): { field: 'etiquetaPrecoParte1' | 'etiquetaPrecoParte2'; message: string } | null {
  if (parte1 === null) {
    return parte2 === null ? null : { field: 'etiquetaPrecoParte1', message: REQUIRED_TEXT };
  }
  if (parte1.length + (parte2?.length ?? 0) <= PRICE_TAG_MAX) return null;
  return {
    field: parte2 === null ? 'etiquetaPrecoParte1' : 'etiquetaPrecoParte2',
    message: `As duas partes têm no máximo ${PRICE_TAG_MAX} caracteres`,
  };
}
