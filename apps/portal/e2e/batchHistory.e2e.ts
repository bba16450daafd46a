import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signIn } from './portal.ts';
import { readRequisition } from './requisitionFigures.ts';
import { validatedRequisitions } from './validatedRequisitions.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

it('Back leads from a batch to its list, and from the page of an item to its link in the report; Forward does nothing again (D19, RQA-019)', async () => {
  const { address, requisitions } = await validatedRequisitions(3);
  const [first = 0, second = 0, third = 0] = requisitions.map(({ id }) => id);
  const page = await signIn('diretoria', '/');
  await page.goto(address);
  for (const id of [first, second])
    await page.getByRole('checkbox', { name: `Selecionar requisição ${id}`, exact: true }).click();
  const openReview = async () => {
    await button(page, 'Aprovar').click();
    await heading(page, 'Conferir antes de aprovar');
  };
  const expectChosen = async () => {
    await button(page, 'Aprovar').and(page.locator(':focus')).waitFor();
    await page.getByText('2 selecionados').waitFor();
  };

  await openReview();
  await page.goBack();
  await expectChosen();
  await page.goForward();
  await page.getByText('2 selecionados').waitFor();
  await page.goBack();
  await openReview();
  await button(page, 'Voltar').click();
  await expectChosen();

  await openReview();
  await button(page, 'Aprovar 2 itens').click();
  await heading(page, 'Aprovar: resultado');
  const link = page.locator(`main a[href$="/aprovar/${second}"]`);
  await link.click();
  await page.waitForURL(new RegExp(`/aprovar/${second}$`));
  await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
  await page.goBack();
  await heading(page, 'Aprovar: resultado');
  await link.and(page.locator(':focus')).waitFor();

  await page.goBack();
  await page.getByText('Nenhum selecionado').waitFor();
  await page.goForward();
  await page.getByText('Nenhum selecionado').waitFor();
  await page.goBack();
  await page.goBack(); // the batches left no entry behind
  await page.waitForURL((url) => url.pathname === '/');
  const statuses = await Promise.all([first, second, third].map(readRequisition));
  expect(statuses.map(({ status, versao }) => [status, versao])).toEqual([
    ['Aprovado', 3],
    ['Aprovado', 3],
    ['Validado', 2],
  ]);
}, 120_000);
