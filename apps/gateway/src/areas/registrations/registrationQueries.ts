import { and, asc, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  banks,
  brands,
  cities,
  cnaes,
  documents,
  registrationFlows,
  registrationPendencies,
  states,
  supplierBrands,
  supplierCarriers,
  supplierCategories,
  supplierCategoryChoices,
  supplierContacts,
  supplierDeliveryRegions,
  suppliers,
} from '../../database/schema.ts';
import { countProductsOf } from '../supplier-summaries/countProducts.ts';

/** The flow and its supplier in one row; flows that are not confirmed have no supplier and are not found. */
async function findFlow(queries: Queries, where: SQL) {
  const [row] = await queries
    .select({
      flow: getTableColumns(registrationFlows),
      supplier: getTableColumns(suppliers),
      city: getTableColumns(cities),
      state: getTableColumns(states),
      cnae: { id: cnaes.id, codigo: cnaes.codigo, descricao: cnaes.descricao },
      bank: { id: banks.id, codigo: banks.codigo, descricao: banks.descricao },
    })
    .from(registrationFlows)
    .innerJoin(suppliers, eq(suppliers.id, registrationFlows.fornecedorId))
    .leftJoin(cities, eq(cities.id, suppliers.cidadeId))
    .leftJoin(states, eq(states.id, cities.estadoId))
    .leftJoin(cnaes, eq(cnaes.id, suppliers.cnaeId))
    .leftJoin(banks, eq(banks.id, suppliers.bancoId))
    .where(where);
  return row;
}

/** Contacts of a supplier, those of a type in their order. */
const findContacts = (queries: Queries, supplierId: number) =>
  queries
    .select()
    .from(supplierContacts)
    .where(eq(supplierContacts.fornecedorId, supplierId))
    .orderBy(asc(supplierContacts.ordem), asc(supplierContacts.id));

const findCarriers = (queries: Queries, supplierId: number) =>
  queries
    .select()
    .from(supplierCarriers)
    .where(eq(supplierCarriers.fornecedorId, supplierId))
    .orderBy(asc(supplierCarriers.ordem));

const findRegions = (queries: Queries, supplierId: number) =>
  queries
    .select()
    .from(supplierDeliveryRegions)
    .where(eq(supplierDeliveryRegions.fornecedorId, supplierId))
    .orderBy(asc(supplierDeliveryRegions.regiaoId));

const findBrands = (queries: Queries, supplierId: number) =>
  queries
    .select({ id: brands.id, descricao: brands.descricao })
    .from(supplierBrands)
    .innerJoin(brands, eq(brands.id, supplierBrands.marcaId))
    .where(eq(supplierBrands.fornecedorId, supplierId))
    .orderBy(asc(brands.descricao), asc(brands.id));

const findCategories = (queries: Queries, supplierId: number) =>
  queries
    .select({
      id: supplierCategories.id,
      descricao: supplierCategories.descricao,
      principal: supplierCategoryChoices.principal,
    })
    .from(supplierCategoryChoices)
    .innerJoin(supplierCategories, eq(supplierCategories.id, supplierCategoryChoices.categoriaId))
    .where(eq(supplierCategoryChoices.fornecedorId, supplierId))
    .orderBy(desc(supplierCategoryChoices.principal), asc(supplierCategories.descricao));

/** Current documents, oldest first, without those that were replaced or removed. */
const findDocuments = (queries: Queries, supplierId: number) =>
  queries
    .select({
      id: documents.id,
      tipoDocumento: documents.tipoDocumento,
      nomeOriginal: documents.nomeOriginal,
      tamanho: documents.tamanho,
      dataCriacao: documents.dataCriacao,
    })
    .from(documents)
    .where(and(eq(documents.fornecedorId, supplierId), isNull(documents.removedAt)))
    .orderBy(asc(documents.id));

/** Pendencies of a flow, newest first, with the data of their documents. */
const findPendencies = (queries: Queries, flowId: string) =>
  queries
    .select({
      id: registrationPendencies.id,
      documentoId: registrationPendencies.documentoId,
      tipoDocumento: documents.tipoDocumento,
      nomeOriginal: documents.nomeOriginal,
      descricao: registrationPendencies.descricao,
      motivoPendencia: registrationPendencies.motivoPendencia,
      statusPendencia: registrationPendencies.statusPendencia,
      dataCriacao: registrationPendencies.criadoEm,
    })
    .from(registrationPendencies)
    .innerJoin(documents, eq(documents.id, registrationPendencies.documentoId))
    .where(eq(registrationPendencies.fluxoCadastroId, flowId))
    .orderBy(desc(registrationPendencies.id));

/** Counts the active products of a partner, and those blocked in a branch or more (G-38). */
async function countProducts(queries: Queries, supplierId: number) {
  const { ativo, bloqueado } = await countProductsOf(queries, supplierId);
  return { ativos: ativo, bloqueados: bloqueado };
}

/** Reads a registration with everything that belongs to it, in a fixed number of statements. */
async function findRegistration(queries: Queries, where: SQL) {
  const found = await findFlow(queries, where);
  if (found === undefined) return undefined;
  const { flow, supplier } = found;
  return {
    ...found,
    contacts: await findContacts(queries, supplier.id),
    carriers: await findCarriers(queries, supplier.id),
    regions: await findRegions(queries, supplier.id),
    brands: await findBrands(queries, supplier.id),
    categories: await findCategories(queries, supplier.id),
    documents: await findDocuments(queries, supplier.id),
    pendencies: await findPendencies(queries, flow.id),
    products: flow.statusFluxoCadastro === 'Aprovado' ? await countProducts(queries, supplier.id) : null,
  };
}

/** A registration as it is stored. */
export type FoundRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** Finds the registration of a flow. */
export function findRegistrationOfFlow(queries: Queries, flowId: string) {
  return findRegistration(queries, eq(registrationFlows.id, flowId));
}
