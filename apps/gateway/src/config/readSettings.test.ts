import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBackupSettings } from './readBackupSettings.ts';
import { readSettings, SettingsError } from './readSettings.ts';

describe('readSettings', () => {
  it('are those that operating.md explains', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
    const [gateway = '', portal = ''] = page
      .split(/^## /m)
      .filter((section) => section.startsWith('Settings of'))
      .map((section) => section.replaceAll(/^\| ([^|]*)\|.*$|^.*$/gm, '$1')); // names stand in the first column
    const namesIn = (text: string) => [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
    const asked = new Set<string>();
    readSettings([], new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
    expect([...asked].filter((name) => !namesIn(gateway + portal).includes(name))).toEqual([]);
    expect(namesIn(gateway).filter((name) => !asked.has(name ?? ''))).toEqual([]);
    expect(asked.size).toBeGreaterThan(15);
  });

  it('has defaults for everything', () => {
    expect(readSettings([], {})).toEqual({
      demo: false,
      reset: false,
      host: null,
      port: 8787,
      dataDirectory: path.resolve(import.meta.dirname, '../../../../.data'),
      location: { directory: path.resolve(import.meta.dirname, '../../../../.data') },
      portalOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
      trustProxy: false,
      publicOrigin: null,
      secret: null,
      secretAlso: null,
      mail: null,
      drainMs: 0,
      graceMs: 30_000,
      forgetDays: 180,
      checksEveryAnswer: false,
      metrics: null,
      scanner: null,
      traces: null,
      logForm: 'json',
      spoolDirectory: path.join(tmpdir(), 'portal-gateway'),
      objectStore: null,
    });
  });

  it.each([[['--reset']], [['--reset', '--database', 'outro']]])(
    'drops the data of a server only when its database is named (%j)',
    (args) => {
      const environment = { DATABASE_URL: 'postgres://localhost/portal' };
      expect(() => readSettings(args, environment)).toThrow(/apaga todos os dados do banco portal/);
      expect(readSettings(['--reset', '--database', 'portal'], environment).reset).toBe(true);
      expect(readSettings(['--reset'], {}).reset).toBe(true);
    },
  );

  it('drops none whose name the address does not tell, and knows names that the address encodes', () => {
    const reset = (url: string, name: string) =>
      readSettings(['--reset', '--database', name], { DATABASE_URL: url }).reset;
    for (const url of ['postgres://localhost', 'postgres://localhost/', 'host=localhost'])
      expect(() => reset(url, ''), url).toThrow(SettingsError);
    expect(reset('postgres://localhost/portal%20novo', 'portal novo')).toBe(true);
  });

  it('reads flags and environment', () => {
    const settings = readSettings(['--demo', '--reset', '--database', 'portal'], {
      GATEWAY_HOST: '0.0.0.0',
      GATEWAY_PORT: '9000',
      GATEWAY_DATA: '/tmp/dados',
      DATABASE_URL: 'postgres://localhost/portal',
      PORTAL_ORIGINS: 'https://portal.example/, http://localhost:80 ,',
      GATEWAY_TRUST_PROXY: '1',
      GATEWAY_PUBLIC_URL: 'https://api.portal.example/',
      GATEWAY_SECRET: 's'.repeat(32),
      GATEWAY_SECRET_ALSO: 't'.repeat(32),
      SMTP_URL: 'smtp://portal:segredo@mail.example:2525',
      MAIL_FROM: 'cadastro@portal.example',
      GATEWAY_DRAIN_SECONDS: '10',
      GATEWAY_GRACE_SECONDS: '120',
      GATEWAY_FORGET_REGISTRATIONS_DAYS: '365',
      GATEWAY_CHECK_ANSWERS: '1',
      GATEWAY_SPOOL: '/var/spool/portal',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318',
      CLAMD_ADDRESS: 'antivirus:3310',
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'documentos',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'chave',
      S3_SECRET_ACCESS_KEY: 'segredo',
    });
    expect(settings).toEqual({
      demo: true,
      reset: true,
      host: '0.0.0.0',
      port: 9000,
      dataDirectory: '/tmp/dados',
      location: { url: 'postgres://localhost/portal' },
      portalOrigins: ['https://portal.example', 'http://localhost'],
      trustProxy: true,
      publicOrigin: 'https://api.portal.example',
      secret: 's'.repeat(32),
      secretAlso: 't'.repeat(32),
      mail: { url: 'smtp://portal:segredo@mail.example:2525', from: 'cadastro@portal.example' },
      drainMs: 10_000,
      graceMs: 120_000,
      forgetDays: 365,
      checksEveryAnswer: true,
      metrics: null,
      scanner: { host: 'antivirus', port: 3310 },
      traces: { endpoint: 'http://coletor:4318', serviceName: 'portal-gateway' },
      logForm: 'text',
      spoolDirectory: '/var/spool/portal',
      objectStore: {
        endpoint: 'https://s3.example',
        bucket: 'documentos',
        region: 'sa-east-1',
        accessKeyId: 'chave',
        secretAccessKey: 'segredo',
      },
    });
    expect(readSettings([], { PORTAL_DEMO: '1' })).toMatchObject({ demo: true, forgetDays: null });
    expect(readSettings([], { PORTAL_DEMO: '0' }).demo).toBe(false);
  });

  it.each([
    [['--demonstracao'], {}, '--demo'],
    [['x'], {}, '--demo'],
    [[], { GATEWAY_PORT: 'abc' }, 'GATEWAY_PORT'],
    [[], { GATEWAY_PORT: '70000' }, 'GATEWAY_PORT'],
    [[], { GATEWAY_DRAIN_SECONDS: '-1' }, 'GATEWAY_DRAIN_SECONDS'],
    [[], { GATEWAY_GRACE_SECONDS: '3601' }, 'GATEWAY_GRACE_SECONDS'],
    [[], { GATEWAY_FORGET_REGISTRATIONS_DAYS: '29' }, 'GATEWAY_FORGET_REGISTRATIONS_DAYS'],
    [[], { PORTAL_ORIGINS: '*' }, 'PORTAL_ORIGINS'],
    [[], { PORTAL_ORIGINS: 'null' }, 'PORTAL_ORIGINS'],
    [[], { PORTAL_ORIGINS: 'file:///x' }, 'PORTAL_ORIGINS'],
    [[], { GATEWAY_PUBLIC_URL: 'api.portal.example' }, 'GATEWAY_PUBLIC_URL'],
    [[], { GATEWAY_SECRET: 'curto' }, 'GATEWAY_SECRET'],
    [[], { GATEWAY_SECRET_ALSO: 't'.repeat(32) }, 'GATEWAY_SECRET_ALSO'],
    [[], { OTEL_EXPORTER_OTLP_ENDPOINT: 'coletor:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [[], { CLAMD_ADDRESS: 'antivirus' }, 'CLAMD_ADDRESS'],
    [[], { CLAMD_ADDRESS: 'antivirus:70000' }, 'CLAMD_ADDRESS'],
    [[], { CLAMD_ADDRESS: 'tcp://antivirus:3310' }, 'CLAMD_ADDRESS'],
    [[], { SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.com' }, 'SMTP_URL'],
    [[], { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.com' }, 'SMTP_URL'],
    [[], { SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [[], { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'portal' }, 'MAIL_FROM'],
    [[], { S3_BUCKET: 'documentos' }, 'S3_ENDPOINT'],
    [[], { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'x', S3_REGION: 'y' }, 'S3_ACCESS_KEY_ID'],
    [[], { S3_ENDPOINT: 's3.example', S3_BUCKET: 'x' }, 'S3_ENDPOINT'],
  ])('refuses %j %j in one line', (args, environment, name) => {
    const read = () => readSettings(args, environment);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(name);
  });

  it('of a backup name the server itself, where the gateway goes through a pooler', () => {
    const pooler = { DATABASE_URL: 'postgres://pooler/portal' };
    const both = { ...pooler, BACKUP_DATABASE_URL: 'postgres://server/portal' };
    expect(readBackupSettings(both).location).toEqual({ url: 'postgres://server/portal' });
    expect(readBackupSettings(pooler).location).toEqual({ url: 'postgres://pooler/portal' });
    expect(readBackupSettings({}).location).toHaveProperty('directory');
  });

  it('never repeats the password of the mail server', () => {
    expect(() => readSettings([], { SMTP_URL: 'ftp://portal:segredo@mail.example' })).toThrow(
      /^(?!.*segredo)SMTP_URL/,
    );
  });
});
