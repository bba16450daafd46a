import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const PATH = '/api/fornecedores/tutorial/download';

const download = async (role: (typeof ROLES)[number]) =>
  gateway.app.request(PATH, { headers: { Authorization: `Bearer ${await gateway.tokenOf(role)}` } });

describe('the tutorial (API2-022, G-47)', () => {
  it('is a PDF of two pages in Portuguese, to be saved', async () => {
    const response = await download('Fornecedor');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="tutorial-do-cadastro.pdf"',
    );
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(bytes.toString('latin1')).toContain('/Lang (pt-BR)');
  });

  it('goes through the six steps', async () => {
    const html = await readFile(path.join(import.meta.dirname, 'tutorial.html'), 'utf8');
    expect([...html.matchAll(/<h2>Passo (\d)/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('is for signed-in users only', async () => {
    for (const role of ROLES) expect([role, (await download(role)).status]).toEqual([role, 200]);
    const answer = await gateway.call(PATH);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});
