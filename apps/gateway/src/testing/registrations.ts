import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { openSession } from '../areas/session/sessions.ts';
import {
  documents,
  files,
  registrationFlows,
  registrationPendencies,
  supplierCategories,
  suppliers,
  userRoles,
  users,
} from '../database/schema.ts';
import { SUPPLIER_FLOW } from './fixtures.ts';
import { ifMatch } from './register.ts';
import type { TestGateway } from './testGateway.ts';

type DocumentType = Schemas['DocumentType'];
type Flow = typeof registrationFlows.$inferInsert;

/** Path of the registration of the supplier of the fixtures. */
export const REGISTRATION = `/api/fornecedores/pre-cadastro/${SUPPLIER_FLOW}`;

/** Documents that step 2 requires. */
export const STEP_2_DOCUMENTS: readonly DocumentType[] = ['CatalogoProduto', 'TabelaPrecos'];

/** Documents that step 3 requires. */
export const STEP_3_DOCUMENTS: readonly DocumentType[] = [
  'ContratoSocial',
  'DocumentoSocio',
  'AlvaraFuncionamento',
  'CartaoCnpj',
  'CartaoSintegra',
  'CartaoInscricaoEstadual',
];

/** The state of a flow, as far as a test sets it. */
export type FlowState = Pick<Flow, 'statusFluxoCadastro'> &
  Partial<
    Pick<
      Flow,
      | 'statusAprovacaoComercialSegundaAnalise'
      | 'statusAprovacaoContabilidadeSegundaAnalise'
      | 'etapaReprovacao'
      | 'motivoReprovacao'
    >
  >;

/** Puts the flow of the supplier of the fixtures into a state, with no pendencies. */
export async function setFlow({ database: { queries } }: TestGateway, state: FlowState): Promise<void> {
  await queries
    .update(registrationFlows)
    .set({
      statusAprovacaoComercialSegundaAnalise: null,
      statusAprovacaoContabilidadeSegundaAnalise: null,
      etapaReprovacao: null,
      motivoReprovacao: null,
      ...state,
    })
    .where(eq(registrationFlows.id, SUPPLIER_FLOW));
  await queries
    .delete(registrationPendencies)
    .where(eq(registrationPendencies.fluxoCadastroId, SUPPLIER_FLOW));
}

/** The flow of the supplier of the fixtures as it is stored. */
export async function storedFlow({ database: { queries } }: TestGateway) {
  const [flow] = await queries
    .select()
    .from(registrationFlows)
    .where(eq(registrationFlows.id, SUPPLIER_FLOW));
  if (flow === undefined) throw new Error('The fixtures have no flow');
  return flow;
}

/** `If-Match` of the flow of the supplier of the fixtures as it is now, as a page that has just read it sends it. */
export async function flowAsRead(gateway: TestGateway): Promise<Record<string, string>> {
  return ifMatch((await storedFlow(gateway)).versao);
}

/**
 * Stores a document of each type and replaces those of the type.
 *
 * @param fornecedorId the supplier of the fixtures by default.
 * @returns their ids.
 */
export async function insertDocuments(
  { database: { queries } }: TestGateway,
  types: readonly DocumentType[],
  fornecedorId = 1,
): Promise<number[]> {
  const ids: number[] = [];
  for (const tipoDocumento of types) {
    await queries
      .update(documents)
      .set({ fileId: null, removedAt: new Date() })
      .where(and(eq(documents.tipoDocumento, tipoDocumento), eq(documents.fornecedorId, fornecedorId)));
    const fileId = randomUUID();
    await queries.insert(files).values({ id: fileId, contentType: 'application/pdf', sizeBytes: 10 });
    const [document] = await queries
      .insert(documents)
      .values({ fornecedorId, tipoDocumento, nomeOriginal: `${tipoDocumento}.pdf`, tamanho: 10, fileId })
      .returning({ id: documents.id });
    ids.push(document?.id ?? 0);
  }
  return ids;
}

/** Removes all documents of the supplier of the fixtures. */
export async function removeDocuments({ database: { queries } }: TestGateway): Promise<void> {
  await queries
    .update(documents)
    .set({ fileId: null, removedAt: new Date() })
    .where(eq(documents.fornecedorId, 1));
}

/** Flow of a second supplier. */
export const OTHER_FLOW = '7b1c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c12';

/** CNPJ and e-mail of the second supplier. */
export const OTHER_ACCOUNT = { cnpj: '04252011000110', email: 'outro@agua.com.br' } as const;

/** Adds a second supplier with an open registration. @returns its id. */
export async function insertOtherSupplier({ database: { queries } }: TestGateway): Promise<number> {
  const [other] = await queries.insert(suppliers).values(OTHER_ACCOUNT).returning({ id: suppliers.id });
  const id = other?.id ?? 0;
  await queries.insert(registrationFlows).values({
    ...OTHER_ACCOUNT,
    id: OTHER_FLOW,
    fornecedorId: id,
    statusFluxoCadastro: 'DadosFinanceirosInformados',
    confirmedAt: new Date(),
  });
  return id;
}

