import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, mailsTo } from './gateway.ts';
import type { Person } from './people.ts';
import { addressOf, signIn } from './portal.ts';

const HOME = '/api/produtos/solicitacoes-cadastros/home';

async function requestsOf(person: Person): Promise<Schemas['RegistrationRequest'][]> {
  const { token } = await accessTokens(person);
  const response = await callGateway(`${HOME}?QuantidadeRegistros=100`, token);
  return ((await response.json()) as Schemas['RegistrationRequestList']).solicitacoes; // as the contract says
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The seed holds no such record');
  return item;
}

/** A request of the demo supplier that can be sent: the seed has one. */
async function readyRequest() {
  const requests = await requestsOf('supplier');
  return first(
    requests.filter(
      ({ cadastroEnviado, dataExpiracao, solicitacaoCadastroFamilias: families }) =>
        !cadastroEnviado &&
        dataExpiracao > '2030' &&
        families.every(({ statusFornecedor }) => statusFornecedor === 'Concluido'),
    ),
  );
}

const rowOf = (page: Page, codigo: number) =>
  page
    .getByRole('row')
    .filter({ hasText: String(codigo) })
    .first();

describe('the requests of a supplier', () => {
  it('are sent once, however fast it is pressed, and staff see that (REQ1-015, REQ1-016, NET-22)', async () => {
    const { codigo } = await readyRequest();
    const page = await signIn('supplier', '/meus-produtos');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(request.headers()['if-match'] ?? 'no version');
    });
    await page.getByRole('button', { name: `Enviar solicitação ${codigo}` }).click();
    const question = page.getByRole('dialog', { name: 'Enviar solicitação' });
    await question.getByRole('button', { name: 'Enviar' }).dblclick();
    await page.getByText('Solicitação enviada com sucesso').waitFor();
    await rowOf(page, codigo).getByText('Enviado', { exact: true }).waitFor();
    await question.waitFor({ state: 'hidden' });
    expect(calls).toEqual(['"1"']);
    expect(await page.getByRole('button', { name: `Enviar solicitação ${codigo}` }).count()).toBe(0);

    const staff = await signIn('comercial', `/produtos/solicitacoes?busca=${codigo}`);
    await rowOf(staff, codigo).getByText('Aguardando Comercial').waitFor();
    await rowOf(staff, codigo).getByText('Aguardando Contabilidade').waitFor();
    await rowOf(staff, codigo).getByRole('link').click();
    await staff.getByRole('heading', { name: 'Análise da solicitação' }).waitFor();
    await staff.getByRole('button', { name: 'Salvar' }).waitFor();
    await staff.getByRole('link', { name: 'Voltar' }).click();
    await expect.poll(() => addressOf(staff)).toBe(`/produtos/solicitacoes?busca=${codigo}`);
  });

  it('can be neither sent nor read by another supplier, whose id changes nothing (D6)', async () => {
    const own = first(await requestsOf('supplierWithLetters'));
    const others = await requestsOf('supplier');
    expect(others.map(({ id }) => id)).not.toContain(own.id);
    const { token } = await accessTokens('supplier');
    const sent = await callGateway(`/api/produtos/solicitacoes-cadastros/${own.id}/enviar`, token, {
      method: 'PUT',
      headers: { 'If-Match': `"${own.versao}"` },
    });
    expect(sent.status).toBe(404);
    const family = first(own.solicitacaoCadastroFamilias);
    const read = await callGateway(
      `/api/produtos/solicitacoes-cadastros/produtos?solicitacaoCadastroFamiliaId=${family.id}`,
      token,
    );
    expect(read.status).toBe(404);
  });

  it('ask for a new family where one has no name, by keyboard, and lead to its create flow (REQ1-003, GAP-15)', async () => {
    const request = first(await requestsOf('supplierWithLetters'));
    const page = await signIn('supplierWithLetters', '/meus-produtos');
    await page.getByRole('button', { name: `Detalhes de solicitação ${request.codigo}` }).press('Enter');
    await page.getByRole('button', { name: 'Família sem nome' }).first().press('Enter');
    await page.getByText('Esta família ainda não possui nome. Deseja iniciar o cadastro?').waitFor();
    await page.keyboard.press('Enter');
    const family = first(request.solicitacaoCadastroFamilias);
    await expect.poll(() => addressOf(page)).toBe(`/meus-produtos/${family.id}`);
    await page.getByRole('heading', { name: 'Nova família', level: 1 }).waitFor();
  });
});

describe('opening a request', () => {
  it('asks a supplier for families by keyboard, and the supplier has it by mail and in its list (SOL-010, SOL-046, G-08)', async () => {
    const page = await signIn('gerador', '/produtos/solicitacoes');
    await page.getByRole('button', { name: 'Solicitar cadastro de produtos' }).press('Enter');
    await page.getByRole('heading', { name: 'Nova solicitação', level: 1 }).waitFor();
    const supplier = page.getByRole('combobox', { name: 'Fornecedor' });
    await supplier.fill('PANELAS DA SERRA');
    await page.getByRole('option', { name: /PANELAS DA SERRA/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: 'Quantidade de produtos' }).fill('2');
    await page.getByRole('button', { name: 'Adicionar família' }).press('Enter');
    await page
      .getByRole('region', { name: 'Família 2' })
      .getByRole('spinbutton', { name: 'Quantidade de produtos' })
      .fill('3');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Solicitação \d+ criada$/ });
    await dialog.waitFor();
    const codigo = Number(/\d+/.exec((await dialog.getByRole('heading').textContent()) ?? '')?.[0]);
    expect(await dialog.getByText(/\/meus-produtos\/\d+$/).count()).toBe(2);
    await dialog.getByRole('button', { name: 'Concluir' }).press('Enter');
    await expect.poll(() => addressOf(page)).toBe('/produtos/solicitacoes');

    const mail = first(await mailsTo('fornecedor@demo.portal.br'));
    expect(mail).toMatchObject({
      kind: 'requestOpened',
      subject: `Solicitação ${codigo}: cadastre os seus produtos`,
    });
    expect(mail.text).toContain('5 produtos em 2 famílias');
    const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
    const own = await signIn('supplier', `${link.pathname}${link.search}`);
    await rowOf(own, codigo).waitFor();
  });

  it('is closed for others, button and page (SOL-011, RTE-015)', async () => {
    const page = await signIn('contabil', '/produtos/solicitacoes');
    const button = page.getByRole('button', { name: 'Solicitar cadastro de produtos' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.goto('/produtos/solicitacoes/nova-solicitacao');
    await page.waitForURL((url) => !url.pathname.endsWith('nova-solicitacao'));
  });
});

describe('the review of the products of a family', () => {
  it('says that the supplier has registered none yet (REQ1-018)', async () => {
    const family = first(first(await requestsOf('supplierWithLetters')).solicitacaoCadastroFamilias);
    const page = await signIn('contabil', `/produtos/solicitacoes/${family.id}`);
    await page.getByText('O fornecedor ainda não cadastrou nenhum produto.').first().waitFor();
  });

  it('calls nothing with an id that has not the form of one (D14)', async () => {
    const page = await signIn('comercial');
    const called: string[] = [];
    page.on('request', (request) => called.push(request.url()));
    for (const id of ['1e3', '%2e%2e%2fhome', '42;drop', '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11']) {
      await page.goto(`/produtos/solicitacoes/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(called.filter((url) => url.includes('/api/produtos/solicitacoes-cadastros'))).toEqual([]);
  });
});
