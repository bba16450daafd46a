import { createHash } from 'node:crypto';
import { href } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, PORTAL_ORIGIN, type TestGateway } from '../testing/testGateway.ts';
import { finalApprovalMail, pendencyMail, refusalMail } from './mailTexts.ts';
import { queueMail } from './queueMail.ts';

let gateway: TestGateway;

const facts = { portal: PORTAL_ORIGIN, name: 'PANELAS <DA> SERRA' };

beforeAll(async () => {
  gateway = await createTestGateway();
  const { queries } = gateway.database;
  const receiver = { to: 'contato@fornecedor.example', registrationFlowId: null };
  await queueMail(queries, { ...finalApprovalMail({ ...facts, code: 7061 }), ...receiver });
  const reason = '<script>alert(1)</script>\nhttps://outro.example/';
  await queueMail(queries, { ...refusalMail({ ...facts, reason }), ...receiver });
});

afterAll(() => gateway.close());

describe('the outbox of the demonstration (G-25)', () => {
  it('shows the mails, the newest first, as a page in Portuguese', async () => {
    const response = await gateway.app.request('/dev/outbox');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toContain('<title>Caixa de saída | Portal do Fornecedor</title>');
    expect(html.match(/<article /g)).toHaveLength(2);
    expect(html.indexOf('Seu cadastro não foi aprovado')).toBeLessThan(
      html.indexOf('Seu cadastro foi aprovado'),
    );
  });

  it('shows what users typed as text, and links to the portal only', async () => {
    const html = await (await gateway.app.request('/dev/outbox')).text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('PANELAS &lt;DA&gt; SERRA');
    expect(html).not.toContain('<script');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/dev/outbox.json',
      `${PORTAL_ORIGIN}${href('supplier-supplier-register')}`,
      `${PORTAL_ORIGIN}${href('supplier-supplier-register')}`,
    ]);
  });

  it('allows its own style and nothing else', async () => {
    const response = await gateway.app.request('/dev/outbox');
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers with JSON too', async () => {
    const { body } = await gateway.call('/dev/outbox.json');
    expect(body).toMatchObject({
      mails: [
        { kind: 'refusal', to: 'contato@fornecedor.example', sentAt: null },
        { kind: 'finalApproval', subject: 'Seu cadastro foi aprovado' },
      ],
    });
  });

  it('does not exist outside the demonstration', async () => {
    const real = await createTestGateway({ database: gateway.database, demo: false });
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      expect((await real.call(path)).status).toBe(404);
    }
    expect((await gateway.call('/dev/outbox', { method: 'POST' })).status).toBe(404);
  });
});

describe('the texts of the mails (G-25)', () => {
  it('name each pendent document with its reason, and the note', () => {
    const { text } = pendencyMail({
      ...facts,
      documents: [
        { document: 'Contrato Social', reason: 'Documento ilegível' },
        { document: 'Cartão CNPJ', reason: 'Documento inválido' },
      ],
      note: 'Envie colorido.',
    });
    expect(text).toContain('- Contrato Social: Documento ilegível\n- Cartão CNPJ: Documento inválido');
    expect(text).toContain('Envie colorido.');
    expect(text).toContain(`${PORTAL_ORIGIN}${href('supplier-supplier-register')}`);
  });

  it('state the reason of a refusal and the code of a partner', () => {
    expect(refusalMail({ ...facts, reason: 'Sem interesse comercial' }).text).toContain(
      'Sem interesse comercial',
    );
    expect(finalApprovalMail({ ...facts, code: 7061 }).text).toContain('código de fornecedor é 7061');
  });
});
