import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branches } from './branches.ts';
import { brands } from './brands.ts';
import {
  bytea,
  codeOf,
  dimension,
  id,
  instant,
  money,
  partOf,
  reference,
  refersTo,
  saved,
  searchText,
} from './columns.ts';
import { families } from './families.ts';
import { files } from './files.ts';
import { characteristics, tags } from './labels.ts';

export const productCodes = pgSequence('product_codes');

/** A product of the catalogue. Its bar codes are in `product_children`. */
export const products = pgTable(
  'products',
  {
    id: id(),
    codigo: codeOf('product_codes'),
    nome: text().notNull(),
    familiaId: refersTo('familia_id', () => families.id),
    status: text().$type<Schemas['ProductStatus']>().notNull().default('Aguardando'),
    statusAprovacao: text('status_aprovacao')
      .$type<Schemas['ProductApprovalStatus']>()
      .notNull()
      .default('AguardandoValidacao'),
    variacao: text(),
    voltagem: text(),
    descricao: text(),
    linkVideo: text('link_video'),
    altura: dimension(),
    largura: dimension(),
    comprimento: dimension(),
    peso: dimension(),
    /** Thumbnail image as bytes. */
    miniatura: bytea(),
    importadoLegado: boolean('importado_legado').notNull().default(false),
    /** Brand of the e-commerce register under which the product is sold on-line. */
    marcaEcommerceId: reference('marca_ecommerce_id').references(() => brands.id),
    ...saved(),
    busca: searchText(sql`nome`),
  },
  (table) => [
    index('products_by_family').on(table.familiaId),
    index('products_by_name').on(sql`plain_text(${table.nome})`, table.id),
    index('products_by_text').using('gin', table.busca.op('gin_trgm_ops')),
    index('products_by_code_text').using('gin', sql`(${table.codigo}::text) gin_trgm_ops`),
    index('products_in_order').on(table.busca, table.id),
    index('products_by_sale').on(table.status, table.busca, table.id),
    index('products_by_ecommerce_brand').on(table.marcaEcommerceId),
    index('products_by_creation_of_any').on(table.dataCriacao, table.id),
    index('products_by_status').on(table.statusAprovacao, sql`plain_text(${table.nome})`, table.id),
  ],
);

/** Bar codes of a product: the piece, the box and how many pieces the box holds. One of them is the main one. */
export const productChildren = pgTable(
  'product_children',
  {
    id: id(),
    produtoId: partOf('produto_id', () => products.id),
    ean: text(),
    dun: text(),
    quantidade: integer(),
    principal: boolean().notNull().default(false),
    descricao: text(),
    /** Sold as clearance stock under this code. */
    saldao: boolean().notNull().default(false),
    ...saved(),
    /** Instant of its removal; a removed one is not the main one. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('product_children_by_product').on(table.produtoId),
    index('product_children_by_ean').on(table.ean).where(sql`${table.deletedAt} is null`),
    index('product_children_by_dun').on(table.dun).where(sql`${table.deletedAt} is null`),
    index('product_children_by_text')
      .using('gin', table.ean.op('gin_trgm_ops'))
      .where(sql`${table.principal} and ${table.deletedAt} is null`),
    index('product_children_by_main_ean')
      .on(table.ean, table.produtoId)
      .where(sql`${table.principal} and ${table.deletedAt} is null`),
    uniqueIndex('product_children_main')
      .on(table.produtoId)
      .where(sql`${table.principal} and ${table.deletedAt} is null`),
  ],
);

/** A photo of a product; the one at position 0 is the thumbnail. */
export const productPhotos = pgTable(
  'product_photos',
  {
    id: id(),
    produtoId: partOf('produto_id', () => products.id),
    /** Address of a photo on another server; null for a stored file. */
    arquivo: text(),
    fileId: uuid('file_id').references(() => files.id),
    ordem: integer().notNull(),
  },
  (table) => [
    uniqueIndex('product_photos_order').on(table.produtoId, table.ordem),
    index('product_photos_by_file').on(table.fileId).where(sql`${table.fileId} is not null`),
  ],
);

/** Tags of a product. */
export const productTags = pgTable(
  'product_tags',
  {
    produtoId: partOf('produto_id', () => products.id),
    tagId: refersTo('tag_id', () => tags.id),
  },
  (table) => [primaryKey({ columns: [table.produtoId, table.tagId] })],
);

/** Characteristics of a product. */
export const productCharacteristics = pgTable(
  'product_characteristics',
  {
    produtoId: partOf('produto_id', () => products.id),
    caracteristicaId: refersTo('caracteristica_id', () => characteristics.id),
  },
  (table) => [primaryKey({ columns: [table.produtoId, table.caracteristicaId] })],
);

/** Branches that may not buy a product. */
export const productBlockedBranches = pgTable(
  'product_blocked_branches',
  {
    produtoId: partOf('produto_id', () => products.id),
    filialId: refersTo('filial_id', () => branches.id),
  },
  (table) => [primaryKey({ columns: [table.produtoId, table.filialId] })],
);

/** What a product costs, sells for and has in stock, as the stock system says. Money in reais. */
export const productStocks = pgTable('product_stocks', {
  produtoId: partOf('produto_id', () => products.id).primaryKey(),
  custoUnitario: money('custo_unitario').notNull(),
  precoVenda: money('preco_venda').notNull(),
  /** Pieces. */
  quantidadeEstoque: integer('quantidade_estoque').notNull(),
});

/** Products to be discontinued when another one is included (BLK-006). */
export const productReplacements = pgTable(
  'product_replacements',
  {
    produtoId: partOf('produto_id', () => products.id),
    descontinuadoId: partOf('descontinuado_id', () => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.produtoId, table.descontinuadoId] }),
    index('product_replacements_by_discontinued').on(table.descontinuadoId),
  ],
);
