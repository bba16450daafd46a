import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

// Tables as the queries see them. The SQL files in `migrations/` are the authority for checks and indexes; a test
// compares both. Columns that travel carry their name of the contract, technical ones an English name.

/** Bytes, the same type on PGlite and PostgreSQL. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Values of the fields that a change touched; before is null for a new record, after for a removed one. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

const id = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey();
const reference = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const dimension = () => numeric({ precision: 10, scale: 2, mode: 'number' });
const rate = (name: string) => numeric(name, { precision: 8, scale: 4, mode: 'number' });
const versao = () => integer().notNull().default(1);
const dataCriacao = () => instant('data_criacao').notNull().defaultNow();

/** Business codes given by the server. Seeds may choose their own and then move the sequence on. */
export const brandCodes = pgSequence('brand_codes');
export const familyCodes = pgSequence('family_codes');
export const productCodes = pgSequence('product_codes');

/** A state; the id is its IBGE code. */
export const states = pgTable('states', {
  id: bigint({ mode: 'number' }).primaryKey(),
  nome: text().notNull().unique(),
  sigla: text().notNull().unique(),
});

/** A municipality; the id is its IBGE code of seven digits. */
export const cities = pgTable(
  'cities',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    nome: text().notNull(),
    estadoId: reference('estado_id')
      .notNull()
      .references(() => states.id),
  },
  (table) => [index('cities_by_state').on(table.estadoId, sql`plain_text(${table.nome})`)],
);

/** A bank; `codigo` is null for an institution without clearing code. */
export const banks = pgTable('banks', {
  id: id(),
  codigo: text().unique(),
  ispb: text().notNull(),
  descricao: text().notNull(),
});

/** An economic activity. */
export const cnaes = pgTable('cnaes', {
  id: id(),
  codigo: text().notNull().unique(),
  descricao: text().notNull(),
});

/** A supplier; what its registration has not asked for yet is null. */
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
  },
  (table) => [index('suppliers_by_city').on(table.cidadeId)],
);

/**
 * A registration flow. Until it is confirmed it belongs to no supplier, and a new sign-up of the same CNPJ takes its
 * place. The confirmation code is stored hashed.
 */
export const registrationFlows = pgTable(
  'registration_flows',
  {
    id: uuid().primaryKey().defaultRandom(),
    cnpj: text().notNull().unique(),
    email: text().notNull(),
    fornecedorId: reference('fornecedor_id')
      .unique()
      .references(() => suppliers.id),
    statusFluxoCadastro: text('status_fluxo_cadastro').notNull().default('Novo'),
    /** Decisions of the two areas in the second analysis; null before there was one. */
    statusAprovacaoComercialSegundaAnalise: text('status_aprovacao_comercial_segunda_analise').$type<
      Schemas['AreaDecision']
    >(),
    statusAprovacaoContabilidadeSegundaAnalise: text('status_aprovacao_contabilidade_segunda_analise').$type<
      Schemas['AreaDecision']
    >(),
    /** Stage and reason of a refusal; null unless it is refused. */
    etapaReprovacao: text('etapa_reprovacao').$type<Schemas['DecisionStage']>(),
    motivoReprovacao: text('motivo_reprovacao'),
    codeHash: text('code_hash'),
    codeAttempts: integer('code_attempts').notNull().default(0),
    codeExpiresAt: instant('code_expires_at'),
    /** Instant of the confirmation; null while the flow waits for its code. */
    confirmedAt: instant('confirmed_at'),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    versao: versao(),
  },
  (table) => [
    index('registration_flows_by_status').on(table.statusFluxoCadastro, table.dataCriacao),
    index('registration_flows_by_creation')
      .on(table.dataCriacao, table.id)
      .where(sql`${table.fornecedorId} is not null`),
  ],
);

/** A contact of a supplier; the one of the type `Representante` stands once. */
export const supplierContacts = pgTable(
  'supplier_contacts',
  {
    id: id(),
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    tipoContato: text('tipo_contato').$type<Schemas['ContactType']>().notNull(),
    /** Place among the contacts of its type, from 0. */
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
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
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
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    regiaoId: integer('regiao_id').notNull(),
    /** Days. */
    prazoEntrega: integer('prazo_entrega').notNull(),
    opcaoEntrega: text('opcao_entrega').$type<'DiasUteis' | 'DiasCorridos'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fornecedorId, table.regiaoId] })],
);