/** Categories of suppliers that the forms of step 2 choose from. */
export async function insertSupplierCategories({ database: { queries } }: TestGateway): Promise<void> {
  await queries
    .insert(supplierCategories)
    .values([
      { descricao: 'UTILIDADES' },
      { descricao: 'BAZAR' },
      { descricao: 'ANTIGA', deletedAt: new Date() },
    ]);
}

/** An access token of a user with several roles. */
export async function tokenOfRoles(gateway: TestGateway, roles: readonly Role[]): Promise<string> {
  const { database, config, clock } = gateway;
  const [user] = await database.queries
    .insert(users)
    .values({
      email: `${roles.join('.').toLowerCase()}@empresa.com.br`,
      name: 'Ana Reis',
      givenName: 'Ana',
      passwordHash: '$argon2id$none',
    })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  await database.queries.insert(userRoles).values(roles.map((role) => ({ userId, role })));
  return (await openSession({ database, config, now: () => clock.now }, userId)).accessToken;
}

/** Takes all roles but some from the user of `tokenOfRoles`. */
export async function leaveRoles(
  { database: { queries } }: TestGateway,
  roles: readonly Role[],
  left: readonly Role[],
): Promise<void> {
  const user = queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${roles.join('.').toLowerCase()}@empresa.com.br`));
  await queries
    .delete(userRoles)
    .where(and(inArray(userRoles.userId, user), notInArray(userRoles.role, [...left])));
}

const phones = {
  dddTelefoneFixo: null,
  numeroTelefoneFixo: null,
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '998877001',
};

/** A contact of steps 4 to 6. */
const CONTACT = { nome: 'JOÃO ALVES', email: 'joao@serra.com.br', ...phones };

/** Valid forms of the six steps, by the last part of their calls. */
export const STEP_FORMS = {
  'dados-basicos': {
    segmento: 'Industria',
    qualificacao: 'Revenda',
    inscricaoEstadual: '0623079040081',
    inscricaoEstadualSubstTribut: null,
    razaoSocial: 'PANELAS DA SERRA LTDA',
    nomeFantasia: 'PANELAS DA SERRA',
    endereco: {
      cep: '30130010',
      logradouro: 'PRAÇA SETE',
      numero: '100',
      complemento: null,
      bairro: 'CENTRO',
      cidade: { id: 3170206 },
    },
    contatos: [
      {
        ...CONTACT,
        tipoContato: 'Representante',
        nome: 'MARIA LIMA',
        cargo: 'GERENTE',
        dddTelefoneFixo: '31',
        numeroTelefoneFixo: '32224455',
      },
    ],
  },
  'marcas-e-categorias': {
    marcas: [{ id: 1 }, { id: 2 }],
    categorias: [
      { id: 1, principal: true },
      { id: 2, principal: false },
    ],
    lojas: ['LOJA DO CENTRO'],
    observacoesCadastro: 'Entregamos aos sábados.',
  },
  documentos: {},
  contabil: {
    segmento: 'Atacadista',
    inscricaoMunicipal: '1234567',
    contribuinteIcms: true,
    cnae: { id: 1 },
    regimeDeclaracaoPisConfins: 'SimplesNacional',
    aliquota: { id: 3 },
    porte: 'EmpresaPequenoPorte',
    receitaBrutaAnual: 'Ate360Mil',
    regimeTributario: 'Simples',
    temConvenioComEstado: true,
    codigoRegime: 'PTA-1',
    contatos: [CONTACT],
  },
  financeiro: {
    dadosBancarios: {
      banco: { id: 2 },
      agenciaBancaria: '12345',
      numeroContaCorrente: '987654',
      digitoContaCorrente: 'X',
    },
    prorrogacoes: false,
    descontoFinanceiro: 2.5,
    tipoDescontoFinanceiro: 'Boleto',
    prazoPagamento: 'Dde',
    contatos: [CONTACT],
  },
  'faturamento-logistica': {
    emailParaRecebimentoXml: 'nfe@serra.com.br',
    situacaoFrete: 'Cif',
    glnEdi: null,
    regioesEntregas: [
      { id: 1, prazoEntrega: 3, opcaoEntrega: 'DiasUteis' },
      { id: 2, prazoEntrega: 5, opcaoEntrega: 'DiasUteis' },
      { id: 3, prazoEntrega: 10, opcaoEntrega: 'DiasCorridos' },
    ],
    tratamentoQuebras: 'Devolucao',
    contatos: [CONTACT],
    transportadoras: [
      {
        nome: 'TRANSPORTES VALE',
        email: 'coleta@vale.com.br',
        ddd: '31',
        numeroTelefone: '33334444',
        dddTelefoneCelular: '31',
        numeroTelefoneCelular: '988776655',
      },
    ],
  },
} as const;
