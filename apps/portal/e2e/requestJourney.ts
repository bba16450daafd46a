import type { Schemas } from '@portal/api';
import type { WorkKey } from '@portal/domain';
import { gtinCheckDigit } from '@portal/formats';
import type { Locator, Page } from 'playwright';
import { accessTokens, callGateway, jsonOf, mailsTo } from './gateway.ts';
import { activate, choose, pressTo, typeIn } from './keyboard.ts';
import { demoPassword, type Person, people } from './people.ts';

const REQUESTS = '/api/produtos/solicitacoes-cadastros';

/** A request that was opened for the demo supplier. */
export interface OpenedRequest {
  readonly id: number;
  readonly codigo: number;
  /** Ids of its families, in their order. */
  readonly families: readonly number[];
}

/** Opens a request of new families for the demo supplier without the portal: so many products in each. */
export async function openRequest(...products: readonly number[]): Promise<OpenedRequest> {
  const [staff, own] = await Promise.all([accessTokens('comercial'), accessTokens('supplier')]);
  const { solicitacoes } = await jsonOf<Schemas['RegistrationRequestList']>(
    await callGateway(`${REQUESTS}/home`, own.token),
  );
  const [known] = solicitacoes;
  if (!known || !('fornecedorId' in known)) throw new Error('The seed holds no request of the supplier');
  const body: Schemas['RegistrationRequestInput'] = {
    fornecedorId: known.fornecedorId,
    solicitacoesCadastrosFamilias: products.map((quantidadeCadastroProduto) => ({
      novaFamilia: true,
      familiaId: null,
      quantidadeCadastroProduto,
    })),
  };
  const { id, codigo, solicitacaoCadastroFamilias } = await jsonOf<Schemas['RegistrationRequest']>(
    await callGateway(REQUESTS, staff.token, { method: 'POST', body: JSON.stringify(body) }),
  );
  return { id, codigo, families: solicitacaoCadastroFamilias.map((family) => family.id) };
}

/** A family of a request as its supplier sees it. */
export async function familyRequestOf(id: number): Promise<Schemas['FamilyRequestDetail']> {
  const { token } = await accessTokens('supplier');
  const { solicitacoesCadastrosFamilias } = await jsonOf<Schemas['RegistrationRequestDetail']>(
    await callGateway(`${REQUESTS}?SolicitacaoFamiliaId=${id}`, token),
  );
  const family = solicitacoesCadastrosFamilias.find((one) => one.id === id);
  if (!family) throw new Error(`No family request ${id}`);
  return family;
}

/** Kinds and subjects of the mails about a request that its supplier got, the oldest first. */
export async function mailsAbout({ codigo }: OpenedRequest) {
  const mails = await mailsTo('fornecedor@demo.portal.br');
  return mails.filter(({ subject }) => subject.startsWith(`Solicitação ${codigo}:`)).toReversed();
}

/** How much of a kind of work waits for a person. */
export async function waitingFor(person: Person, key: WorkKey): Promise<number> {
  const { token } = await accessTokens(person);
  const { itens } = await jsonOf<Schemas['WorkList']>(await callGateway('/api/usuarios/trabalho', token));
  return itens.find(({ chave }) => chave === key)?.quantidade ?? 0;
}

/** Opens a protected path by keyboard alone. */
export async function signInByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(`/signin?redirect=${encodeURIComponent(path)}`);
  await typeIn(page, page.getByRole('textbox', { name: 'CNPJ' }), people.supplier.login);
  await typeIn(page, page.getByLabel(/^Senha/), demoPassword);
  await page.keyboard.press('Enter');
}

