import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dataCriacao, id, money, partOf, reference, searchText, versao } from './columns.ts';
import { banks, cities, cnaes } from './enumerations.ts';

/** A supplier; data that its registration has not reached yet are null. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: id(),
    /** Partner code, given with the approval. */
    codigo: bigint({ mode: 'number' }).unique(),
    cnpj: text().notNull().unique(),
    razaoSocial: text('razao_social'),
    nomeFantasia: text('nome_fantasia'),
    segmento: text(),
    qualificacao: text(),
    email: text().notNull(),
    importadoLegado: boolean('importado_legado').notNull().default(false),
    inscricaoEstadual: text('inscricao_estadual'),
    inscricaoEstadualSubstTribut: text('inscricao_estadual_subst_tribut'),
    inscricaoMunicipal: text('inscricao_municipal'),
    cep: text(),
    logradouro: text(),
    numero: text(),
    complemento: text(),
    bairro: text(),
    cidadeId: reference('cidade_id').references(() => cities.id),
    /** Reference shops. */
    lojas: jsonb().$type<readonly string[]>().notNull().default([]),
    observacoesCadastro: text('observacoes_cadastro'),
    cnaeId: reference('cnae_id').references(() => cnaes.id),
    contribuinteIcms: boolean('contribuinte_icms'),
    porte: text(),
    temConvenioComEstado: boolean('tem_convenio_com_estado'),
    codigoRegime: text('codigo_regime'),
    /** Row of the rate table, a fixed list. */
    aliquotaId: integer('aliquota_id'),
    receitaBrutaAnual: text('receita_bruta_anual'),
    regimeTributario: text('regime_tributario'),
    suframa: text(),
    regimeDeclaracaoPisConfins: text('regime_declaracao_pis_confins'),
    utilizaRegraFiscalEntradaNf: boolean('utiliza_regra_fiscal_entrada_nf'),
    bancoId: reference('banco_id').references(() => banks.id),
    agenciaBancaria: text('agencia_bancaria'),
    numeroContaCorrente: text('numero_conta_corrente'),
    digitoContaCorrente: text('digito_conta_corrente'),
    chavePix: text('chave_pix'),
    prorrogacoes: boolean(),
    /** Percent, two decimals. */
    descontoFinanceiro: numeric('desconto_financeiro', { precision: 5, scale: 2, mode: 'number' }),
    tipoDescontoFinanceiro: text('tipo_desconto_financeiro'),
    prazoPagamento: text('prazo_pagamento').$type<'Dde' | 'Ddf'>(),
    emailParaRecebimentoXml: text('email_para_recebimento_xml'),
    situacaoFrete: text('situacao_frete').$type<'Cif' | 'Fob'>(),
    glnEdi: text('gln_edi'),
    tratamentoQuebras: text('tratamento_quebras'),
    dataCriacao: dataCriacao(),
    versao: versao(),
    busca: searchText(
      sql`coalesce(nome_fantasia, '') || chr(10) || coalesce(razao_social, '') || chr(10) || cnpj`,
    ),
  },
  (table) => [
    unique('suppliers_legacy_key').on(table.id, table.importadoLegado),
    index('suppliers_by_city').on(table.cidadeId),
    index('suppliers_by_text').using('gin', table.busca.op('gin_trgm_ops')),
    index('suppliers_by_code_text').using('gin', sql`(${table.codigo}::text) gin_trgm_ops`),
    index('suppliers_by_trade_name').on(sql`plain_text(${table.nomeFantasia})`, table.id),
    index('suppliers_by_name').on(sql`plain_text(${table.razaoSocial})`, table.id),
    index('suppliers_by_segment').on(
      sql`plain_text(${table.segmento})`,
      sql`plain_text(${table.nomeFantasia})`,
      table.id,
    ),
  ],
);

/** A contact of a supplier; there is only one of the type `Representante`. */
export const supplierContacts = pgTable(
  'supplier_contacts',
  {
    id: id(),
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    tipoContato: text('tipo_contato').$type<Schemas['ContactType']>().notNull(),
    /** Position among the contacts of its type, from 0. */
    ordem: integer().notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    cargo: text(),
    dddTelefoneFixo: text('ddd_telefone_fixo'),
    numeroTelefoneFixo: text('numero_telefone_fixo'),
    dddTelefoneCelular: text('ddd_telefone_celular'),
    numeroTelefoneCelular: text('numero_telefone_celular'),
  },
  (table) => [
    uniqueIndex('supplier_contacts_place').on(table.fornecedorId, table.tipoContato, table.ordem),
    uniqueIndex('supplier_contacts_representative')
      .on(table.fornecedorId)
      .where(sql`${table.tipoContato} = 'Representante'`),
  ],
);

/** A carrier of a supplier. */
export const supplierCarriers = pgTable(
  'supplier_carriers',
  {
    id: id(),
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    ordem: integer().notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    ddd: text(),
    numeroTelefone: text('numero_telefone'),
    dddTelefoneCelular: text('ddd_telefone_celular'),
    numeroTelefoneCelular: text('numero_telefone_celular'),
  },
  (table) => [uniqueIndex('supplier_carriers_place').on(table.fornecedorId, table.ordem)],
);

/** Delivery of a supplier to one of the three regions. */
export const supplierDeliveryRegions = pgTable(
  'supplier_delivery_regions',
  {
    fornecedorId: partOf('fornecedor_id', () => suppliers.id),
    regiaoId: integer('regiao_id').notNull(),
    /** Days. */
    prazoEntrega: integer('prazo_entrega').notNull(),
    opcaoEntrega: text('opcao_entrega').$type<'DiasUteis' | 'DiasCorridos'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fornecedorId, table.regiaoId] })],
);

const margin = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' }).notNull();

/** Revenue, margin and stock of a supplier, as the accounting system says. Money in reais, margins in percent. */
export const supplierFinancials = pgTable('supplier_financials', {
  fornecedorId: partOf('fornecedor_id', () => suppliers.id).primaryKey(),
  faturamentoMesAnterior: money('faturamento_mes_anterior').notNull(),
  faturamentoMesAtual: money('faturamento_mes_atual').notNull(),
  faturamentoAcumulado: money('faturamento_acumulado').notNull(),
  margemMesAnterior: margin('margem_mes_anterior'),
  margemMesAtual: margin('margem_mes_atual'),
  margemAcumulado: margin('margem_acumulado'),
  estoqueCusto: money('estoque_custo').notNull(),
  /** Stock at sale price. */
  valorDeVenda: money('valor_de_venda').notNull(),
});
