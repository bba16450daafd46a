import * as z from 'zod/mini';
import { emptyForm, type FieldOf, type FormOf, shapeOf } from '../fields/defineFields.ts';
import { record, requiredAnswer, requiredCount, requiredRecord } from '../fields/kinds.ts';
import { whenReadable } from '../fields/whenReadable.ts';

/** Most families of one request. */
export const REQUEST_FAMILIES_MAX = 200;

/** Days that a supplier has to send a request, counted from the day on which it is opened. */
export const REQUEST_DAYS = 30;

/** One family that is asked for (G-08). */
const requestedFamilyFields = {
  novaFamilia: requiredAnswer({ label: 'Família nova', initial: true }),
  familiaId: record({ label: 'Família do catálogo' }),
  quantidadeCadastroProduto: requiredCount({
    label: 'Quantidade de produtos',
    max: 1000,
    message: 'Valor deve ser maior que 0',
  }),
};

/** A family as the form holds it. */
export type RequestedFamilyForm = FormOf<typeof requestedFamilyFields>;

/** The row of a family that nothing was said of yet. */
export function emptyRequestedFamily(): RequestedFamilyForm {
  return emptyForm(requestedFamilyFields);
}

const readableChoices = whenReadable(
  z.array(z.object({ novaFamilia: z.boolean(), familiaId: z.nullable(z.int()) })),
);

const requestedFamilies = z
  .array(
    z.pipe(
      z.object(shapeOf(requestedFamilyFields)),
      z.transform(({ novaFamilia, familiaId, ...family }) => ({
        ...family,
        novaFamilia,
        familiaId: novaFamilia ? null : familiaId,
      })),
    ),
    { error: 'Informe ao menos uma família' },
  )
  .check(
    z.minLength(1, 'Informe ao menos uma família'),
    z.maxLength(REQUEST_FAMILIES_MAX, `Informe no máximo ${REQUEST_FAMILIES_MAX} famílias`),
    z.superRefine((families, context) => {
      for (const [index, { novaFamilia, familiaId }] of families.entries()) {
        if (novaFamilia) continue;
        const refuse = (message: string) =>
          context.addIssue({ code: 'custom', path: [index, 'familiaId'], message });
        const isTwice = families.some(
          (other, place) => place < index && !other.novaFamilia && other.familiaId === familiaId,
        );
        if (familiaId === null) refuse('Seleciona uma família');
        else if (isTwice) refuse('Esta família já está na solicitação');
      }
    }, readableChoices),
  );

/** What is asked for, a family a row; one of the catalogue stands in a request once. */
const families = {
  kind: 'rows',
  label: 'Famílias',
  fields: requestedFamilyFields,
  schema: requestedFamilies,
  empty: [emptyRequestedFamily()],
  draft: z.array(
    z.object({
      novaFamilia: z.nullable(z.boolean()),
      familiaId: z.nullable(z.number()),
      quantidadeCadastroProduto: z.nullable(z.number()),
    }),
  ),
} as const satisfies FieldOf<'rows', typeof requestedFamilies>;

/** The fields with which staff open a request (SOL-029, SOL-030, SOL-046, G-08). */
export const newRequestFields = {
  fornecedorId: requiredRecord({ label: 'Fornecedor', missing: 'Seleciona um fornecedor' }),
  solicitacoesCadastrosFamilias: families,
};

/** Values of the form of a new request. */
export type NewRequestForm = FormOf<typeof newRequestFields>;

/** Form and body of a new request: a new family has no id, one of the catalogue has one and stands in it once (G-08). */
export const newRequestSchema = z.object(shapeOf(newRequestFields));

/** A new request as the call takes it. */
export type NewRequest = z.output<typeof newRequestSchema>;
