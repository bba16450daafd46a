import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { openProfile, signInTab } from './portal.ts';

/** The most JavaScript of a page, gzip, and the most files it comes in, until the page rests. */
const budgets: ReadonlyArray<readonly [path: string, kilobytes: number, files: number, person?: Person]> = [
  ['/signin', 150, 6],
  ['/signin/backoffice', 150, 6],
  ['/', 242, 20, 'comercial'],
  ['/produtos/catalogo', 346, 40, 'comercial'],
  ['/produtos/catalogo/cadastro', 402, 50, 'comercial'],
  ['/produtos/solicitacoes', 348, 40, 'comercial'],
  ['/produtos/aprovacao', 354, 40, 'diretoria'],
  ['/fornecedor/cadastro', 350, 40, 'contabil'],
  ['/fornecedor/fornecedor/cadastro', 405, 50, 'supplierAtWork'],
  ['/subcadastro/marcas', 390, 40, 'comercial'],
  ['/requisicao-de-compras/consultar?inicio=2026-09-15', 352, 40, 'comercial'],
  ['/requisicao-de-compras/requisitar', 408, 50, 'comercial'],
];

describe('size', () => {
  it.each(budgets)(
    '%s loads at most %i kB of JavaScript, gzip, in %i files',
    async (path, kilobytes, files, person) => {
      const profile = await openProfile();
      if (person) {
        const entrance = await profile.newPage();
        await signInTab(entrance, person);
        await entrance.close();
      }
      const page = await profile.newPage();
      const scripts: Promise<number>[] = [];
      page.on('response', (response) => {
        if (!response.headers()['content-type']?.startsWith('text/javascript')) return;
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const sizes = await Promise.all(scripts);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${path}: ${(total / 1000).toFixed(1)} kB of JavaScript, gzip, in ${sizes.length} files`);
      expect(sizes.length).toBeGreaterThan(1);
      expect(total / 1000).toBeLessThanOrEqual(kilobytes);
      expect(sizes.length).toBeLessThanOrEqual(files);
    },
  );
});
