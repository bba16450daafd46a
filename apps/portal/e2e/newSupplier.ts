import type { Schemas } from '@portal/api';
import { DOCUMENT_TYPES, type DocumentType, PRIVACY_NOTICE_VERSION } from '@portal/domain';
import type { Page } from 'playwright';
import { freshCnpj } from './freshCnpj.ts';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';

/** A supplier that signed up in this run. */
export interface NewSupplier {
  readonly cnpj: string;
  readonly email: string;
  readonly token: string;
  /** Id of its registration. */
  readonly flowId: string;
  /** Id of the supplier. */
  readonly id: number;
}

/** Password of the suppliers that sign up in tests. */
export const newPassword = 'Segura2026';

/** Bytes that count as a PDF. */
export const pdfBytes = Buffer.from('%PDF-1.7\n%%EOF\n');

const registrationPath = (flowId: string, section = '') =>
  `/api/fornecedores/pre-cadastro/${flowId}${section && `/${section}`}`;

/** A network address of its own: one address may sign up ten suppliers in 15 minutes, a run signs up more. */
const freshAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;

/** Signs a supplier up without the portal, confirmed and signed in: its registration is `Novo`. */
export async function signUpSupplier(): Promise<NewSupplier> {
  const cnpj = freshCnpj();
  const email = `${cnpj.toLowerCase()}@exemplo.com.br`;
  const headers = { 'X-Forwarded-For': freshAddress() };
  const post = (path: string, method: string, body: object) =>
    callGateway(path, '', { method, headers, body: JSON.stringify(body) });
  const created = await jsonOf<Schemas['PreRegistrationCreated']>(
    await post('/api/fornecedores/pre-cadastro', 'POST', {
      cnpj,
      email,
      senha: newPassword,
      avisoPrivacidade: PRIVACY_NOTICE_VERSION,
    }),
  );
  const { fluxoCadastroId: flowId, codigoConfirmacao: codigo } = created;
  await jsonOf(await post(registrationPath(flowId, 'autenticar'), 'PUT', { codigo }));
  const { token } = await jsonOf<Schemas['SignedIn']>(
    await post('/api/usuarios/fornecedor/login', 'POST', { cnpj, senha: newPassword }),
  );
  const { fornecedor } = await readRegistration({ flowId, token });
  return { cnpj, email, token, flowId, id: fornecedor.id };
}

/** The current registration in the gateway. */
export async function readRegistration({
  flowId,
  token,
}: Pick<NewSupplier, 'flowId' | 'token'>): Promise<Schemas['Registration']> {
  return jsonOf(await callGateway(registrationPath(flowId), token));
}

/** Stores a document without the portal. */
async function storeDocument({ id, token }: NewSupplier, type: DocumentType): Promise<void> {
  const form = new FormData();
  form.append('TipoDocumento', type);
  form.append('Upload', 'true');
  form.append('NomesArquivos', `${type}.pdf`);
  const [address] = await jsonOf<Schemas['DocumentUploadList']>(
    await callGateway(`/api/fornecedores/${id}/url-pre-assinada`, token, { method: 'POST', body: form }),
  );
  const sent = await fetch(address?.url ?? '', { method: 'PUT', body: pdfBytes });
  if (sent.status !== 204) throw new Error(`The address answered ${sent.status} to a document`);
}

const contact = {
  nome: 'ANA REIS',
  email: 'ana@exemplo.com.br',
  dddTelefoneFixo: null,
  numeroTelefoneFixo: null,
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '998877001',
};

async function firstChoice(token: string, list: 'marcas' | 'categorias'): Promise<number> {
  const answer = await jsonOf<Record<string, { id: number }[]>>(
    await callGateway(`/api/fornecedores/${list}?Pagina=1`, token),
  );
  return answer[list]?.[0]?.id ?? 0;
}

const bodies = {
  'dados-basicos': async (): Promise<Schemas['BasicDataInput']> => ({
    segmento: 'Industria',
    qualificacao: 'Revenda',
    inscricaoEstadual: '0623079040081',
    inscricaoEstadualSubstTribut: null,
    razaoSocial: 'MOINHO DO TESTE LTDA',
    nomeFantasia: 'MOINHO DO TESTE',
    endereco: {
      cep: '30130002',
      logradouro: 'AVENIDA AFONSO PENA',
      numero: '100',
      complemento: null,
      bairro: 'CENTRO',
      cidade: { id: 3106200 },
    },
    contatos: [{ ...contact, tipoContato: 'Representante', cargo: 'GERENTE' }],
  }),
  'marcas-e-categorias': async (token: string): Promise<Schemas['BrandsAndCategoriesInput']> => ({
    marcas: [{ id: await firstChoice(token, 'marcas') }],
    categorias: [{ id: await firstChoice(token, 'categorias'), principal: true }],
    lojas: [],
    observacoesCadastro: null,
  }),
  documentos: async (): Promise<Schemas['DocumentsInput']> => ({}),
};

/** Saves a step without the portal, with its documents; `changes` are what differs from the usual body. */
export async function saveStep(
  supplier: NewSupplier,
  section: keyof typeof bodies,
  changes: object = {},
): Promise<void> {
  const step = { 'dados-basicos': 1, 'marcas-e-categorias': 2, documentos: 3 }[section];
  for (const { type } of DOCUMENT_TYPES.filter((facts) => facts.step === step && facts.required)) {
    await storeDocument(supplier, type);
  }
  const { versao } = await readRegistration(supplier);
  await jsonOf(
    await callGateway(registrationPath(supplier.flowId, section), supplier.token, {
      method: 'PUT',
      headers: { 'If-Match': `"${versao}"` },
      body: JSON.stringify({ ...(await bodies[section](supplier.token)), ...changes }),
    }),
  );
}

/** Decides the first analysis, without the portal. */
async function decideFirstAnalysis(
  { flowId }: NewSupplier,
  decision: Pick<Schemas['DecisionInput'], 'tipoDecisao'> & Partial<Schemas['DecisionInput']>,
): Promise<void> {
  const { token } = await accessTokens('aprovador');
  const { versao } = await readRegistration({ flowId, token });
  const body: Schemas['DecisionInput'] = {
    etapaDecisao: 'PrimeiraAnalise',
    pendencias: [],
    observacao: null,
    ...decision,
  };
  await jsonOf(
    await callGateway(registrationPath(flowId, 'aprovacao'), token, {
      method: 'POST',
      headers: { 'If-Match': `"${versao}"` },
      body: JSON.stringify(body),
    }),
  );
}

/** Approves the first analysis, without the portal. */
export const approveFirstAnalysis = (supplier: NewSupplier) =>
  decideFirstAnalysis(supplier, { tipoDecisao: 'Aprovar' });

/** Sends the table of prices back in the first analysis, without the portal. */
export async function pendTableOfPrices(supplier: NewSupplier): Promise<void> {
  const { fornecedor } = await readRegistration(supplier);
  const [table] = fornecedor.documentosPorTipo.TabelaPrecos ?? [];
  if (!table) throw new Error('The supplier sent no table of prices');
  const pendencias = [{ documentoId: table.id, motivoPendencia: 'DocumentoIlegivel' as const }];
  await decideFirstAnalysis(supplier, { tipoDecisao: 'Pendenciar', pendencias });
}

/** Signs in on the page as a supplier of this run. */
export async function signInSupplier(
  page: Page,
  { cnpj, senha = newPassword }: Pick<NewSupplier, 'cnpj'> & { readonly senha?: string },
): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('textbox', { name: 'CNPJ' }).fill(cnpj);
  await page.getByLabel(/^Senha/).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
}
