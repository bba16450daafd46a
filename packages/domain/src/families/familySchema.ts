import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { dimensionProblems } from '../fields/dimensions.ts';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import { type Competitor, competitorsProblem, completeCompetitors, priceTagProblem } from './familyBlocks.ts';
import { familyFields } from './familyFields.ts';
import { type FamilyFacts, settleVolumes, volumesProblems } from './familyVolumes.ts';
import { isCestRequired, settleFamily } from './taxationRules.ts';

/** The rules of a family over its fields; other fields of the same names may ask for more of each. */
export function familySchemaOf(fields: typeof familyFields) {
  const familyValues = z.object(shapeOf(fields));

  const read = {
    volumes: whenReadable(z.pick(familyValues, { volumetria: true, volumetrias: true })),
    freeDescription: whenReadable(z.pick(familyValues, { descricaoLivre: true })),
    dimensions: whenReadable(
      z.pick(familyValues, {
        dimensaoPorFamilia: true,
        altura: true,
        largura: true,
        comprimento: true,
        peso: true,
      }),
    ),
    cest: whenReadable(z.pick(familyValues, { cst: true, cestId: true })),
    competitors: whenReadable(z.pick(familyValues, { concorrentes: true })),
    priceTag: whenReadable(z.pick(familyValues, { etiquetaPrecoParte1: true, etiquetaPrecoParte2: true })),
  };
  return (facts: FamilyFacts) =>
    z.pipe(
      familyValues.check(
        z.superRefine((values, context) => {
          for (const problem of volumesProblems(values, facts))
            context.addIssue({ code: 'custom', ...problem });
        }, read.volumes),
        z.superRefine(({ descricaoLivre }, context) => {
          if (!facts.kit || descricaoLivre !== null) return;
          context.addIssue({ code: 'custom', path: ['descricaoLivre'], message: REQUIRED_TEXT });
        }, read.freeDescription),
        z.superRefine((values, context) => {
          if (!values.dimensaoPorFamilia) return;
          for (const problem of dimensionProblems(values)) context.addIssue({ code: 'custom', ...problem });
        }, read.dimensions),
        z.superRefine((values, context) => {
          if (!isCestRequired(values) || values.cestId !== null) return;
          context.addIssue({ code: 'custom', path: ['cestId'], message: REQUIRED_TEXT });
        }, read.cest),
        z.superRefine(({ concorrentes }, context) => {
          const message = competitorsProblem(concorrentes);
          if (message) context.addIssue({ code: 'custom', path: ['concorrentes', 0, 'nome'], message });
        }, read.competitors),
        z.superRefine(({ etiquetaPrecoParte1, etiquetaPrecoParte2 }, context) => {
          const problem = priceTagProblem(etiquetaPrecoParte1, etiquetaPrecoParte2);
          if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
        }, read.priceTag),
      ),
      z.transform((values) => ({
        ...settleFamily(values),
        ...settleVolumes(values, facts),
        descricaoLivre: facts.kit ? values.descricaoLivre : null,
        concorrentes: completeCompetitors(values.concorrentes) satisfies Competitor[],
      })),
    );
}

/**
 * Form and body of a family of the catalogue (GAP-31, GAP-32): category, brand and volume type are needed, the
 * volume but for volts (FMC-028 to FMC-030), the free description for kits (FMC-033), the dimensions when the family
 * holds them (FMC-098 to FMC-101), CEST under CST Icms (FMC-056); everything else may be left empty (G-59). A field
 * that a body leaves out is empty. What comes out is what is sent: texts upper-cased with single spaces (D18,
 * FMC-023), complete competitors only (FMC-086), no free description without a kit, no volume for volts, and the
 * rules of C-4 applied.
 *
 * @param facts of category and volume type, see `familyFacts`.
 */
export const familySchema = familySchemaOf(familyFields);

/** Family as the calls send it. */
export type FamilyValues = z.output<ReturnType<typeof familySchema>>;
