import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import * as tables from '../database/schema.ts';
import { listBanks } from './brazil/banks.ts';
import { listCnaes } from './brazil/cnaes.ts';
import { listCities, listStates } from './brazil/places.ts';
import {
  type BrandRow,
  type CommercialBrand,
  createBrands,
  createEcommerceBrands,
} from './catalogue/brands.ts';
import { categories } from './catalogue/categories.ts';
import {
  departments,
  groups,
  productClasses,
  riskClasses,
  sections,
  subgroups,
} from './catalogue/classifications.ts';
import { divisionGroups, divisions, managers } from './catalogue/divisions.ts';
import { createFamilies, type Family } from './catalogue/families/families.ts';
import { createFamilyDetails } from './catalogue/families/familyDetails.ts';
import { cests, ncms } from './catalogue/families/taxCodes.ts';
import { characteristics, tags } from './catalogue/products/labels.ts';
import { createProducts, type ProductRow } from './catalogue/products/products.ts';
import { volumeTypes } from './catalogue/volumeTypes.ts';
import { type StoreFile, seedDocuments } from './documents/seedDocuments.ts';
import { seedRegisters } from './registers/seedRegisters.ts';
import { seedRequisitions } from './requisitions/seedRequisitions.ts';
import { SEED_INSTANT } from './seedClock.ts';
import { DEMO_PASSWORD, type DemoUser, demoUsers } from './suppliers/demoUsers.ts';
import { createRegistrationDetails } from './suppliers/registrationDetails.ts';
import {
  createRegistrationRequests,
  type RequestSurroundings,
  requestersOf,
} from './suppliers/registrationRequests.ts';
import { type Actor, createRequestEvents } from './suppliers/requestEvents.ts';
import { seedReviews } from './suppliers/seedReviews.ts';
import { createDemoSuppliers, createSuppliers, type RegisteredSupplier } from './suppliers/suppliers.ts';
import { seedSupply } from './supply/seedSupply.ts';

/** When the demo suppliers accepted the privacy notice: no version is accepted before it holds. */
const NOTICE_ACCEPTED = new Date(`${PRIVACY_NOTICE_VERSION}T12:00:00Z`);

/** Options of the seed. */
export interface SeedOptions {
  /** Adds the demo users and their suppliers. Without them nobody can sign in yet. */
  demo: boolean;
  /** Hashes a password; called only for demo users. */
  hashPassword(password: string): Promise<string>;
  /** Puts a file into the store and returns its id. */
  storeFile: StoreFile;
  /**
   * The instant that requisitions count back from: what waits for a decision must not fall due in the past.
   * @default SEED_INSTANT
   */
  purchasesAt?: Date;
}

async function seedBrazil(queries: Queries): Promise<void> {
  await insertRows(queries, tables.states, listStates());
  await insertRows(queries, tables.cities, listCities());
  await insertRows(queries, tables.banks, listBanks());
  await insertRows(queries, tables.cnaes, listCnaes());
}

async function seedBrands(queries: Queries, kind: 'commercial' | 'ecommerce', brands: readonly BrandRow[]) {
  await insertRows(
    queries,
    tables.brands,
    brands.map(({ id, codigo, descricao, dataCriacao }) => ({
      id,
      kind,
      codigo,
      descricao,
      dataCriacao,
      dataModificacao: dataCriacao,
    })),
  );
}

