import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { throttles } from '../../database/schema.ts';
import { createTestGateway, freshAddress, type TestGateway } from '../../testing/testGateway.ts';

const PATH = '/api/navegador/erros';

const report: Schemas['BrowserError'] = {
  tipo: 'Tela',
  nome: 'TypeError',
  mensagem: 'x is not a function',
  lugar: 'BrandsPage-B1xk3cJw.js:1:20417',
  pagina: href('register-brands'),
  versao: 'index-Bg53hzoZ.js',
  codigo: '7f3a9c21d4e8b605',
};

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

beforeEach(() => {
  gateway.entries.length = 0;
});

afterAll(() => gateway.close());

const written = () => gateway.entries.filter(({ event }) => event === 'browser-error');

it('writes one line, which says nothing about who met the error', async () => {
  const address = freshAddress();
  const token = await gateway.tokenOf('Comercial');
  gateway.entries.length = 0;
  const answer = await gateway.call(PATH, { body: report, address, token });
  expect(answer.status).toBe(204);
  expect(written()).toEqual([
    {
      event: 'browser-error',
      level: 'warn',
      message: `browser (Tela) TypeError: x is not a function at BrandsPage-B1xk3cJw.js:1:20417 on ${report.pagina}`,
      browserError: report,
    },
  ]);
  expect(gateway.lines.at(-2)).toContain('TypeError: x is not a function');
});

it('takes out what a browser should not have sent', async () => {
  const answer = await gateway.call(PATH, {
    body: {
      tipo: 'Erro',
      nome: 'Ana Silva',
      mensagem: 'No "Ana Silva" (11.222.333/0001-81, 12ABC34501DE35) at ana@empresa.com.br',
      lugar: 'https://portal.example/fornecedor/11222333000181',
      pagina: href('catalogue-family', { id: 4242 }),
      versao: 'Ana Silva',
      codigo: 'ana@empresa.com.br',
    },
    address: freshAddress(),
  });
  expect(answer.status).toBe(204);
  expect(written()).toMatchObject([
    {
      browserError: {
        tipo: 'Erro',
        nome: 'Error',
        mensagem: 'No … (…, …) at …',
        lugar: null,
        pagina: null,
        versao: null,
        codigo: null,
      },
    },
  ]);
  const log = JSON.stringify(gateway.entries);
  for (const personal of ['Ana', 'ana@', '11222333', '11.222', '12ABC', '4242'])
    expect(log).not.toContain(personal);
});

it.each([
  ['an unknown kind', { tipo: 'Outro' }],
  ['a message beyond its limit', { mensagem: 'a'.repeat(201) }],
  ['a field of its own', { usuarioId: 7 }],
])('refuses %s', async (_, change) => {
  const answer = await gateway.call(PATH, { body: { ...report, ...change }, address: freshAddress() });
  expect(answer.status).toBe(400);
  expect(written()).toEqual([]);
});

it('takes 30 reports in 15 minutes from one network address and drops the rest without a word in the log', async () => {
  const address = freshAddress();
  const send = () => gateway.call(PATH, { body: report, address });
  for (let count = 0; count < 30; count += 1) expect((await send()).status).toBe(204);
  expect(written()).toHaveLength(30);
  gateway.entries.length = 0;
  const answer = await send();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(gateway.entries).toMatchObject([{ event: 'call', level: 'info', status: 429 }]);
  expect((await gateway.call(PATH, { body: report, address: freshAddress() })).status).toBe(204);

  gateway.clock.now = new Date(gateway.clock.now.getTime() + 15 * 60_000 + 1);
  expect((await send()).status).toBe(204);
  const keys = await gateway.database.queries.select({ key: throttles.key }).from(throttles);
  expect(JSON.stringify(keys)).not.toContain(address);
});
