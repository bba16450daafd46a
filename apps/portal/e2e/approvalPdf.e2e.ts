import { buffer } from 'node:stream/consumers';
import type { Schemas } from '@portal/api';
import { dayInSaoPaulo, formatBrl } from '@portal/formats';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../src/shared/stories/pdfText.ts';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { longestTaskOf } from './longestTask.ts';
import { signIn } from './portal.ts';

const LIST = '/api/produtos/aprovacao-lote';
const QUEUE = 'Status=AguardandoAprovacao';

/** The products that wait for the director, in the order of the list. */
async function waitingProducts(): Promise<readonly Schemas['BatchProduct'][]> {
  const { token } = await accessTokens('diretoria');
  const produtos: Schemas['BatchProduct'][] = [];
  for (let number = 1; ; number += 1) {
    const answer = await jsonOf<Schemas['BatchProductList']>(
      await callGateway(`${LIST}?${QUEUE}&Pagina=${number}&QuantidadeRegistros=100`, token),
    );
    produtos.push(...answer.produtos);
    if (produtos.length >= answer.meta.paginacao.totalRegistros) return produtos;
  }
}

/** Opens the queue of the director. */
async function openQueue(): Promise<Page> {
  const page = await signIn('diretoria', '/produtos/aprovacao?status=AguardandoAprovacao');
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).waitFor();
  return page;
}

/** Presses 'Gerar PDF' and reads the file: its name, and the text of each page. */
async function makePdf(page: Page) {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Gerar PDF' }).click();
  const file = await download;
  const bytes = new Uint8Array(await buffer(await file.createReadStream()));
  return { name: file.suggestedFilename(), pages: await pdfText(bytes.buffer) };
}

/** The codes of products on pages, in their order. */
const codesOf = (pages: readonly string[]) =>
  pages.flatMap((page) => page.match(/\b30\d{4}\b/g) ?? []).map(Number);

/** Cents, since a sum of fractions has dust. */
const sumOf = (produtos: readonly Schemas['BatchProduct'][], column: 'valorNf' | 'custoFinal' | 'pv') =>
  produtos.reduce((cents, product) => cents + Math.round((product[column] ?? 0) * 100), 0) / 100;

const money = (reais: number) => formatBrl(reais).replace('\u00a0', ' ');

describe("'Gerar PDF' (LOT-014, G-20)", () => {
  it('downloads all products that the filter finds, with the filter, a head on each page and the sums', async () => {
    const produtos = await waitingProducts();
    const { name, pages } = await makePdf(await openQueue());
    expect(name).toBe(`aprovacao-produtos-${dayInSaoPaulo(new Date())}.pdf`);
    expect(pages[0]).toContain('Aprovação de produtos');
    expect(pages[0]).toMatch(/Gerado em \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect(pages[0]).toContain('Status: Aguardando Aprovação');
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Produto Fornecedor');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    expect(codesOf(pages)).toEqual(produtos.map(({ codigo }) => codigo));
    const sums = (['valorNf', 'custoFinal', 'pv'] as const).map((column) => money(sumOf(produtos, column)));
    expect(pages[0]).toContain(
      `${produtos.length} produtos · Valor NF ${sums[0]} · Custo final ${sums[1]} · PV ${sums[2]}`,
    );
    expect(pages.at(-1)).toContain(`Total ${sums.join(' ')}`);
  });

  it('downloads the chosen products alone', async () => {
    const produtos = await waitingProducts();
    const page = await openQueue();
    const chosen = produtos.slice(2, 4);
    for (const { nome } of chosen) await page.getByRole('checkbox', { name: `Selecionar ${nome}` }).click();
    const { pages } = await makePdf(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Seleção: 2 produtos');
    expect(codesOf(pages)).toEqual(chosen.map(({ codigo }) => codigo));
  });
});

describe('5,000 products', () => {
  const TOTAL = 5_000;

  /** Lets the list tell of so many products, all like the first. */
  async function enlarge(page: Page): Promise<void> {
    const produtos = await waitingProducts();
    await page.route(
      (url) => url.pathname === LIST,
      (route) => {
        const query = new URL(route.request().url()).searchParams;
        const [number, size] = [Number(query.get('Pagina')), Number(query.get('QuantidadeRegistros'))];
        const answer: Schemas['BatchProductList'] = {
          produtos: Array.from({ length: size }, (_, index) => {
            const place = (number - 1) * size + index;
            const like = produtos[place % produtos.length];
            if (!like) throw new Error('The seed holds no product that waits');
            return { ...like, id: 1_000_000 + place, codigo: 300_000 + place };
          }),
          meta: { paginacao: { totalRegistros: TOTAL, paginaAtual: number, tamanhoPagina: size } },
        };
        return route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
      },
    );
  }

  async function openLarge(): Promise<Page> {
    const page = await signIn('diretoria', '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await enlarge(page);
    await page.goto('/produtos/aprovacao?status=AguardandoAprovacao');
    await page.getByText(`1–20 de 5.000`, { exact: true }).first().waitFor();
    return page;
  }

  it('become a PDF without a task of 50 ms, and with their progress', { timeout: 240_000 }, async () => {
    const page = await openLarge();
    const longest = await longestTaskOf(page, async () => {
      const { pages } = await makePdf(page);
      expect(codesOf(pages)).toEqual(Array.from({ length: TOTAL }, (_, index) => 300_000 + index));
      expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
    });
    console.log(`PDF of ${TOTAL} products: the longest task takes ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(50);
  });

  it('can be cancelled while they are read and while they are drawn', { timeout: 120_000 }, async () => {
    const page = await openLarge();
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    for (const stage of ['Lendo', 'Montando']) {
      await page.getByRole('button', { name: 'Gerar PDF' }).click();
      await page
        .getByRole('progressbar', { name: new RegExp(`^${stage} produtos: [\\d.]+ de 5\\.000`) })
        .waitFor();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(downloads).toBe(0);
  });
});