/** The registers that families choose from. */
async function seedFamilyRegisters(queries: Queries): Promise<void> {
  await insertRows(
    queries,
    tables.departments,
    departments.map(({ id, descricao }) => ({ id, descricao })),
  );
  await insertRows(
    queries,
    tables.sections,
    sections.map(({ parentId, ...row }) => ({ ...row, departamentoId: parentId })),
  );
  await insertRows(
    queries,
    tables.sectionGroups,
    groups.map(({ parentId, ...row }) => ({ ...row, secaoId: parentId })),
  );
  await insertRows(
    queries,
    tables.subgroups,
    subgroups.map(({ parentId, ...row }) => ({ ...row, grupoId: parentId })),
  );
  const stamps = { dataCriacao: SEED_INSTANT, dataModificacao: SEED_INSTANT };
  await insertRows(
    queries,
    tables.managers,
    managers.map((row) => ({ ...row, ...stamps })),
  );
  await insertRows(
    queries,
    tables.divisionGroups,
    divisionGroups.map((row) => ({ ...row, ...stamps })),
  );
  await insertRows(
    queries,
    tables.divisions,
    divisions.map(({ theme, ...row }) => ({ ...row, ...stamps })),
  );
  await insertRows(
    queries,
    tables.ncms,
    ncms.map(({ categoriasIds, ...row }) => row),
  );
  await insertRows(
    queries,
    tables.cests,
    cests.map((row) => ({ ...row, ncms: [...row.ncms] })),
  );
  await insertRows(queries, tables.riskClasses, riskClasses);
  await insertRows(queries, tables.productClasses, productClasses);
}

async function seedFamilies(queries: Queries, families: readonly Family[]): Promise<void> {
  const details = createFamilyDetails(families);
  await insertRows(
    queries,
    tables.families,
    families.map(({ categoria, marca, concorrentes, ...family }, index) => ({
      ...family,
      ...details[index]?.columns,
      dataModificacao: family.dataCriacao,
    })),
  );
  await insertRows(
    queries,
    tables.familyProductClasses,
    families.flatMap(({ id }, index) =>
      (details[index]?.classificacoesIds ?? []).map((classificacaoId) => ({
        familiaId: id,
        classificacaoId,
      })),
    ),
  );
  await insertRows(
    queries,
    tables.familyTags,
    families.flatMap(({ id }, index) =>
      (details[index]?.tagsIds ?? []).map((tagId) => ({ familiaId: id, tagId })),
    ),
  );
  await insertRows(
    queries,
    tables.familyCompetitors,
    families.flatMap(({ id, concorrentes }) =>
      concorrentes.map((competitor, ordem) => ({ familiaId: id, ordem, ...competitor })),
    ),
  );
}

async function seedProducts(queries: Queries, products: readonly ProductRow[]): Promise<void> {
  await insertRows(
    queries,
    tables.products,
    products.map(
      ({ gtinEan, dun, quantidadeCaixa, miniaturaByte, caracteristicasIds, tagsIds, ...product }) => ({
        ...product,
        miniatura: Buffer.from(miniaturaByte, 'base64'),
        dataModificacao: product.dataCriacao,
      }),
    ),
  );
  await insertRows(
    queries,
    tables.productChildren,
    products.map(({ id, gtinEan, dun, quantidadeCaixa, dataCriacao }) => ({
      produtoId: id,
      ean: gtinEan,
      dun,
      quantidade: quantidadeCaixa,
      principal: true,
      descricao: `CAIXA COM ${quantidadeCaixa} UNIDADES`,
      dataCriacao,
      dataModificacao: dataCriacao,
    })),
  );
  await insertRows(
    queries,
    tables.productPhotos,
    products.map(({ id, miniaturaByte }) => ({
      produtoId: id,
      arquivo: `data:image/png;base64,${miniaturaByte}`,
      ordem: 0,
    })),
  );
  await insertRows(
    queries,
    tables.productTags,
    products.flatMap(({ id, tagsIds }) => tagsIds.map((tagId) => ({ produtoId: id, tagId }))),
  );
  await insertRows(
    queries,
    tables.productCharacteristics,
    products.flatMap(({ id, caracteristicasIds }) =>
      caracteristicasIds.map((caracteristicaId) => ({ produtoId: id, caracteristicaId })),
    ),
  );
}

/** Records of the catalogue that others refer to. */
interface SeededCatalogue {
  brands: CommercialBrand[];
  families: Family[];
  products: ProductRow[];
}

