import * as z from 'zod/mini';
import { shapeOf } from '../../fields/defineFields.ts';
import { group } from '../../fields/kinds.ts';
import { basicDataFields, cityFields, streetFields } from './basicDataFields.ts';

/**
 * Body of step 1 (ST1-003 to ST1-056, G-28): the address has the city as `{id}`, the state being that of the city; the
 * contacts are the representative. CEP, phones and registrations come out bare, names in capitals (D18).
 */
export const basicDataSchema = z.object({
  ...shapeOf(basicDataFields),
  endereco: group({ ...streetFields, cidade: group(cityFields) }).schema,
});

/**
 * Form of step 1: the body, with the state that the city is chosen from, which is not sent. The messages are at
 * `endereco.cidade.estado.id` and `endereco.cidade.id`.
 */
export const basicDataFormSchema = z.pipe(
  z.object(shapeOf(basicDataFields)),
  z.transform(({ endereco: { cidade, ...street }, ...values }) => ({
    ...values,
    endereco: { ...street, cidade: { id: cidade.id } },
  })),
);

/** Step 1 as the call sends it. */
export type BasicDataBody = z.output<typeof basicDataSchema>;
