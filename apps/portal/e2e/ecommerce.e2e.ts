import { describe, expect, it } from 'vitest';
import { addressOf, signIn } from './portal.ts';

describe('Produtos › Ecommerce', () => {
  it('finds a product, saves its e-commerce data and shows it again (GAP-12, RTE-011, RTE-012)', async () => {
    const page = await signIn('ecommerce', '/produtos/ecommerce');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('form', { name: 'Dados do e-commerce' }).waitFor();

    const link = `https://videos.example/${Date.now()}`;
    const video = page.getByRole('textbox', { name: 'Link do vídeo' });
    await video.fill(link);
    // A seeded product may have no dimensions; the shop asks for them where the family holds none.
    for (const label of ['Altura (cm)', 'Largura (cm)', 'Comprimento (cm)', 'Peso (g)']) {
      const field = page.getByRole('textbox', { name: label });
      if (await field.isEnabled()) await field.fill('10,50');
    }
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Salvar' }).click();
    expect((await saved).status()).toBe(200);
    await page.getByText('Produto Atualizado').waitFor();

    await page.reload();
    await expect.poll(() => video.inputValue()).toBe(link);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('heading', { name: 'Produtos ecommerce' }).waitFor();
    expect(addressOf(page)).toBe('/produtos/ecommerce');
  });

  it('asks before what is unsaved is left and stays with what was typed (PRD-013, GAP-35)', async () => {
    const page = await signIn('ecommerce', '/produtos/ecommerce');
    await page.getByRole('row').nth(2).getByRole('link').first().click();
    const video = page.getByRole('textbox', { name: 'Link do vídeo' });
    await video.fill('https://videos.example/rascunho');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByText('Você tem dados não salvo').waitFor();
    await page.getByRole('button', { name: 'Voltar' }).click();
    expect(await video.inputValue()).toBe('https://videos.example/rascunho');
  });
});
