import { z } from 'zod';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { optionalMoney } from '../fields/numberFields.ts';
import { optionalUpperText } from '../fields/textFields.ts';

/** Most competitors of a family (FMC-083). */
export const COMPETITORS_MAX = 3;

/** Most characters of both parts of the price tag together (FMC-048, G-21). */
export const PRICE_TAG_MAX = 60;

/** The introduction programme that stands alone (FMC-089). */
export const NO_INTRODUCTION = 'NaoSeAplica';

const competitor = z.object({ nome: optionalUpperText(60), preco: optionalMoney() });

/** A competitor that is sent: it has a name and a price (FMC-086). */
export interface Competitor {
  nome: string;
  preco: number;
}

/** Prices of competitors; an empty row has the name `''` and the price `null`. */
export const competitorsField = z.preprocess(
  (value: z.input<typeof competitor>[]) => value ?? [],
  z.array(competitor).max(COMPETITORS_MAX, `Informe no máximo ${COMPETITORS_MAX} concorrentes`),
);

type CompetitorRows = z.output<typeof competitorsField>;

/** Only the rows that have a name and a price above 0 (FMC-086). */
export function completeCompetitors(rows: CompetitorRows): Competitor[] {
  return rows.flatMap(({ nome, preco }) => (nome === null || !preco ? [] : [{ nome, preco }]));
}

/** What is missing in the competitors: the first name, once a price is given (FMC-084); `null` when nothing is. */
export function competitorsProblem(rows: CompetitorRows): string | null {
  const isUsed = rows.some(({ preco }) => Boolean(preco));
  return isUsed && rows[0]?.nome === null ? REQUIRED_TEXT : null;
}

/** Introduction programmes, each once; `NaoSeAplica` stands alone (FMC-087, FMC-089). */
export const introductionsField = z.preprocess(
  (value: string[]) => value ?? [],
  z
    .array(z.string().min(1).max(40))
    .max(20, 'Selecione no máximo 20 opções')
    .transform((ids) => [...new Set(ids)])
    .refine(
      (ids) => ids.length === 1 || !ids.includes(NO_INTRODUCTION),
      'Não se aplica não pode ser combinado com outra opção',
    ),
);

/**
 * The introduction programmes after a choice (FMC-089, FRM-37): choosing `NaoSeAplica` clears the others, choosing
 * another clears it.
 *
 * @param before what was chosen.
 * @param after what the select gives now.
 */
export function settleIntroductions(before: readonly string[], after: readonly string[]): string[] {
  if (!after.includes(NO_INTRODUCTION)) return [...after];
  if (!before.includes(NO_INTRODUCTION)) return [NO_INTRODUCTION];
  const others = after.filter((id) => id !== NO_INTRODUCTION);
  return others.length === 0 ? [NO_INTRODUCTION] : others;
}

/** What is wrong with the two parts of the price tag, by field (FMC-046 to FMC-048, G-21). */
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
