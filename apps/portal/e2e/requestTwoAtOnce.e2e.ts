import type { Schemas } from '@portal/api';
import { beforeAll, describe, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { openProfile, signInTab } from './portal.ts';
import { familyRequestOf, fillFamily, fillProducts, openRequest, sendRequest } from './requestJourney.ts';

/** A family that is reviewed, and what the supplier filled in. */
let sent: number;
let input: Schemas['FamilyInput'];

beforeAll(async () => {
  const request = await openRequest(1);
  [sent = 0] = request.families;
  ({ input } = await fillFamily(sent, 'dois na análise'));
  await fillProducts(sent, ['cinza']);
  await sendRequest(request);
});

/** Saves the family of the request as commercial does meanwhile. */
async function saveFamily(body: Schemas['FamilyInput']): Promise<void> {
  const { familiaId } = await familyRequestOf(sent);
  const { token } = await accessTokens('comercial');
  const path = `/api/produtos/familias/${familiaId}`;
  const { versao } = await jsonOf<Schemas['Family']>(await callGateway(path, token));
  await jsonOf(
    await callGateway(`${path}?solicitacaoCadastroFamiliaId=${sent}`, token, {
      method: 'PUT',
      headers: { 'If-Match': `"${versao}"` },
      body: JSON.stringify(body),
    }),
  );
}

describe('two people at once', () => {
  it('a family that is open in the review shows by itself what the other area saved: it is what is decided on (D23)', async () => {
    const page = await (await openProfile()).newPage();
    await page.clock.install();
    await signInTab(page, 'contabil', `/produtos/solicitacoes/${sent}`);
    await page.getByText('PANELA 3L', { exact: true }).first().waitFor();
    await saveFamily({ ...input, etiquetaPrecoParte1: 'PANELA NOVA 3L' });
    await page.clock.runFor(31_000);
    await page.getByText('PANELA NOVA 3L', { exact: true }).first().waitFor();
  });
});
