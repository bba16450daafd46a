import type { Schemas } from '@portal/api';
import { dayInSaoPaulo } from '@portal/formats';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from './cuttingProxy.ts';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { openProfile, signInTab } from './portal.ts';
import { mailsAbout } from './requestJourney.ts';
import { type ValidatedProducts, validatedProducts } from './validatedProducts.ts';

/** Three calls of 20, 20 and 5. */
const PRODUCTS = 45;

let proxy: CuttingProxy;

beforeAll(async () => {
  proxy = await startCuttingProxy();
});
afterAll(() => proxy.close());

const pageOf = ({ familiaId }: ValidatedProducts) => `/produtos/aprovacao?familia=${familiaId}`;

/** Chooses all products of the list and refuses them. */
async function refuseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).click();
  await page.getByText(`${PRODUCTS} selecionados`).waitFor();
  await page.getByRole('button', { name: 'Reprovar', exact: true }).click();
  await page.getByRole('button', { name: `Reprovar ${PRODUCTS} itens` }).click();
}

/** Waits for a report that counts so many. */
async function expectReport(page: Page, done: number, failed: number): Promise<void> {
  await page.getByRole('heading', { name: 'Reprovar: resultado' }).waitFor();
  await page.getByText(`Concluídos: ${done}. Com falha: ${failed}. Impedidos: 0.`).waitFor();
}

/** Expects that each product was refused once, by its log and by the mails to its supplier. */
async function expectRefusedOnce({ request, codigos }: ValidatedProducts): Promise<void> {
  const { token } = await accessTokens('comercial');
  const today = dayInSaoPaulo(new Date());
  const refusals = await Promise.all(
    codigos.map(async (codigo) => {
      const query = `Dominio=Produtos&CodigoProduto=${codigo}&DataInicio=${today}&DataFim=${today}`;
      const { logs } = await jsonOf<Schemas['LogList']>(
        await callGateway(`/api/produtos/logs?${query}&QuantidadeRegistros=100`, token),
      );
      return logs.filter(({ valorNovo }) => valorNovo === 'Recusado').length;
    }),
  );
  expect(refusals).toEqual(codigos.map(() => 1));
  const mails = await mailsAbout(request);
  expect(mails.filter(({ kind }) => kind === 'productRefused')).toHaveLength(PRODUCTS);
}

describe('a batch whose network is cut', () => {
  it('in the middle of a chunk goes on with the others; another try does nothing twice (D19)', {
    timeout: 120_000,
  }, async () => {
    const products = await validatedProducts(PRODUCTS, 'rede cortada');
    const page = await (await openProfile({ proxy: { server: proxy.server } })).newPage();
    await signInTab(page, 'aprovador', pageOf(products));
    const calls = new Set<string>();
    proxy.cutAnswer = (address) => [...calls.add(address)][1] === address; // also when the browser repeats it by itself
    await refuseAll(page);
    await expectReport(page, 25, 20);
    proxy.cutAnswer = null;
    await page.getByRole('button', { name: 'Tentar novamente os 20 que falharam' }).click();
    await expectReport(page, PRODUCTS, 0);
    await expectRefusedOnce(products);
  });

  it('before a chunk has arrived tells of none as done; another try does all (D19)', {
    timeout: 120_000,
  }, async () => {
    const products = await validatedProducts(PRODUCTS, 'envio cortado');
    const page = await (await openProfile({ proxy: { server: proxy.server } })).newPage();
    await signInTab(page, 'aprovador', pageOf(products));
    await page.getByRole('checkbox', { name: 'Selecionar todos' }).waitFor();
    proxy.cutAt = 0;
    await refuseAll(page);
    await expectReport(page, 0, PRODUCTS);
    proxy.cutAt = null;
    await page.getByRole('button', { name: `Tentar novamente os ${PRODUCTS} que falharam` }).click();
    await expectReport(page, PRODUCTS, 0);
    await expectRefusedOnce(products);
  });
});

describe('a batch whose tab is closed', () => {
  it('in the middle is there when the page is opened again, with what was done, and goes on (D19)', {
    timeout: 120_000,
  }, async () => {
    const products = await validatedProducts(PRODUCTS, 'aba fechada');
    const profile = await openProfile();
    const page = await profile.newPage();
    await signInTab(page, 'aprovador', pageOf(products));
    let calls = 0;
    const secondIsDone = new Promise<void>((resolve) => {
      void page.route(
        (url) => url.pathname.endsWith('/aprovacao-lote/recusar'),
        async (route) => {
          calls += 1;
          if (calls === 1) return route.continue();
          await route.fetch(); // the gateway does it, and nobody hears of it
          resolve();
        },
      );
    });
    await refuseAll(page);
    await secondIsDone;
    await page.close();

    const again = await profile.newPage();
    await again.goto(pageOf(products));
    const banner = again.getByRole('group', { name: /^Um lote foi interrompido: Reprovar/ });
    await banner.getByText(`20 de ${PRODUCTS} produtos tiveram resposta`).waitFor();
    await banner.getByRole('button', { name: 'Ver resultado' }).click();
    await again.getByText('Concluídos: 40. Com falha: 0. Aguardando: 5. Impedidos: 0.').waitFor();
    await again.getByRole('button', { name: 'Enviar os 5 que faltam' }).click();
    await expectReport(again, PRODUCTS, 0);
    await expectRefusedOnce(products);

    await again.getByRole('button', { name: 'Concluir' }).click();
    await again.reload();
    await again.getByText('Nenhum resultado com estes filtros.').waitFor();
    expect(await banner.count()).toBe(0);
  });
});
