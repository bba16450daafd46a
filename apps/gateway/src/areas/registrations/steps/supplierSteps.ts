import type { Schemas } from '@portal/api';
import { basicDataSchema, brandsAndCategoriesSchema } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { cities, supplierBrands, supplierCategoryChoices, suppliers } from '../../../database/schema.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import { replaceContacts } from './replaceContacts.ts';
import type { Step } from './saveStep.ts';
import { requireBrandsAndCategories, requireOptions, requireRecord } from './stepReferences.ts';

/** Writes columns of a supplier. */
export async function updateSupplier(
  queries: Queries,
  { id, versao }: { readonly id: number; readonly versao: number },
  values: Partial<typeof suppliers.$inferInsert>,
): Promise<void> {
  await queries
    .update(suppliers)
    .set({ ...values, versao: versao + 1 })
    .where(eq(suppliers.id, id));
}

/** Step 1, Dados da empresa (ST1-063). */
export const basicDataStep: Step<Schemas['BasicDataInput']> = {
  number: 1,
  write: async (queries, { supplier }, body) => {
    const { endereco, contatos, ...company } = validateBody(basicDataSchema, body);
    const { cidade, ...address } = endereco;
    requireOptions({
      segmento: [company.segmento, 'segmentos'],
      qualificacao: [company.qualificacao, 'qualificacoes'],
    });
    await requireRecord(queries, cities, cidade.id, 'endereco.cidade.id');
    await updateSupplier(queries, supplier, { ...company, ...address, cidadeId: cidade.id });
    await replaceContacts(queries, supplier.id, 'Representante', contatos);
  },
};

/** Step 2, Informações do produto (ST2-040). */
export const brandsAndCategoriesStep: Step<Schemas['BrandsAndCategoriesInput']> = {
  number: 2,
  write: async (queries, { supplier }, body) => {
    const values = validateBody(brandsAndCategoriesSchema, body);
    const { marcas, categorias, lojas, observacoesCadastro } = values;
    await requireBrandsAndCategories(
      queries,
      marcas.map(({ id }) => id),
      categorias.map(({ id }) => id),
    );
    await updateSupplier(queries, supplier, { lojas, observacoesCadastro });
    const fornecedorId = supplier.id;
    await queries.delete(supplierBrands).where(eq(supplierBrands.fornecedorId, fornecedorId));
    await queries.insert(supplierBrands).values(marcas.map(({ id }) => ({ fornecedorId, marcaId: id })));
    await queries
      .delete(supplierCategoryChoices)
      .where(eq(supplierCategoryChoices.fornecedorId, fornecedorId));
    await queries
      .insert(supplierCategoryChoices)
      .values(categorias.map(({ id, principal }) => ({ fornecedorId, categoriaId: id, principal })));
  },
};

/** Step 3, Anexo de documentos, whose documents are stored before (ST3-015). */
export const documentsStep: Step<Schemas['DocumentsInput']> = {
  number: 3,
  write: async () => {},
};
