import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOG_EVENTS } from '../log/Log.ts';
import { PASSWORD } from '../testing/fixtures.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { readinessOf } from './readiness.ts';
import { serveMetrics } from './serveMetrics.ts';

const OPS = path.resolve(import.meta.dirname, '../../../../ops');

let gateway: TestGateway;
let metrics: Metrics;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { database, config } = gateway;
  const now = () => gateway.clock.now;
  metrics = createMetrics(database, readinessOf({ database, files: config.files, now }, 10_000), now);
});

afterAll(() => gateway.close());

/** Counts what was logged since the last time. */
async function figures(): Promise<string> {
  for (const entry of gateway.entries.splice(0)) metrics.observe(entry);
  return metrics.text();
}

describe('the figures', () => {
  it('have calls by operation and status, their durations, and events', async () => {
    const { token } = await gateway.signIn('Comercial');
    await gateway.call('/api/produtos/marcas', { token });
    await gateway.call('/api/produtos/marcas/7', { method: 'GET', token });
    await gateway.call('/api/usuarios/equipe', { token });
    const text = await figures();
    expect(text).toContain('portal_calls_total{operation="GET /api/produtos/marcas",status="200"} 1');
    expect(text).toContain('portal_call_duration_seconds_count{operation="GET /api/produtos/marcas"} 1');
    expect(text).toContain('portal_events_total{event="access-refused"} 1');
    expect(text).toContain('portal_events_total{event="sign-in"} 1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain('marcas/7');
  });

  it('have open sessions, mails that wait, and the parts that answer', async () => {
    const text = await figures();
    expect(text).toMatch(/^portal_sessions_open [1-9]/m);
    expect(text).toMatch(/^portal_mails_waiting 0$/m);
    for (const part of ['database', 'store', 'mails'])
      expect(text).toContain(`portal_part_up{part="${part}"} 1`);
  });

  it('count uploads by their outcome, and the bytes of those that were kept', async () => {
    const upload = { event: 'call', operation: 'PUT /arquivos/{id}', ms: 1, uploadBytes: 1000 } as const;
    for (const status of [204, 400, 503]) metrics.observe({ ...upload, status });
    const text = await figures();
    for (const outcome of ['kept', 'refused', 'failed'])
      expect(text).toContain(`portal_uploads_total{outcome="${outcome}"} 1`);
    expect(text).toMatch(/^portal_upload_bytes_total 1000$/m);
  });

  it('count errors of browsers by kind', async () => {
    const body = { nome: 'Error', mensagem: '', lugar: null, pagina: null, versao: null, codigo: null };
    for (const tipo of ['Carga', 'Tela', 'Tela'])
      await gateway.call('/api/navegador/erros', { body: { tipo, ...body } });
    const text = await figures();
    expect(text).toContain('portal_browser_errors_total{kind="Carga"} 1');
    expect(text).toContain('portal_browser_errors_total{kind="Tela"} 2');
  });

  it('are served at one address of a port of their own, which the gateway does not have', async () => {
    const served = await serveMetrics(metrics, { host: null, port: 0 });
    const address = `http://127.0.0.1:${served.port}`;
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('portal_calls_total');
    expect((await fetch(`${address}/api/produtos/marcas`)).status).toBe(404);
    await served.close(0);
    expect((await gateway.call('/metrics')).status).toBe(404);
  });
});

it('counts every event from zero, so that its first one is an increase', async () => {
  const text = await figures();
  const counted = [...text.matchAll(/^portal_events_total\{event="([\w-]+)"\} (\d+)$/gm)].map(
    ([, name]) => name,
  );
  expect(counted.toSorted()).toEqual(LOG_EVENTS.filter((event) => event !== 'call').toSorted());
});

describe.each(['grafana/portal.json', 'prometheus/alerts.yaml'])('%s', (file) => {
  it('names only figures and labels that the gateway has', async () => {
    const text = await figures();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const named = [
      ...readFileSync(path.join(OPS, file), 'utf8').matchAll(/\b(?:portal|process|nodejs)_\w+/g),
    ].map(([name]) => name.replace(/_bucket$/, ''));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('has a line in operating.md for every event', () => {
  const page = readFileSync(path.join(OPS, '../docs/operating.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(LOG_EVENTS.filter((event) => !told.includes(event))).toEqual([]);
});

it('has a line in operating.md for every alert', () => {
  const rules = readFileSync(path.join(OPS, 'prometheus/alerts.yaml'), 'utf8');
  const page = readFileSync(path.join(OPS, '../docs/operating.md'), 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(alerts.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});
