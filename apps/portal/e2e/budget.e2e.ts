import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { openProfile, signInTab } from './portal.ts';

/** The most JavaScript of a page, gzip, and the most files it comes in, until the page rests. */
const budgets: ReadonlyArray<{ path: string; kilobytes: number; files: number; person?: Person }> = [
  { path: '/signin', kilobytes: 150, files: 6 },
  { path: '/signin/backoffice', kilobytes: 150, files: 6 },
  { path: '/', kilobytes: 236, files: 18, person: 'comercial' },
  { path: '/produtos/catalogo', kilobytes: 321, files: 36, person: 'comercial' },
  { path: '/produtos/catalogo/cadastro', kilobytes: 335, files: 46, person: 'comercial' },
  { path: '/produtos/solicitacoes', kilobytes: 324, files: 38, person: 'comercial' },
  { path: '/produtos/aprovacao', kilobytes: 330, files: 40, person: 'diretoria' },
  { path: '/fornecedor/cadastro', kilobytes: 331, files: 40, person: 'contabil' },
  { path: '/fornecedor/fornecedor/cadastro', kilobytes: 369, files: 50, person: 'supplierAtWork' },
  { path: '/subcadastro/marcas', kilobytes: 318, files: 32, person: 'comercial' },
  {
    path: '/requisicao-de-compras/consultar?inicio=2026-09-15',
    kilobytes: 327,
    files: 38,
    person: 'comercial',
  },
  { path: '/requisicao-de-compras/requisitar', kilobytes: 376, files: 45, person: 'comercial' },
];

describe('size', () => {
  it.each(budgets)(
    '$path loads at most $kilobytes kB of JavaScript, gzip, in $files files',
    async ({ path, kilobytes, files, person }) => {
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
