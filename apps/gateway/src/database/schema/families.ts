import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import {
  codeOf,
  described,
  dimension,
  id,
  money,
  partOf,
  rate,
  reference,
  refersTo,
  saved,
  searchText,
} from './columns.ts';
import { divisions } from './divisions.ts';
import { cests, ncms } from './fiscalCodes.ts';
import { tags } from './labels.ts';
import { departments } from './marketClassifications.ts';

/** A unit in which the volume of a family is measured. */
export const volumeTypes = pgTable('volume_types', {
  id: id(),
  descricao: text().notNull().unique(),
  sigla: text().notNull().unique(),
});

/** A risk classification of families. */
export const riskClasses = pgTable('risk_classes', described());

/** A classification of products. */
export const productClasses = pgTable('product_classes', described());

export const familyCodes = pgSequence('family_codes');

/** A family with its taxation and margin. Money in reais, dimensions in cm, weight in g, rates in percent. */
export const families = pgTable(
  'families',
  {
    id: id(),
    codigo: codeOf('family_codes'),
    nome: text().notNull(),
    status: text().$type<Schemas['FamilyStatus']>().notNull().default('ACadastrar'),
    categoriaId: refersTo('categoria_id', () => categories.id),
    marcaId: refersTo('marca_id', () => brands.id),
    colecao: text(),
    volumetria: numeric({ precision: 12, scale: 4, mode: 'number' }),
    tipoVolumetriaId: refersTo('tipo_volumetria_id', () => volumeTypes.id),
    dimensaoPorFamilia: boolean('dimensao_por_familia').notNull().default(false),
    altura: dimension(),
    largura: dimension(),
    comprimento: dimension(),
    peso: dimension(),
    margem: numeric({ precision: 9, scale: 2, mode: 'number' }),
    valorBrutoCalculado: money('valor_bruto_calculado'),
    aliquotaIcmsEntrada: rate('aliquota_icms_entrada'),
    aliquotaIcmsSaida: rate('aliquota_icms_saida'),
    aliquotaIpi: rate('aliquota_ipi'),
    calculoPautaDiferente: boolean('calculo_pauta_diferente').notNull().default(false),
    cst: text(),
    fundoPobreza: text('fundo_pobreza'),
    mva: rate('mva'),
    pisConfins: text('pis_confins'),
    precoSugerido: money('preco_sugerido'),
    icmsOrigemMercadoria: text('icms_origem_mercadoria'),
    valorNf: money('valor_nf'),
    valorPauta: money('valor_pauta'),
    /** Part of the name of a kit. */
    descricaoLivre: text('descricao_livre'),
    departamentoId: reference('departamento_id').references(() => departments.id),
    secaoId: reference('secao_id'),
    grupoId: reference('grupo_id'),
    subGrupoId: reference('sub_grupo_id'),
    etiquetaPrecoParte1: text('etiqueta_preco_parte_1'),
    etiquetaPrecoParte2: text('etiqueta_preco_parte_2'),
    divisoesId: reference('divisoes_id').references(() => divisions.id),
    ncmId: reference('ncm_id').references(() => ncms.id),
    cestId: reference('cest_id').references(() => cests.id),
    cstPisConfins: text('cst_pis_confins'),
    spedItem: text('sped_item'),
    spedProduto: text('sped_produto'),
    calculaStEntrada: boolean('calcula_st_entrada').notNull().default(false),
    calculaStSaida: boolean('calcula_st_saida').notNull().default(false),
    /** Gross value from the request; the computed one is `valorBrutoCalculado`. */
    valorBruto: money('valor_bruto'),
    /** Programmes of introduction, ids of the enumeration. */
    introducao: text().array().notNull().default([]),
    devolucao: boolean().notNull().default(false),
    indenizacao: boolean().notNull().default(false),
    classificacoesDeRiscoId: reference('classificacoes_de_risco_id').references(() => riskClasses.id),
    importadoLegado: boolean('importado_legado').notNull().default(false),
    statusAprovacao: text('status_aprovacao')
      .$type<Schemas['ProductApprovalStatus']>()
      .notNull()
      .default('AguardandoValidacao'),
    /** Whether a supplier made it outside of any request, and nobody of staff has saved it since. */
    semAnalise: boolean('sem_analise').notNull().default(false),
    ...saved(),
    busca: searchText(sql`nome`),
  },
  (table) => [
    index('families_by_brand').on(table.marcaId, table.id),
    index('families_by_division').on(table.divisoesId),
    index('families_by_category').on(table.categoriaId, table.id),
    index('families_by_risk').on(table.classificacoesDeRiscoId),
    index('families_by_name').on(sql`plain_text(${table.nome})`, table.id),
    index('families_by_text').using('gin', table.busca.op('gin_trgm_ops')),
    index('families_by_code_text').using('gin', sql`(${table.codigo}::text) gin_trgm_ops`),
    index('families_by_creation').on(table.dataCriacao, table.id),
    index('families_in_order').on(table.busca, table.id),
    index('families_by_status').on(table.status, table.busca, table.id),
  ],
);

/** Prices of up to three competitors of a family. */
export const familyCompetitors = pgTable(
  'family_competitors',
  {
    familiaId: partOf('familia_id', () => families.id),
    /** Position, 0 to 2. */
    ordem: integer().notNull(),
    nome: text().notNull(),
    preco: money('preco').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familiaId, table.ordem] })],
);

/** The volumes of a kit after the first, which is `families.volumetria`. */
export const familyVolumes = pgTable(
  'family_volumes',
  {
    familiaId: partOf('familia_id', () => families.id),
    /** Position, from 1. */
    ordem: integer().notNull(),
    volumetria: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.familiaId, table.ordem] })],
);

/** Product classifications of a family. */
export const familyProductClasses = pgTable(
  'family_product_classes',
  {
    familiaId: partOf('familia_id', () => families.id),
    classificacaoId: refersTo('classificacao_id', () => productClasses.id),
  },
  (table) => [primaryKey({ columns: [table.familiaId, table.classificacaoId] })],
);

/** Tags of a family. */
export const familyTags = pgTable(
  'family_tags',
  {
    familiaId: partOf('familia_id', () => families.id),
    tagId: refersTo('tag_id', () => tags.id),
  },
  (table) => [primaryKey({ columns: [table.familiaId, table.tagId] })],
);
