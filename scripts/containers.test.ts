import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
/** The gateway's part of the composition. */
const gateway = compose.slice(compose.indexOf('x-gateway'), compose.indexOf('\nservices:'));

const settingsOf = (text: string) =>
  [...text.matchAll(/\b(?:GATEWAY|PORTAL_ORIGINS|DATABASE|SMTP|MAIL|S3)(?:_[A-Z_]+)?(?=[=:] ?\S)/g)].map(
    ([name]) => name,
  );

describe('the container of the gateway', () => {
  it('sets only what the gateway reads and operating.md explains', () => {
    const explained = read('docs/operating.md');
    const known = read('apps/gateway/src/config/readSettings.ts');
    const used = [...settingsOf(dockerfile), ...settingsOf(gateway)];
    expect(used).toContain('GATEWAY_DRAIN_SECONDS');
    expect(used).toContain('DATABASE_URL');
    for (const name of used) {
      expect(known, name).toContain(`'${name}'`);
      expect(explained, name).toContain(`\`${name}\``);
    }
  });

  it('is not root, writes nowhere but into its volumes, and says whether it is well', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).toContain('/pronto');
    expect(gateway).toContain('read_only: true');
    expect(gateway).toContain('cap_drop: [ALL]');
  });

  it('is backed up past the pooler, with the client of the version of the database', () => {
    const backup = compose.slice(compose.indexOf('\n  backup:'), compose.indexOf('\n  balancer:'));
    expect(backup).toMatch(/BACKUP_DATABASE_URL: \S+@database:5432\//);
    expect(backup).toContain('target: backup');
    const major = /image: postgres:(\d+)-/.exec(compose)?.[1];
    expect(dockerfile).toContain(`postgresql-client-${major}`);
    expect(dockerfile.match(/^FROM .*$/gm)?.at(-1)).toBe('FROM gateway'); // without it
  });

  it('is given longer to end than it waits for calls', () => {
    const seconds = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1]);
    const drain = seconds(/GATEWAY_DRAIN_SECONDS=(\d+)/, dockerfile);
    const grace = seconds(/GATEWAY_GRACE_SECONDS: '(\d+)'/, gateway);
    expect(seconds(/stop_grace_period: (\d+)s/, gateway)).toBeGreaterThan(drain + grace);
  });

  it('takes no test, no repository and no data along (ASVS 13.4.1, 15.2.3)', () => {
    const left = read('.dockerignore').split('\n');
    for (const name of [
      '.git',
      '**/*.test.ts',
      '**/src/testing',
      '**/src/load',
      '**/.data',
      '**/node_modules',
    ])
      expect(left, name).toContain(name);
  });

  it('has no password or key of its own: who starts it names them (ASVS 13.2.3)', () => {
    const secrets = [...`${dockerfile}\n${compose}`.matchAll(/^ *\w*(?:PASSWORD|SECRET)\w*[:=] *(\S+)/gm)];
    expect(secrets.length).toBeGreaterThan(1);
    for (const [line, value] of secrets) expect(value, line).toMatch(/^\$\{\w+:\?\}$/);
    for (const [, password] of compose.matchAll(/:\/\/\w+:([^@\s]+)@/g))
      expect(password).toMatch(/^\$\{\w+:\?\}$/);
  });

  it('has the Node of the repository', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const major = /\d+/.exec(devDependencies.node)?.[0];
    expect(dockerfile).toContain(`FROM node:${major}-`);
  });
});
