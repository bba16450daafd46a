import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import type { Person } from './people.ts';
import { openProfile, signIn, signInTab } from './portal.ts';
import {
  familyRequestOf,
  fillFamily,
  fillProducts,
  mailsAbout,
  type OpenedRequest,
  openRequest,
  sendRequest,
} from './requestJourney.ts';

/** A family that is filled in and one that is reviewed, and what the supplier filled in of each. */
let filled: number;
let sent: number;
let sentRequest: OpenedRequest;
let filledInput: Schemas['FamilyInput'];
let sentInput: Schemas['FamilyInput'];

beforeAll(async () => {
  const [open, request] = await Promise.all([openRequest(2), openRequest(1)]);
  [filled = 0] = open.families;
  [sent = 0] = request.families;
  ({ input: filledInput } = await fillFamily(filled, 'dois no cadastro'));
  ({ input: sentInput } = await fillFamily(sent, 'dois na análise'));
  await fillProducts(sent, ['cinza']);
  await sendRequest(request);
  sentRequest = request;
});

/** Saves the family of a request as somebody else does meanwhile. */
async function saveFamily(
  person: Person,
  familyRequestId: number,
  body: Schemas['FamilyInput'],
): Promise<void> {
  const { familiaId } = await familyRequestOf(familyRequestId);
  const { token } = await accessTokens(person);
  const path = `/api/produtos/familias/${familiaId}`;
  const { versao } = await jsonOf<Schemas['Family']>(await callGateway(path, token));
  await jsonOf(
    await callGateway(`${path}?solicitacaoCadastroFamiliaId=${familyRequestId}`, token, {
      method: 'PUT',
      headers: { 'If-Match': `"${versao}"` },
      body: JSON.stringify(body),
    }),
  );
}

describe('two people at once', () => {
  it('staff and the supplier fill in the same family: both are kept, and the second is told (D7)', async () => {
    const path = `/produtos/catalogo/cadastro?solicitacaoId=${filled}&aba=familia`;
    const staff = await signIn('comercial', path);
    const second = staff.getByRole('textbox', { name: 'Etiqueta, parte 2' });
    await second.fill('3 LITROS');
    await saveFamily('supplier', filled, { ...filledInput, etiquetaPrecoParte1: 'PANELA DO FORNECEDOR' });

    const save = staff.getByRole('form', { name: 'Família' }).getByRole('button', { name: 'Salvar' });
    await save.click();
    const conflict = staff.getByRole('dialog', { name: 'Registro alterado por outra pessoa' });
    await conflict.getByText('PANELA DO FORNECEDOR').waitFor();
    await conflict.getByRole('button', { name: 'Manter o que digitei' }).click();
    await staff.getByText('Familia atualizada').waitFor();
    expect(await second.inputValue()).toBe('3 LITROS');
    const { familiaId } = await familyRequestOf(filled);
    const { token } = await accessTokens('comercial');
    const family = await callGateway(`/api/produtos/familias/${familiaId}`, token);
    expect(await jsonOf<Schemas['Family']>(family)).toMatchObject({
      etiquetaPrecoParte1: 'PANELA DO FORNECEDOR',
      etiquetaPrecoParte2: '3 LITROS',
    });
  });

  it('a family that is open in the review shows by itself what the other area saved: it is what is decided on (D23)', async () => {
    const page = await (await openProfile()).newPage();
    await page.clock.install();
    await signInTab(page, 'contabil', `/produtos/solicitacoes/${sent}`);
    await page.getByText('PANELA 3L', { exact: true }).first().waitFor();
    await saveFamily('comercial', sent, { ...sentInput, etiquetaPrecoParte1: 'PANELA NOVA 3L' });
    await page.clock.runFor(31_000);
    await page.getByText('PANELA NOVA 3L', { exact: true }).first().waitFor();
  });

  it('two reviewers decide on the same family: the first counts, the second is told and sees it (SM-1, D7)', async () => {
    const path = `/produtos/solicitacoes/${sent}`;
    const [first, second] = await Promise.all([signIn('validador', path), signIn('contabil', path)]);
    const ask = (page: Page, act: string) =>
      page
        .getByRole('button', { name: act, exact: true })
        .and(page.locator(':not([aria-disabled="true"])'))
        .click();
    await ask(first, 'Recusar');
    await ask(second, 'Validar');
    const refusal = first.getByRole('dialog', { name: /^Recusar: / });
    const taxation = second.getByRole('dialog', { name: /^Validar tributação: / });
    await taxation.waitFor();
    await refusal.getByRole('button', { name: 'Recusar' }).click();
    await first.getByText('Familia recusada').waitFor();
    const decided = await familyRequestOf(sent);
    expect(decided).toMatchObject({ status: 'Recusado', statusContabil: 'Aguardando' });

    await taxation.getByRole('button', { name: 'Validar tributação' }).click();
    await taxation.getByText('Este registro foi alterado por outra pessoa.').waitFor();
    await taxation.getByRole('button', { name: 'Ler novamente' }).click();
    await taxation.waitFor({ state: 'hidden' });
    await second.getByText('Recusado Comercial', { exact: true }).first().waitFor();
    expect(await familyRequestOf(sent)).toEqual(decided);
    const kinds = (await mailsAbout(sentRequest)).map(({ kind }) => kind);
    expect(kinds).toEqual(['requestOpened', 'requestSent', 'familyRefused']);
  });
});