async function seedCatalogue(queries: Queries): Promise<SeededCatalogue> {
  const brands = createBrands();
  const ecommerceBrands = createEcommerceBrands(brands);
  const families = createFamilies(brands);
  await seedBrands(queries, 'commercial', brands);
  await seedBrands(queries, 'ecommerce', ecommerceBrands);
  await insertRows(
    queries,
    tables.categories,
    categories.map(({ id, descricao, sigla, kit }) => ({
      id,
      descricao,
      sigla,
      kit,
      dataCriacao: SEED_INSTANT,
      dataModificacao: SEED_INSTANT,
    })),
  );
  await insertRows(queries, tables.volumeTypes, volumeTypes);
  for (const [table, labels] of [
    [tables.tags, tags],
    [tables.characteristics, characteristics],
  ] as const) {
    await insertRows(
      queries,
      table,
      labels.map(({ id, descricao }) => ({ id, descricao })),
    );
  }
  await seedFamilyRegisters(queries);
  await seedFamilies(queries, families);
  const products = createProducts(families, ecommerceBrands);
  await seedProducts(queries, products);
  return { brands, families, products };
}

async function seedSuppliers(
  queries: Queries,
  name: string,
  registered: readonly RegisteredSupplier[],
): Promise<void> {
  const details = createRegistrationDetails(name, registered, {
    banks: listBanks().map(({ id }) => id),
    cnaes: listCnaes().map(({ id }) => id),
  });
  await insertRows(
    queries,
    tables.suppliers,
    // `insertRows` makes missing fields null, so `lojas` is always set.
    registered.map(({ supplier }, index) => ({ lojas: [], ...supplier, ...details[index]?.columns })),
  );
  await insertRows(
    queries,
    tables.registrationFlows,
    registered.map(({ supplier: { cnpj, email, importadoLegado }, flow }, index) => ({
      ...flow,
      importadoLegado,
      ...details[index]?.review,
      cnpj,
      email,
      confirmedAt: flow.dataCriacao,
    })),
  );
  await insertRows(
    queries,
    tables.supplierBrands,
    registered.flatMap(({ supplier, marcasIds }) =>
      marcasIds.map((marcaId) => ({ fornecedorId: supplier.id, marcaId })),
    ),
  );
  for (const [table, rows] of [
    [tables.supplierContacts, details.flatMap(({ contacts }) => contacts)],
    [tables.supplierCarriers, details.flatMap(({ carriers }) => carriers)],
    [tables.supplierDeliveryRegions, details.flatMap(({ regions }) => regions)],
  ] as const) {
    await insertRows(queries, table, rows);
  }
}

interface UserWithHash {
  user: DemoUser;
  passwordHash: string;
}

async function seedDemoUsers(
  queries: Queries,
  users: readonly UserWithHash[],
  registered: readonly RegisteredSupplier[],
): Promise<void> {
  const flowIds = new Map<string | null, string>(
    registered.map(({ supplier, flow }) => [supplier.cnpj, flow.id]),
  );
  await insertRows(
    queries,
    tables.users,
    users.map(({ user: { roles, ...user }, passwordHash }, index) => ({
      ...user,
      id: index + 1,
      passwordHash,
      registrationFlowId: flowIds.get(user.cnpj) ?? null,
      demo: true,
      createdAt: SEED_INSTANT,
    })),
  );
  await insertRows(
    queries,
    tables.userRoles,
    users.flatMap(({ user }, index) => user.roles.map((role) => ({ userId: index + 1, role }))),
  );
  await insertRows(
    queries,
    tables.privacyAcceptances,
    users.flatMap(({ user }, index) =>
      user.cnpj === null
        ? []
        : [{ userId: index + 1, version: PRIVACY_NOTICE_VERSION, acceptedAt: NOTICE_ACCEPTED }],
    ),
  );
}