/** The data of a supplier at the time it sent them for analysis, by field of the contract. Rows are only ever added. */
export const registrationSubmissions = pgTable(
  'registration_submissions',
  {
    id: id(),
    fluxoCadastroId: uuid('fluxo_cadastro_id')
      .notNull()
      .references(() => registrationFlows.id, { onDelete: 'cascade' }),
    etapa: text().$type<'PrimeiraAnalise' | 'SegundaAnalise'>().notNull(),
    enviadoEm: instant('enviado_em').notNull(),
    dados: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index('registration_submissions_by_flow').on(table.fluxoCadastroId, table.id)],
);

/**
 * A user. Staff sign in by e-mail and have no CNPJ, suppliers by CNPJ. `demo` marks a user of the demonstration, who
 * may sign in only while the gateway runs in that mode.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    cnpj: text(),
    name: text().notNull(),
    givenName: text('given_name').notNull(),
    /** Argon2id in PHC form, see `areas/session/passwords.ts`. */
    passwordHash: text('password_hash').notNull(),
    registrationFlowId: uuid('registration_flow_id').references(() => registrationFlows.id, {
      onDelete: 'set null',
    }),
    active: boolean().notNull().default(true),
    demo: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_staff_email').on(sql`lower(${table.email})`).where(sql`${table.cnpj} is null`),
    uniqueIndex('users_supplier_cnpj').on(table.cnpj).where(sql`${table.cnpj} is not null`),
  ],
);

