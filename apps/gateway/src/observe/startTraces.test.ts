import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endPrograms, startProgram } from '../testing/gatewayProgram.ts';
import { makeData } from '../testing/testGateway.ts';
import { startTraceCollector } from '../testing/traceCollector.ts';

// The program itself.

/** Writes the name of each package of OpenTelemetry that the program loads. */
const TELLS_PACKAGES = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/')) process.stderr.write('loads ' + name + String.fromCharCode(10));
      return next(name, context);
    },
  });`)}`;

let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'gateway-traces-'));
  await makeData(data);
});

afterEach(endPrograms);

afterAll(() => rm(data, { recursive: true, force: true }));

const start = (environment: Record<string, string> = {}) =>
  startProgram(data, ['--demo'], { NODE_OPTIONS: TELLS_PACKAGES, ...environment });

describe('a gateway', () => {
  it('without a collector loads no package of OpenTelemetry, and names no trace', async () => {
    const program = start();
    await fetch(`${await program.ready}/api/usuarios/perfil`);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.output()).not.toContain('loads @opentelemetry/');
  });

  it('with one sends what is left before it ends', async () => {
    const collector = await startTraceCollector();
    const program = start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_SERVICE_NAME: 'portal-a',
      GATEWAY_DRAIN_SECONDS: '0',
    });
    await fetch(`${await program.ready}/api/usuarios/perfil`);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.output()).toContain('loads @opentelemetry/sdk-trace');
    expect(collector.spans().map(({ name }) => name)).toContain('GET /api/usuarios/perfil');
    expect(collector.bodies.join()).toContain('portal-a');
    await collector.close();
  });

  it.each([
    ['is away', false],
    ['never answers', true],
  ])('whose collector %s answers as ever, and ends in time', async (_, listens) => {
    const silent = createServer(() => {}); // takes connections, and says nothing
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port = 0 } = Object(silent.address());
    if (!listens) silent.close();
    const program = start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      GATEWAY_DRAIN_SECONDS: '0',
    });
    const address = await program.ready;
    for (let count = 0; count < 3; count += 1)
      expect((await fetch(`${address}/api/usuarios/perfil`)).status).toBe(401);
    if (!listens)
      await expect
        .poll(() => program.output().split('não recebe os rastros').length - 1, { timeout: 15_000 })
        .toBe(1);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.output().split('não recebe os rastros').length - 1).toBeLessThanOrEqual(1);
    silent.close();
  });
});
