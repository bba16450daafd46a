import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signIn } from './portal.ts';
import { familyRequestOf, fillFamily, freshCodes, openRequest } from './requestJourney.ts';

let familyRequestId: number;

beforeAll(async () => {
  const { families } = await openRequest(3);
  [familyRequestId = 0] = families;
  await fillFamily(familyRequestId, 'colada da planilha');
});

/** Puts a text on the clipboard and pastes it where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

it('products of a request are pasted from a spreadsheet: nothing is saved until every cell is right (PRC-022, C-3)', async () => {
  const page = await signIn('supplier', `/meus-produtos/${familyRequestId}?aba=produtos`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const [blue, grey] = [freshCodes(), freshCodes()];
  const wrongDigit = `${blue.gtinEan.slice(0, -1)}${(Number(blue.gtinEan.at(-1)) + 1) % 10}`;
  await page.getByRole('button', { name: 'Colar da planilha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colar produtos da planilha' });
  await dialog.getByRole('textbox', { name: 'Células da planilha' }).waitFor();
  await paste(
    page,
    [
      ['Variação', 'EAN', 'DUN', 'Quantidade por caixa', 'SKU'],
      ['azul', wrongDigit, blue.dun, '6', blue.sku],
      ['cinza', grey.gtinEan, grey.dun, '12', grey.sku],
    ]
      .map((cells) => cells.join('\t'))
      .join('\r\n'),
  );
  await dialog.getByRole('heading', { name: '2 produtos colados' }).waitFor();
  const create = dialog.getByRole('button', { name: 'Criar 2 produtos' });
  expect(await create.getAttribute('aria-disabled')).toBe('true');
  expect(await familyRequestOf(familyRequestId)).toMatchObject({ quantidadeCadastrada: 0 });

  await dialog.getByRole('button', { name: `Corrigir para ${blue.gtinEan}` }).click();
  await create.and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await create.click();
  await page.getByText('2 produtos criados').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await familyRequestOf(familyRequestId)).toMatchObject({
    quantidadeCadastrada: 2,
    quantidadeIncompleta: 2,
    solicitacoesDetalhes: [
      { gtinEan: blue.gtinEan, nome: expect.stringMatching(/ AZUL\b/) },
      { gtinEan: grey.gtinEan, nome: expect.stringMatching(/ CINZA\b/) },
    ],
  });
});
