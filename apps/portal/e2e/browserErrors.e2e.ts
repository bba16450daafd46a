import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from './portal.ts';

const CALL = '**/api/navegador/erros';

/** Breaks the page of the brands, which then draws a row that is none. */
const breakBrands = (page: Page) =>
  page.route('**/api/produtos/marcas?**', (route) =>
    route.fulfill({
      json: {
        marcas: [null],
        meta: { paginacao: { totalRegistros: 1, paginaAtual: 1, tamanhoPagina: 30 } },
      },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );

/** Opens the brands from the navigation, so that the page stays the same document. */
async function openBrands(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Navegação principal' }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, '', '/subcadastro/marcas');
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('an error of the portal in the browser', () => {
  it('is reported to the gateway when a page cannot be drawn, without anything about its user', async () => {
    const page = await signIn('comercial');
    await breakBrands(page);
    const answered = page.waitForResponse(CALL);
    await openBrands(page);
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).waitFor();
    const answer = await answered;
    expect(answer.status()).toBe(204);
    expect(answer.request().headers()).not.toHaveProperty('authorization');
    expect(answer.request().postDataJSON()).toEqual({
      tipo: 'Tela',
      nome: 'TypeError',
      mensagem: expect.stringMatching(/^Cannot .*null/),
      lugar: expect.stringMatching(/^[\w.-]+\.js:\d+:\d+$/),
      pagina: '/subcadastro/marcas',
      versao: expect.stringMatching(/^index-[\w-]+\.js$/),
      codigo: null,
    });
  });

  it('is reported once a page, each different one, at most five, and none without a connection', async () => {
    const page = await signIn('comercial');
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/navegador/erros'))
        reported.push((request.postDataJSON() as { mensagem: string }).mensagem); // as the portal sends it
    });
    /** What the page would have reported by then. */
    const fail = (message: string) =>
      page.evaluate((text) => {
        const event = new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason: new Error(text),
        });
        dispatchEvent(event);
      }, message);
    await fail('one');
    await expect.poll(() => reported).toEqual(['one']);
    await page.context().setOffline(true);
    await fail('nobody hears');
    await page.context().setOffline(false);
    for (const message of ['one', 'two', 'three', 'one', 'four', 'five', 'six', 'seven']) await fail(message);
    await expect.poll(() => reported).toHaveLength(5);
    expect(reported).toEqual(['one', 'two', 'three', 'four', 'five']);
  });
});
