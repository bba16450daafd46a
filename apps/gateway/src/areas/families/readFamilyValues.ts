import type { Schemas } from '@portal/api';
import { type FamilyValues, familyFacts, familyName, type familySchema } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { brands, categories, volumeTypes } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import { inRegister } from '../brands/brandQueries.ts';
import { requireFamilyReferences } from './familyReferences.ts';
import { requireNameFits } from './requireNameFits.ts';

/** Category, brand and volume type: they decide the name of a family and which rules apply. */
async function requireIdentity(
  queries: Queries,
  { categoriaId, marcaId, tipoVolumetriaId }: Schemas['FamilyInput'],
) {
  // Locked until the family is saved, so that category and brand cannot be removed meanwhile.
  const [category] = await queries
    .select()
    .from(categories)
    .where(and(eq(categories.id, categoriaId), isNull(categories.deletedAt)))
    .for('key share');
  const [brand] = await queries
    .select({ descricao: brands.descricao })
    .from(brands)
    .where(and(inRegister('commercial'), eq(brands.id, marcaId)))
    .for('key share');
  const [type] = await queries.select().from(volumeTypes).where(eq(volumeTypes.id, tipoVolumetriaId));
  if (category === undefined || brand === undefined || type === undefined) {
    throw invalidFields({
      ...(category === undefined && { categoriaId: [messages.unknownOption] }),
      ...(brand === undefined && { marcaId: [messages.unknownOption] }),
      ...(type === undefined && { tipoVolumetriaId: [messages.unknownOption] }),
    });
  }
  return { category, brand, type };
}

/**
 * Checks the input of a family with the rules of its form (D6) and generates its name.
 *
 * @param schemaOf the rules: those of the catalogue, or the stricter ones of a request.
 * @throws GatewayError 400 at the fields that break a rule or refer to no record, or when the name is too long.
 */
export async function readFamilyValues(
  queries: Queries,
  input: Schemas['FamilyInput'],
  schemaOf: typeof familySchema,
): Promise<{ readonly values: FamilyValues; readonly nome: string }> {
  const { category, brand, type } = await requireIdentity(queries, input);
  const values = validateBody(schemaOf(familyFacts(category, type)), input);
  await requireFamilyReferences(queries, values);
  const nome = familyName({
    sigla: category.sigla,
    kit: category.kit,
    marca: brand.descricao,
    volumes: values.volumetrias.map((volumetria) => ({ volumetria, tipo: type })),
    descricaoLivre: values.descricaoLivre,
    colecao: values.colecao,
  });
  requireNameFits(nome);
  return { values, nome };
}