/** Seeds the requests of the demo suppliers, and returns the supplier of each product that was registered in one. */
async function seedRequests(
  queries: Queries,
  [partner, newcomer]: readonly RegisteredSupplier[],
  catalogue: Pick<RequestSurroundings, 'families' | 'products'>,
  users: readonly UserWithHash[],
): Promise<Map<number, number>> {
  if (partner === undefined || newcomer === undefined) throw new Error('The demo suppliers are two');
  const created = createRegistrationRequests({
    partnerId: partner.supplier.id,
    newcomerId: newcomer.supplier.id,
    ...catalogue,
  });
  const { requests, familyRequests, productRequests } = created;
  for (const [table, rows] of [
    [tables.registrationRequests, requests],
    [tables.familyRequests, familyRequests],
    [tables.productRequests, productRequests],
  ] as const) {
    await insertRows(
      queries,
      table,
      rows.map((row) => ({ ...row, dataModificacao: row.dataCriacao })),
    );
  }
  /** The first demo user of whom this holds. */
  const actor = (holds: (user: DemoUser) => boolean): Actor => {
    const place = users.findIndex(({ user }) => holds(user));
    const found = users[place];
    if (found === undefined) throw new Error('No demo user acts on the requests');
    return { id: place + 1, name: found.user.name };
  };
  const actors = {
    requester: actor(({ roles }) => roles.includes('Comercial')),
    validator: actor(({ roles }) => roles.includes('ComercialValidadores')),
    accountant: actor(({ roles }) => roles.includes('Contabil')),
  };
  const own = new Map(
    [partner, newcomer].map(({ supplier }) => [supplier.id, actor(({ cnpj }) => cnpj === supplier.cnpj)]),
  );
  const events = createRequestEvents(created, catalogue, actors, own);
  await insertRows(queries, tables.requestEvents, events);
  return requestersOf(created);
}

/** The rows came with ids and codes: moves the sequences past them. */
async function moveSequencesOn(queries: Queries): Promise<void> {
  const identities = [
    'banks',
    'cnaes',
    'suppliers',
    'users',
    'brands',
    'categories',
    'supplier_categories',
    'volume_types',
    'departments',
    'sections',
    'section_groups',
    'subgroups',
    'managers',
    'division_groups',
    'divisions',
    'ncms',
    'cests',
    'risk_classes',
    'product_classes',
    'families',
    'products',
    'tags',
    'characteristics',
    'registration_requests',
    'family_requests',
    'product_requests',
    'units',
    'sales_regions',
    'branches',
    'product_suppliers',
    'documents',
    'requisitions',
    'purchase_suggestions',
  ];
  for (const table of identities) {
    await queries.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)}`,
    );
  }
  for (const [sequence, table] of [
    ['brand_codes', 'brands'],
    ['family_codes', 'families'],
    ['manager_codes', 'managers'],
    ['division_group_codes', 'division_groups'],
    ['division_codes', 'divisions'],
    ['product_codes', 'products'],
    ['request_codes', 'registration_requests'],
  ] as const) {
    await queries.execute(sql`select setval(${sequence}, max(codigo)) from ${sql.identifier(table)}`);
  }
}

/**
 * Seeds an empty, migrated database in one transaction: places, banks and activities of Brazil, brands, families,
 * products, suppliers, and in demonstration mode the demo users and the requests of their suppliers. Each run writes
 * the same rows, except for password hashes, file ids and the dates of purchases.
 */
export async function seedDatabase(
  database: Database,
  { demo, hashPassword, storeFile, purchasesAt = SEED_INSTANT }: SeedOptions,
): Promise<void> {
  // Hashing is slow on purpose, so it is done outside the transaction.
  const users = demo
    ? await Promise.all(
        demoUsers.map(async (user) => ({ user, passwordHash: await hashPassword(DEMO_PASSWORD) })),
      )
    : [];

  await database.transaction(async (queries) => {
    await seedBrazil(queries);
    const { brands, families, products } = await seedCatalogue(queries);
    const suppliers = createSuppliers({ cities: listCities(), brands });
    let requesters = new Map<number, number>();
    await seedSuppliers(queries, 'registrations', suppliers);
    if (demo) {
      const demoSuppliers = createDemoSuppliers({ brands });
      suppliers.push(...demoSuppliers);
      await seedSuppliers(queries, 'demo registrations', demoSuppliers);
      await seedDemoUsers(queries, users, demoSuppliers);
      requesters = await seedRequests(queries, demoSuppliers, { families, products }, users);
    }
    await seedDocuments(queries, storeFile);
    await seedRegisters(queries, suppliers);
    await seedSupply(queries, { families, products, suppliers, requesters });
    await seedRequisitions(queries, purchasesAt);
    await moveSequencesOn(queries);
    await seedReviews(queries);
  });
}
