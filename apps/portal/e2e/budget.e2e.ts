import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measuredPages } from './measuredPages.ts';
import { openTab } from './restingPage.ts';

describe('size', () => {
  it.each(measuredPages)(
    '$path is drawn with at most $kilobytes kB of JavaScript, gzip, in $files files',
    async ({ path, person, ready, kilobytes, files }) => {
      const page = await openTab(person);
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        if (!response.headers()['content-type']?.startsWith('text/javascript')) return;
        scripts.set(
          response.url(),
          response.body().then((body) => gzipSync(body, { level: 9 }).length),
        );
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await ready(page);
      const sizes = await Promise.all(scripts.values());
      const total = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${path}: ${(total / 1000).toFixed(1)} kB of JavaScript, gzip, in ${sizes.length} files`);
      expect(sizes.length).toBeGreaterThan(1);
      expect(total / 1000).toBeLessThanOrEqual(kilobytes);
      expect(sizes.length).toBeLessThanOrEqual(files);
    },
  );
});
