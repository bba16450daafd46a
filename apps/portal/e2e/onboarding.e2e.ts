import { DOCUMENT_TYPES } from '@portal/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { freshCnpj } from './freshCnpj.ts';
import { mailsTo } from './gateway.ts';
import { newPassword, readRegistration } from './newSupplier.ts';
import { fact, openPage } from './portal.ts';
import {
  attach,
  fileChoice,
  fillAccounting,
  fillBasicData,
  fillBilling,
  fillFinance,
  fillProducts,
} from './registrationPage.ts';
import { decide, decision, openRecord, pend, refuse, signInAtRecord } from './registrationRecord.ts';

const company = 'MOINHO DA JORNADA LTDA';

/** Signs up on the page; without a mail server the demonstration fills in the code by itself. */
async function signUp(cnpj: string, email: string): Promise<Page> {
  const page = await openPage('/signup');
  await page.getByRole('textbox', { name: 'CNPJ' }).fill(cnpj);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel(/^Senha/).fill(newPassword);
  await page.getByLabel(/^Confirmar senha/).fill(newPassword);
  await page.getByRole('checkbox', { name: /^Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await page.waitForURL((url) => url.pathname === '/fornecedor/fornecedor/cadastro');
  return page;
}

const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Sends step 2 and closes the dialog that says so (ST2-036 to ST2-038). */
async function sendProducts(page: Page, label: string) {
  await save(page, label);
  const sent = page.getByRole('alertdialog', { name: 'Dados enviados com sucesso.' });
  await sent.getByRole('button', { name: 'Ok, entendi' }).click();
  await page.getByText('Aguarde seu cadastro ser analisado').first().waitFor();
}

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Etapas do cadastro' }).getByRole('tab');

describe('a new supplier', () => {
  // One way through table A; the decision matrix of the gateway has every pair of status, action and role.
  it('comes from sign-up to partner, each area of the company doing its part (FND-006, ONB-002, ONB-003)', {
    timeout: 180_000,
  }, async () => {
    const cnpj = freshCnpj();
    const email = `${cnpj.toLowerCase()}@exemplo.com.br`;
    const mails = async () => (await mailsTo(email)).map(({ kind }) => kind).reverse();
    const newest = async () => (await mailsTo(email))[0];

    const page = await signUp(cnpj, email);
    expect(await mails()).toEqual(['confirmationCode']);
    const session = await page.evaluate(() => ({ ...localStorage }));
    const flow = { flowId: session.fluxoCadastroId ?? '', token: session.accessToken ?? '' };
    const status = async () => (await readRegistration(flow)).statusFluxoCadastro;

    // Steps 1 and 2: the others are not there yet (ONB-007).
    await fillBasicData(page, company);
    expect(await tabs(page).count()).toBe(2);
    await save(page, 'Salvar e continuar');
    await page.getByText('Dados do cadastro atualizados.').first().waitFor();
    await fillProducts(page);
    await Promise.all([attach(page, 'CatalogoProduto'), attach(page, 'TabelaPrecos')]);
    await sendProducts(page, 'Enviar Cadastro');

    // First analysis: a document is sent back.
    const record = { cnpj, company, badge: 'Aguardando Comercial' };
    const approver = await signInAtRecord('aprovador', 'pre-cadastro', record);
    await pend(approver, 'TabelaPrecos.pdf', 'Documento ilegível', 'A segunda página está em branco.');
    expect((await newest())?.text).toContain('- Tabela de valores: Documento ilegível');
    expect((await newest())?.text).toContain('A segunda página está em branco.');
    await page.reload();
    const banner = page.getByRole('group', { name: 'Atenção: Pendências para serem corrigidas' });
    await banner.getByRole('button', { name: 'Tabela de valores: Documento ilegível' }).waitFor();
    await tabs(page).nth(1).getByLabel('Com pendência').waitFor();
    expect(await fileChoice(page, 'CatalogoProduto').count()).toBe(0);
    await fact(page, 'Marcas').waitFor();
    expect(await page.getByRole('combobox', { name: 'Marcas' }).count()).toBe(0);
    await attach(page, 'TabelaPrecos', 'tabela-nova.pdf');
    await sendProducts(page, 'Atualizar dados');
    expect(await tabs(page).getByLabel('Com pendência').count()).toBe(0);

    // First analysis: approved, with what changed since it was sent first.
    await openRecord(approver, 'pre-cadastro', record);
    await approver.getByText(/^O que mudou desde o envio de/).waitFor();
    await approver.getByText('tabela-nova.pdf').first().waitFor();
    await decide(approver, 'Aprovar', 'Cadastro aprovado');
    expect(await mails()).toEqual(['confirmationCode', 'pendency', 'firstAnalysisApproved']);

    // Steps 3 to 6.
    await page.reload();
    const needed = DOCUMENT_TYPES.filter(({ step, required }) => step === 3 && required);
    await Promise.all(needed.map(({ type }) => attach(page, type)));
    await save(page, 'Salvar e continuar');
    await fillAccounting(page);
    await save(page, 'Salvar e continuar');
    await fillFinance(page);
    await save(page, 'Salvar e continuar');
    await fillBilling(page);
    await save(page, 'Concluir cadastro');
    await page.getByText('Dados do cadastro finalizados. Aguarde sua aprovação').first().waitFor();
    expect(await status()).toBe('AguardandoSegundaAnalise');

    // Second analysis: accounting refuses, a commercial user opens it again.
    const waiting = { cnpj, company, badge: 'Aguardando' };
    const accountant = await signInAtRecord('contabil', 'cadastro', waiting);
    await refuse(accountant, 'A inscrição estadual está suspensa.');
    expect((await newest())?.text).toContain('A inscrição estadual está suspensa.');
    await page.reload();
    await page.getByText('Motivo da recusa: A inscrição estadual está suspensa.').waitFor();
    const commercial = await signInAtRecord('comercial', 'cadastro', { ...waiting, badge: 'Reprovado' });
    expect(await decision(commercial, 'Aprovar').isEnabled()).toBe(false);
    await decide(commercial, 'Reativar', 'Fornecedor reativado');
    expect(await status()).toBe('AguardandoSegundaAnalise');

    // Second analysis: both areas approve.
    await openRecord(approver, 'cadastro', waiting);
    await decide(approver, 'Aprovar', 'Cadastro aprovado');
    await accountant.reload();
    await accountant.getByText('Aguardando Contabilidade', { exact: true }).first().waitFor();
    await decide(accountant, 'Aprovar', 'Cadastro aprovado');
    expect(await status()).toBe('AguardandoDiretoria');

    // The directorate decides; the supplier is a partner with a code.
    const director = await signInAtRecord('diretoria', 'cadastro', {
      ...waiting,
      badge: 'Aguardando Diretoria',
    });
    await decide(director, 'Aprovar', 'Cadastro aprovado');
    const { fornecedor, statusFluxoCadastro } = await readRegistration(flow);
    expect(statusFluxoCadastro).toBe('Aprovado');
    expect(fornecedor.codigo).toEqual(expect.any(Number));
    await openRecord(director, 'parceiros', { cnpj, company, badge: 'Aprovado' });
    await director.getByText(String(fornecedor.codigo), { exact: true }).first().waitFor();
    expect(await decision(director, 'Aprovar').count()).toBe(0);
    expect(await mails()).toEqual([
      'confirmationCode',
      'pendency',
      'firstAnalysisApproved',
      'refusal',
      'reactivation',
      'finalApproval',
    ]);
    expect((await newest())?.text).toContain(`O seu código de fornecedor é ${fornecedor.codigo}.`);
    await page.reload();
    await page.getByText('Aprovado', { exact: true }).first().waitFor();
    expect(await tabs(page).count()).toBe(6);
    expect(await page.getByRole('button', { name: 'Salvar e continuar' }).count()).toBe(0);
  });
});