/** The roles of a user, at least one each. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/**
 * A session. The refresh token is stored as SHA-256; the one before it is kept for the seconds of grace and, after
 * them, to recognise that somebody uses an old token again.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How many times the refresh token was changed. */
    generation: integer().notNull().default(0),
    refreshHash: text('refresh_hash').notNull().unique(),
    previousHash: text('previous_hash').unique(),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** End of the session when nobody renews it. */
    idleExpiresAt: instant('idle_expires_at').notNull(),
    /** End of the session whatever happens. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Attempts counted against one account or one network address, by key. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
  lastAttemptAt: instant('last_attempt_at').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** A brand of the commercial or the e-commerce register. A removed one stays, with the instant of its removal. */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    kind: text().$type<'commercial' | 'ecommerce'>().notNull(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('brand_codes')`),
    descricao: text().notNull(),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    uniqueIndex('brands_description')
      .on(table.kind, sql`lower(${table.descricao})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Commercial brands that a supplier works with. */
export const supplierBrands = pgTable(
  'supplier_brands',
  {
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    marcaId: reference('marca_id')
      .notNull()
      .references(() => brands.id),
  },
  (table) => [
    primaryKey({ columns: [table.fornecedorId, table.marcaId] }),
    index('supplier_brands_by_brand').on(table.marcaId),
  ],
);

/** A category of families. A removed one stays, with the instant of its removal. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    descricao: text().notNull(),
    sigla: text().notNull(),
    kit: boolean().notNull().default(false),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    uniqueIndex('categories_description')
      .on(sql`lower(${table.descricao})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** A category that suppliers work in. A removed one stays, with the instant of its removal. */
export const supplierCategories = pgTable(
  'supplier_categories',
  {
    id: id(),
    descricao: text().notNull(),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    uniqueIndex('supplier_categories_description')
      .on(sql`lower(${table.descricao})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** Categories that a supplier works in, one of them the principal one. */
export const supplierCategoryChoices = pgTable(
  'supplier_category_choices',
  {
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    categoriaId: reference('categoria_id')
      .notNull()
      .references(() => supplierCategories.id),
    principal: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fornecedorId, table.categoriaId] }),
    index('supplier_category_choices_by_category').on(table.categoriaId),
    uniqueIndex('supplier_category_choices_main').on(table.fornecedorId).where(sql`${table.principal}`),
  ],
);

/** A unit in which the volume of a family is measured. */
export const volumeTypes = pgTable('volume_types', {
  id: id(),
  descricao: text().notNull().unique(),
  sigla: text().notNull().unique(),
});

/** Codes of the registers of divisions. */
export const managerCodes = pgSequence('manager_codes');
export const divisionGroupCodes = pgSequence('division_group_codes');
export const divisionCodes = pgSequence('division_codes');

/** A department of the marketing classification; sections, groups and subgroups follow below it. */
export const departments = pgTable('departments', { id: id(), descricao: text().notNull().unique() });

/** A section of a department. */
export const sections = pgTable('sections', {
  id: id(),
  departamentoId: reference('departamento_id')
    .notNull()
    .references(() => departments.id),
  descricao: text().notNull(),
});

/** A group of a section. */
export const sectionGroups = pgTable('section_groups', {
  id: id(),
  secaoId: reference('secao_id')
    .notNull()
    .references(() => sections.id),
  descricao: text().notNull(),
});

/** A subgroup of a group. */
export const subgroups = pgTable('subgroups', {
  id: id(),
  grupoId: reference('grupo_id')
    .notNull()
    .references(() => sectionGroups.id),
  descricao: text().notNull(),
});

/** An employee of the company, as the directory has them. */
export const employees = pgTable('employees', {
  /** Number of the employee; leading zeros count. */
  matricula: text().primaryKey(),
  nome: text().notNull(),
  email: text().notNull(),
});

/** A manager of division groups. A removed one stays, with the instant of its removal. */
export const managers = pgTable(
  'managers',
  {
    id: id(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('manager_codes')`),
    /** Number of the employee. */
    matricula: text().notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    ativo: boolean().notNull().default(true),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    uniqueIndex('managers_registration').on(table.matricula).where(sql`${table.deletedAt} is null`),
  ],
);

/** A group of divisions with its manager. */
export const divisionGroups = pgTable(
  'division_groups',
  {
    id: id(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('division_group_codes')`),
    descricao: text().notNull(),
    gestorId: reference('gestor_id').references(() => managers.id),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    index('division_groups_by_manager').on(table.gestorId),
    uniqueIndex('division_groups_description')
      .on(sql`lower(${table.descricao})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** A division, the part of the shop that sells a family. */
export const divisions = pgTable(
  'divisions',
  {
    id: id(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('division_codes')`),
    descricao: text().notNull(),
    grupoDivisaoId: reference('grupo_divisao_id').references(() => divisionGroups.id),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    index('divisions_by_group').on(table.grupoDivisaoId),
    uniqueIndex('divisions_description')
      .on(sql`lower(${table.descricao})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** An NCM code of eight digits. */
export const ncms = pgTable('ncms', {
  id: id(),
  codigo: text().notNull().unique(),
  descricao: text().notNull(),
});

/** A CEST code of seven digits, with the beginnings of the NCM codes that it goes with. */
export const cests = pgTable('cests', {
  id: id(),
  codigo: text().notNull().unique(),
  descricao: text().notNull(),
  ncms: text().array().notNull(),
});

/** A risk classification of families. */
export const riskClasses = pgTable('risk_classes', { id: id(), descricao: text().notNull().unique() });

/** A classification of products. */
export const productClasses = pgTable('product_classes', { id: id(), descricao: text().notNull().unique() });

/** A family with its taxation and margin. Money in reais, dimensions in cm, weight in g, rates in percent. */
export const families = pgTable(
  'families',
  {
    id: id(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('family_codes')`),
    nome: text().notNull(),
    status: text().notNull().default('ACadastrar'),
    categoriaId: reference('categoria_id')
      .notNull()
      .references(() => categories.id),
    marcaId: reference('marca_id')
      .notNull()
      .references(() => brands.id),
    colecao: text(),
    volumetria: numeric({ precision: 12, scale: 4, mode: 'number' }),
    tipoVolumetriaId: reference('tipo_volumetria_id')
      .notNull()
      .references(() => volumeTypes.id),
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
    /** Gross value as it was given with the request; the computed one is `valorBrutoCalculado`. */
    valorBruto: money('valor_bruto'),
    /** Programmes of introduction, ids of the enumeration. */
    introducao: text().array().notNull().default([]),
    devolucao: boolean().notNull().default(false),
    indenizacao: boolean().notNull().default(false),
    classificacoesDeRiscoId: reference('classificacoes_de_risco_id').references(() => riskClasses.id),
    importadoLegado: boolean('importado_legado').notNull().default(false),
    statusAprovacao: text('status_aprovacao').notNull().default('AguardandoValidacao'),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    versao: versao(),
  },
  (table) => [
    index('families_by_brand').on(table.marcaId),
    index('families_by_division').on(table.divisoesId),
    index('families_by_category').on(table.categoriaId),
    index('families_by_name').on(sql`plain_text(${table.nome})`, table.id),
  ],
);

/** Prices of up to three competitors of a family. */
export const familyCompetitors = pgTable(
  'family_competitors',
  {
    familiaId: reference('familia_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
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
    familiaId: reference('familia_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
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
    familiaId: reference('familia_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    classificacaoId: reference('classificacao_id')
      .notNull()
      .references(() => productClasses.id),
  },
  (table) => [primaryKey({ columns: [table.familiaId, table.classificacaoId] })],
);

/** A product of the catalogue. Its bar codes are in `product_children`. */
export const products = pgTable(
  'products',
  {
    id: id(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('product_codes')`),
    nome: text().notNull(),
    familiaId: reference('familia_id')
      .notNull()
      .references(() => families.id),
    status: text().notNull().default('Aguardando'),
    statusAprovacao: text('status_aprovacao').notNull().default('AguardandoValidacao'),
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
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    versao: versao(),
  },
  (table) => [
    index('products_by_family').on(table.familiaId),
    index('products_by_name').on(sql`plain_text(${table.nome})`, table.id),
    index('products_by_ecommerce_brand').on(table.marcaEcommerceId),
  ],
);

/** Bar codes of a product: the piece, the box and how many pieces the box holds. One of them is the main one. */
export const productChildren = pgTable(
  'product_children',
  {
    id: id(),
    produtoId: reference('produto_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ean: text(),
    dun: text(),
    quantidade: integer(),
    principal: boolean().notNull().default(false),
    descricao: text(),
    /** Sold as clearance stock under this code. */
    saldao: boolean().notNull().default(false),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    /** Instant of its removal; a removed one is not the main one. */
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    index('product_children_by_product').on(table.produtoId),
    index('product_children_by_ean').on(table.ean).where(sql`${table.deletedAt} is null`),
    uniqueIndex('product_children_main')
      .on(table.produtoId)
      .where(sql`${table.principal} and ${table.deletedAt} is null`),
  ],
);

/** A unit in which products are bought. */
export const units = pgTable('units', {
  id: id(),
  sigla: text().notNull().unique(),
  descricao: text().notNull().unique(),
});

/** A branch of the company. */
export const branches = pgTable('branches', { id: id(), nome: text().notNull().unique() });

/** Branches that may not buy a product. */
export const productBlockedBranches = pgTable(
  'product_blocked_branches',
  {
    produtoId: reference('produto_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    filialId: reference('filial_id')
      .notNull()
      .references(() => branches.id),
  },
  (table) => [primaryKey({ columns: [table.produtoId, table.filialId] })],
);

/** The link of a product with a supplier. One link of a product is the default one. Money in reais. */
export const productSuppliers = pgTable(
  'product_suppliers',
  {
    id: id(),
    produtoId: reference('produto_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id),
    padrao: boolean().notNull().default(false),
    unidadeId: reference('unidade_id')
      .notNull()
      .references(() => units.id),
    qtdCompra: numeric('qtd_compra', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    multiplicador: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    calculoPautaDiferente: boolean('calculo_pauta_diferente').notNull().default(false),
    valorPauta: money('valor_pauta'),
    /** Boxes of a layer of a pallet. */
    qtdCxLastro: integer('qtd_cx_lastro'),
    /** Boxes of a pallet. */
    qtdCxPallet: integer('qtd_cx_pallet'),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    /** Instant of its removal; a removed one is not the default one. */
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    uniqueIndex('product_suppliers_once')
      .on(table.produtoId, table.fornecedorId)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('product_suppliers_default')
      .on(table.produtoId)
      .where(sql`${table.padrao} and ${table.deletedAt} is null`),
    index('product_suppliers_by_supplier')
      .on(table.fornecedorId, table.produtoId)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** A code under which a supplier sells a product. One of a link is the main one. */
export const productSupplierSkus = pgTable(
  'product_supplier_skus',
  {
    id: id(),
    produtoFornecedorId: reference('produto_fornecedor_id')
      .notNull()
      .references(() => productSuppliers.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    principal: boolean().notNull().default(false),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    /** Instant of its removal; a removed one is not the main one. */
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    uniqueIndex('product_supplier_skus_once')
      .on(table.produtoFornecedorId, sql`lower(${table.sku})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('product_supplier_skus_main')
      .on(table.produtoFornecedorId)
      .where(sql`${table.principal} and ${table.deletedAt} is null`),
  ],
);

/** A file; its bytes are in the file store under the same id. */
export const files = pgTable('files', {
  id: uuid().primaryKey(),
  contentType: text('content_type').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A photo of a product; the one at position 0 is the thumbnail. */
export const productPhotos = pgTable(
  'product_photos',
  {
    id: id(),
    produtoId: reference('produto_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Address of a photo that lies elsewhere; null for a stored file. */
    arquivo: text(),
    fileId: uuid('file_id').references(() => files.id),
    ordem: integer().notNull(),
  },
  (table) => [
    uniqueIndex('product_photos_order').on(table.produtoId, table.ordem),
    index('product_photos_by_file').on(table.fileId).where(sql`${table.fileId} is not null`),
  ],
);

/** A tag of the catalogue. */
export const tags = pgTable('tags', { id: id(), descricao: text().notNull().unique() });

/** Tags of a family. */
export const familyTags = pgTable(
  'family_tags',
  {
    familiaId: reference('familia_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.familiaId, table.tagId] })],
);

/** A characteristic of the catalogue. */
export const characteristics = pgTable('characteristics', { id: id(), descricao: text().notNull().unique() });

/** Tags of a product. */
export const productTags = pgTable(
  'product_tags',
  {
    produtoId: reference('produto_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: reference('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.produtoId, table.tagId] })],
);

/** Characteristics of a product. */
export const productCharacteristics = pgTable(
  'product_characteristics',
  {
    produtoId: reference('produto_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    caracteristicaId: reference('caracteristica_id')
      .notNull()
      .references(() => characteristics.id),
  },
  (table) => [primaryKey({ columns: [table.produtoId, table.caracteristicaId] })],
);

/** Codes of registration requests, given by the server. */
export const requestCodes = pgSequence('request_codes');

/** A supplier's request to register products. */
export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: id(),
    codigo: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('request_codes')`),
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id),
    /** Last day on which it can be sent. */
    dataExpiracao: date('data_expiracao', { mode: 'string' }).notNull(),
    /** Instant in which it was sent for analysis; null until then. */
    sentAt: instant('sent_at'),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    versao: versao(),
  },
  (table) => [
    index('registration_requests_by_supplier').on(table.fornecedorId, table.dataCriacao),
    index('registration_requests_by_creation').on(table.dataCriacao, table.id),
  ],
);

/** A family of a request. A new family has no record until somebody fills it in. */
export const familyRequests = pgTable(
  'family_requests',
  {
    id: id(),
    solicitacaoCadastroId: reference('solicitacao_cadastro_id')
      .notNull()
      .references(() => registrationRequests.id, { onDelete: 'cascade' }),
    familiaId: reference('familia_id').references(() => families.id),
    novaFamilia: boolean('nova_familia').notNull(),
    quantidadeCadastroProduto: integer('quantidade_cadastro_produto').notNull(),
    statusFornecedor: text('status_fornecedor').notNull().default('ACadastrar'),
    /** Status of the family at commercial, `status` and `statusFamiliaComercial` of the contract. */
    statusComercial: text('status_comercial').notNull().default('ACadastrar'),
    statusContabil: text('status_contabil').notNull().default('ACadastrar'),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    versao: versao(),
  },
  (table) => [
    index('family_requests_by_request').on(table.solicitacaoCadastroId),
    index('family_requests_by_family').on(table.familiaId),
  ],
);

/** A product that was registered for a family of a request. */
export const productRequests = pgTable(
  'product_requests',
  {
    id: id(),
    solicitacaoCadastroFamiliaId: reference('solicitacao_cadastro_familia_id')
      .notNull()
      .references(() => familyRequests.id, { onDelete: 'cascade' }),
    produtoId: reference('produto_id')
      .notNull()
      .unique()
      .references(() => products.id, { onDelete: 'cascade' }),
    statusComercial: text('status_comercial').notNull().default('Aguardando'),
    dataAprovacao: instant('data_aprovacao'),
    dataCriacao: dataCriacao(),
    dataModificacao: instant('data_modificacao').notNull().defaultNow(),
    versao: versao(),
  },
  (table) => [index('product_requests_by_family').on(table.solicitacaoCadastroFamiliaId)],
);

/** What one call changed of one record. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    changedAt: instant('changed_at').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    /** The call of the contract that made the change. */
    operation: text().notNull(),
    recordKind: text('record_kind').notNull(),
    recordId: text('record_id').notNull(),
    /** Field → values before and after. */
    changes: jsonb().$type<Changes>().notNull(),
  },
  (table) => [index('audit_entries_by_record').on(table.recordKind, table.recordId, table.id)],
);

/**
 * A document of a registration. One that was replaced or removed stays without its file, since a pendency may still
 * speak of it.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    tipoDocumento: text('tipo_documento').$type<Schemas['DocumentType']>().notNull(),
    nomeOriginal: text('nome_original').notNull(),
    /** Size in bytes. */
    tamanho: bigint({ mode: 'number' }).notNull(),
    /** Null once the document was replaced or removed. */
    fileId: uuid('file_id').references(() => files.id),
    dataCriacao: dataCriacao(),
    removedAt: instant('removed_at'),
    /** The document that took its place; null when it was removed without one. */
    replacedById: reference('replaced_by_id').references((): AnyPgColumn => documents.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    index('documents_by_supplier').on(table.fornecedorId, table.tipoDocumento, table.id),
    index('documents_by_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    uniqueIndex('documents_single')
      .on(table.fornecedorId, table.tipoDocumento)
      .where(sql`${table.removedAt} is null and ${table.tipoDocumento} <> 'DocumentoSocio'`),
  ],
);

/** An address that was given out to take one file of a registration. */
export const documentUploads = pgTable(
  'document_uploads',
  {
    id: uuid().primaryKey(),
    fornecedorId: reference('fornecedor_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    tipoDocumento: text('tipo_documento').$type<Schemas['DocumentType']>().notNull(),
    nomeOriginal: text('nome_original').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When the upload became a document. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('document_uploads_by_supplier').on(table.fornecedorId),
    index('document_uploads_by_end').on(table.expiresAt),
  ],
);

/** What an e-mail of the outbox tells. */
export type MailKind =
  | 'confirmationCode'
  | 'firstAnalysisApproved'
  | 'pendency'
  | 'refusal'
  | 'finalApproval'
  | 'reactivation';

/** An e-mail that is to be sent, was sent or was given up. Rows are added by `mail/queueMail.ts`. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null once the text held a confirmation code and is not needed any more. */
    body: text(),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    /** From when on the next attempt may be made; whoever makes one moves it on first. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** Instant of the last attempt, after which it was given up. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('outbox_mails_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);

/** A document that the review of a registration sent back; corrected ones stay as history (G-20). */
export const registrationPendencies = pgTable(
  'registration_pendencies',
  {
    id: id(),
    fluxoCadastroId: uuid('fluxo_cadastro_id')
      .notNull()
      .references(() => registrationFlows.id, { onDelete: 'cascade' }),
    documentoId: reference('documento_id')
      .notNull()
      .references(() => documents.id),
    /** Stage of the review that sent it back. */
    etapa: text().$type<Schemas['DecisionStage']>().notNull(),
    motivoPendencia: text('motivo_pendencia').$type<Schemas['PendencyReason']>().notNull(),
    descricao: text(),
    statusPendencia: text('status_pendencia').$type<Schemas['PendencyStatus']>().notNull().default('Nova'),
    criadoEm: instant('criado_em').notNull(),
    corrigidoEm: instant('corrigido_em'),
  },
  (table) => [
    index('registration_pendencies_by_flow').on(table.fluxoCadastroId, table.id),
    uniqueIndex('registration_pendencies_open')
      .on(table.documentoId)
      .where(sql`${table.statusPendencia} = 'Nova'`),
  ],
);
