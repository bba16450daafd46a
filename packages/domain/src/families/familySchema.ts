import { z } from 'zod';
import { dimensionFields, dimensionProblems } from '../fields/dimensions.ts';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { flag, idList, optionalId, optionalMoney, requiredId } from '../fields/numberFields.ts';
import { optionalOption, optionalUpperText } from '../fields/textFields.ts';
import { whenReadable } from '../fields/whenReadable.ts';
import {
  type Competitor,
  competitorsField,
  competitorsProblem,
  completeCompetitors,
  introductionsField,
  priceTagProblem,
} from './familyBlocks.ts';
import { type FamilyFacts, settleVolumes, volumesField, volumesProblems } from './familyVolumes.ts';
import { isCestRequired, settleFamily } from './taxationRules.ts';
import { taxationFields } from './taxationSchema.ts';

/** Most characters of the free description of a kit (FMC-034). */
export const FREE_DESCRIPTION_MAX = 7;

/** Most characters of a collection. */
export const COLLECTION_MAX = 60;

const familyFields = z.object({
  categoriaId: requiredId('Seleciona uma categoria'),
  marcaId: requiredId('Seleciona uma marca'),
  colecao: optionalUpperText(COLLECTION_MAX),
  tipoVolumetriaId: requiredId('Selecione uma opção'),
  volumetria: z.preprocess(
    (value: number | null) => value ?? null,
    z.number({ error: 'Digite um número válido' }).nullable(),
  ),
  volumetrias: volumesField,
  descricaoLivre: optionalUpperText(FREE_DESCRIPTION_MAX, `Máximo ${FREE_DESCRIPTION_MAX} caracteres`),
  departamentoId: optionalId(),
  secaoId: optionalId(),
  grupoId: optionalId(),
  subGrupoId: optionalId(),
  etiquetaPrecoParte1: optionalUpperText(60),
  etiquetaPrecoParte2: optionalUpperText(60),
  divisoesId: optionalId(),
  ncmId: optionalId(),
  cestId: optionalId(),
  cstPisConfins: optionalOption(),
  spedItem: optionalOption(),
  spedProduto: optionalOption(),
  calculaStEntrada: flag(),
  calculaStSaida: flag(),
  valorBruto: optionalMoney(),
  ...taxationFields,
  concorrentes: competitorsField,
  introducao: introductionsField,
  estoqueSemGiro: z.preprocess(
    (value: { devolucao: boolean; indenizacao: boolean }) => value ?? {},
    z.object({ devolucao: flag(), indenizacao: flag() }),
  ),
  classificacoesDeRiscoId: optionalId(),
  classificacaoProduto: z.preprocess(
    (value: { id: number }[]) => value ?? [],
    z.array(z.object({ id: z.int().min(1) })).max(50, 'Selecione no máximo 50 opções'),
  ),
  tagsIds: idList(50),
  dimensaoPorFamilia: flag(),
  ...dimensionFields,
});

const { shape } = familyFields;
const read = {
  volumes: whenReadable(familyFields.pick({ volumetria: true, volumetrias: true })),
  freeDescription: whenReadable(z.object({ descricaoLivre: shape.descricaoLivre })),
  dimensions: whenReadable(z.object({ dimensaoPorFamilia: shape.dimensaoPorFamilia, ...dimensionFields })),
  cest: whenReadable(z.object({ cst: shape.cst, cestId: shape.cestId })),
  competitors: whenReadable(z.object({ concorrentes: shape.concorrentes })),
  priceTag: whenReadable(
    z.object({
      etiquetaPrecoParte1: shape.etiquetaPrecoParte1,
      etiquetaPrecoParte2: shape.etiquetaPrecoParte2,
    }),
  ),
};

/**
 * Form and body of a family of the catalogue (GAP-31, GAP-32): category, brand and volume type are needed, the volume
 * but for volts (FMC-028 to FMC-030), the free description for kits (FMC-033), the dimensions when the family holds them
 * (FMC-098 to FMC-101), CEST under CST Icms (FMC-056); everything else may be left empty (G-59). A field that a body
 * leaves out is empty.
 *
 * What comes out is what is sent: texts upper-cased with single spaces (D18, FMC-023), complete competitors only
 * (FMC-086), no free description without a kit, no volume for volts, and the rules of C-4 applied.
 *
 * @param facts what category and volume type tell, see `familyFacts`.
 */
export function familySchema(facts: FamilyFacts) {
  return familyFields
    .superRefine((values, context) => {
      for (const problem of volumesProblems(values, facts)) context.addIssue({ code: 'custom', ...problem });
    }, read.volumes)
    .superRefine(({ descricaoLivre }, context) => {
      if (!facts.kit || descricaoLivre !== null) return;
      context.addIssue({ code: 'custom', path: ['descricaoLivre'], message: REQUIRED_TEXT });
    }, read.freeDescription)
    .superRefine((values, context) => {
      if (!values.dimensaoPorFamilia) return;
      for (const problem of dimensionProblems(values)) context.addIssue({ code: 'custom', ...problem });
    }, read.dimensions)
    .superRefine((values, context) => {
      if (!isCestRequired(values) || values.cestId !== null) return;
      context.addIssue({ code: 'custom', path: ['cestId'], message: REQUIRED_TEXT });
    }, read.cest)
    .superRefine(({ concorrentes }, context) => {
      const message = competitorsProblem(concorrentes);
      if (message) context.addIssue({ code: 'custom', path: ['concorrentes', 0, 'nome'], message });
    }, read.competitors)
    .superRefine(({ etiquetaPrecoParte1, etiquetaPrecoParte2 }, context) => {
      const problem = priceTagProblem(etiquetaPrecoParte1, etiquetaPrecoParte2);
      if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
    }, read.priceTag)
    .transform((values) => ({
      ...settleFamily(values),
      ...settleVolumes(values, facts),
      descricaoLivre: facts.kit ? values.descricaoLivre : null,
      concorrentes: completeCompetitors(values.concorrentes) satisfies Competitor[],
    }));
}

/** Values of the family form. */
export type FamilyForm = z.input<ReturnType<typeof familySchema>>;

/** Family as the calls send it. */
export type FamilyValues = z.output<ReturnType<typeof familySchema>>;