/** Opens a select and takes one of its options, whichever it is. */
async function takeOne(page: Page, field: Locator) {
  await pressTo(page, field);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Fills in all that a request asks of a new family and saves it, by keyboard alone. */
export async function fillFamilyByKeyboard(page: Page, collection: string): Promise<void> {
  await page.getByRole('heading', { name: 'Nova família', level: 1 }).waitFor();
  const form = page.getByRole('form', { name: 'Família' });
  const field = (name: string) => form.getByRole('combobox', { name, exact: true });
  await form.waitFor();
  await choose(page, field('Categoria'), 'panela', /PANELA/);
  await takeOne(page, field('Marca'));
  await typeIn(page, form.getByRole('textbox', { name: 'Coleção' }), collection);
  await choose(page, field('Tipo de volumetria'), 'litro', /LITRO/);
  await typeIn(page, form.getByRole('textbox', { name: 'Volumetria' }), '4,5');
  await typeIn(page, form.getByRole('textbox', { name: 'Etiqueta, parte 1' }), 'panela aurora');
  await takeOne(page, field('Divisão'));
  await takeOne(page, field('ICMS Origem da mercadoria'));
  await choose(page, field('CST'), 'isento', /Isento/);
  await takeOne(page, field('PIS/Cofins'));
  await takeOne(page, field('NCM'));
  await takeOne(page, field('CST Pis/Cofins'));
  await takeOne(page, field('SPED Item'));
  await takeOne(page, field('SPED Produto'));
  await takeOne(page, field('Introdução'));
  await page.keyboard.press('Escape');
  await takeOne(page, field('Classificação de risco'));
  await activate(page, form.getByRole('button', { name: 'Salvar' }));
  await page.getByText('Familia criada').waitFor();
  await page.getByRole('tab', { name: /^Produtos/, selected: true }).waitFor();
}

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The codes of a product that no other has. */
export function freshCodes() {
  const body = `789${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(9, '0')
    .slice(-9)}`;
  return {
    gtinEan: `${body}${gtinCheckDigit(body)}`,
    dun: `1${body}${gtinCheckDigit(`1${body}`)}`,
    sku: `REF-${body}`,
  };
}

/** Registers a product in the open form by keyboard alone, its photo with the chooser of the system. */
export async function fillProductByKeyboard(page: Page, variation: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Produto da solicitação' });
  const text = (name: RegExp) => form.getByRole('textbox', { name });
  const { gtinEan, dun, sku } = freshCodes();
  await typeIn(page, text(/^Variação/), variation);
  await typeIn(page, text(/^EAN/), gtinEan);
  await typeIn(page, text(/^DUN/), dun);
  await typeIn(page, text(/^SKU/), sku);
  await typeIn(page, form.getByRole('spinbutton', { name: /^Quantidade por caixa/ }), '6');
  await pressTo(page, form.locator('input[type="file"]'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PIXEL });
  await form.getByRole('button', { name: /^Remover foto/ }).waitFor();
  for (const name of [/^Altura/, /^Largura/, /^Comprimento/, /^Peso/]) await typeIn(page, text(name), '10');
  await activate(page, form.getByRole('button', { name: 'Criar produto' }));
}

/** Id of the first record of a register. */
async function firstIn(path: string, rows: string, token: string): Promise<number> {
  const answer = await jsonOf<Readonly<Record<string, readonly { id: number }[]>>>(
    await callGateway(`/api/produtos/${path}`, token),
  );
  const id = answer[rows]?.[0]?.id;
  if (id === undefined) throw new Error(`No ${rows} in the seed`);
  return id;
}

/** The taxation of the families that are filled in without the portal. */
const TAXATION = {
  cst: 'Isento',
  icmsOrigemMercadoria: '0',
  fundoPobreza: 'Nao',
  mva: 0,
  pisConfins: 'Tributado',
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 0,
  valorNf: 40,
  precoSugerido: 89.9,
  valorPauta: null,
  calculoPautaDiferente: false,
  margem: null,
  valorBrutoCalculado: null,
} satisfies Schemas['TaxationInput'];

/** Fills in a new family as its supplier, without the portal; returns its name and what was sent. */
export async function fillFamily(familyRequestId: number, collection: string) {
  const { token } = await accessTokens('supplier');
  const [categoriaId, marcaId, tipoVolumetriaId, divisoesId, ncmId, classificacoesDeRiscoId] =
    await Promise.all([
      firstIn('categorias?descricao=panela', 'categorias', token),
      firstIn('marcas', 'marcas', token),
      firstIn('tipos-volumetria', 'tipoVolumetria', token),
      firstIn('divisoes', 'divisoes', token),
      firstIn('ncms', 'ncm', token),
      firstIn('classificacoes-de-risco', 'classificacoesDeRisco', token),
    ]);
  const input = {
    categoriaId,
    marcaId,
    tipoVolumetriaId,
    volumetria: 3,
    colecao: collection,
    dimensaoPorFamilia: true,
    altura: 10,
    largura: 20,
    comprimento: 30,
    peso: 900,
    etiquetaPrecoParte1: 'PANELA 3L',
    divisoesId,
    ncmId,
    cstPisConfins: '01',
    ...TAXATION,
    spedItem: '00',
    spedProduto: 'Revenda',
    introducao: ['NaoSeAplica'],
    classificacoesDeRiscoId,
  } satisfies Schemas['FamilyInput'];
  const { nome } = await jsonOf<Schemas['Family']>(
    await callGateway(`/api/produtos/familias?solicitacaoCadastroFamiliaId=${familyRequestId}`, token, {
      method: 'POST',
      body: JSON.stringify(input),
    }),
  );
  return { nome, input };
}

/** Registers products of a family as its supplier, without the portal. */
export async function fillProducts(familyRequestId: number, variations: readonly string[]): Promise<void> {
  const { token } = await accessTokens('supplier');
  for (const variation of variations) {
    const { gtinEan, dun, sku } = freshCodes();
    const form = new FormData();
    form.append('Variacao', variation);
    form.append('GtinEan', gtinEan);
    form.append('Dun', dun);
    form.append('QuantidadeProdutosNaCaixa', '6');
    form.append('ProdutoFornecedor.Sku', sku);
    form.append('Fotos[0].ordem', '0');
    form.append('Fotos[0].arquivo', new File([PIXEL], 'foto.png', { type: 'image/png' }));
    await jsonOf(
      await callGateway(`${REQUESTS}/produtos?solicitacaoCadastroFamiliaId=${familyRequestId}`, token, {
        method: 'POST',
        body: form,
      }),
    );
  }
}

/** Sends a request as its supplier, without the portal. */
export async function sendRequest({ id }: OpenedRequest): Promise<void> {
  const { token } = await accessTokens('supplier');
  await jsonOf(
    await callGateway(`${REQUESTS}/${id}/enviar`, token, {
      method: 'PUT',
      headers: { 'If-Match': '"1"' }, // nobody else changes it
    }),
  );
}

/** Decides on a family that was sent, without the portal. */
async function decideFamily(
  familyRequestId: number,
  person: Person,
  decision: 'validar' | 'tributacao',
): Promise<void> {
  const [{ token }, { versao }] = await Promise.all([accessTokens(person), familyRequestOf(familyRequestId)]);
  await jsonOf(
    await callGateway(
      `/api/produtos/backoffice/solicitacoes-familias/${familyRequestId}/${decision}`,
      token,
      { method: 'PUT', headers: { 'If-Match': `"${versao}"` } },
    ),
  );
}

/** Has accounting validate the taxation of a family that was sent, without the portal. */
export const approveTaxation = (familyRequestId: number) =>
  decideFamily(familyRequestId, 'contabil', 'tributacao');

/** Has a family that was sent decided on by commercial and by accounting, without the portal. */
export async function approveFamily(familyRequestId: number): Promise<void> {
  await decideFamily(familyRequestId, 'validador', 'validar');
  await approveTaxation(familyRequestId);
}
