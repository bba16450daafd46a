import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openProfile } from './portal.ts';

const limitBytes = 150_000;

describe('size', () => {
  it.each(['/signin', '/signin/backoffice'])('%s loads at most 150 kB of JavaScript, gzip', async (path) => {
    const page = await (await openProfile()).newPage();
    const scripts: Array<Promise<{ name: string; bytes: number }>> = [];
    page.on('response', (response) => {
      if (!response.headers()['content-type']?.startsWith('text/javascript')) return;
      scripts.push(
        response.body().then((body) => ({
          name: new URL(response.url()).pathname,
          bytes: gzipSync(body, { level: 9 }).length,
        })),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await Promise.all(scripts);
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB of JavaScript, gzip, in ${loaded.length} files`);
    expect(loaded.length).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(limitBytes);
  });
});
