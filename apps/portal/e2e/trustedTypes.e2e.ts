import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { fact, openPage, signIn, takeComplaints } from './portal.ts';

/** Text that would act, between markup that an editor takes. */
const copied =
  '<p>Aço <b>inox</b><img src="x" onerror="throw 1"></p><ul><li>lavável</li></ul><script>throw 2</script>';

/** The address of a product of the seed that has a description with a word in bold. */
async function describedProduct(): Promise<string> {
  const { token } = await accessTokens('comercial');
  for (let id = 631; ; id += 1) {
    const product = await jsonOf<Schemas['CatalogueProduct']>(
      await callGateway(`/api/produtos/${id}/catalogo`, token),
    );
    if (product.descricao?.includes('<strong>'))
      return `/produtos/catalogo/${product.familiaId}?produto=${id}`;
  }
}

/** Pastes HTML where the focus is. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate(
    (text) =>
      navigator.clipboard.write([
        new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) }),
      ]),
    html,
  );
  await page.keyboard.press('Control+V');
}

// Every test of the portal fails where it violates its policy: charts, their print, and PDF files have tests of their own.
describe('Trusted Types', () => {
  it('let no string become elements or code, and nobody make a policy of another name', async () => {
    const page = await openPage('/signin');
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    const taken = await page.evaluate(() => {
      const markup = '<b>x</b>';
      const address = '/assets/x.js';
      const element = document.createElement('div');
      document.body.append(element);
      const acts: Readonly<Record<string, () => unknown>> = {
        innerHTML: () => Object.assign(element, { innerHTML: markup }),
        'innerHTML, empty': () => Object.assign(element, { innerHTML: '' }),
        insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', markup),
        DOMParser: () => new DOMParser().parseFromString(markup, 'text/html'),
        fragment: () => document.createRange().createContextualFragment(markup),
        srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
        script: () => Object.assign(document.createElement('script'), { src: address }),
        worker: () => new Worker(address),
        default: () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('outra', {}),
      };
      return Object.entries(acts).flatMap(([name, act]) => {
        try {
          act();
          return [name];
        } catch (error) {
          return error instanceof TypeError ? [] : [`${name}: ${error}`];
        }
      });
    });
    expect(taken).toEqual([]);
    // What would make any other test fail.
    const complaints: string[] = [];
    const violations = () => {
      complaints.push(...takeComplaints(page));
      return complaints.filter((line) => line.startsWith('policy: '));
    };
    await expect.poll(violations).toHaveLength(10);
    expect(violations()[0]).toBe(
      'policy: require-trusted-types-for trusted-types-sink Element innerHTML|<b>x</b>',
    );
  });

  it('let rich text be shown, edited and pasted, as elements that cannot act (FRM-07)', async () => {
    const address = await describedProduct();
    const reader = await signIn('diretoria', address);
    await fact(reader, 'Descrição').getByRole('strong').first().waitFor();

    const page = await signIn('comercial', address, { permissions: ['clipboard-read', 'clipboard-write'] });
    const text = page.getByRole('textbox', { name: 'Descrição' });
    await text.getByRole('strong').first().waitFor();
    await text.focus();
    await page.keyboard.press('Control+A');
    await paste(page, copied);
    await text.getByRole('strong').getByText('inox', { exact: true }).waitFor();
    await text.getByRole('listitem').getByText('lavável').waitFor();
    expect(await text.locator('script, [onerror], [src]').count()).toBe(0);
  });

  it('let a document be looked at', async () => {
    const page = await signIn('aprovador', '/fornecedor/cadastro?situacao=AguardandoComercial');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Anexo de Documentos' }).click();
    const view = page
      .getByRole('form', { name: 'Anexo de Documentos' })
      .getByRole('button', { name: /^Ver / });
    await view.first().click();
    await page.getByRole('button', { name: 'Baixar', exact: true }).waitFor();
  });
});
