import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isValidEmail } from '@portal/formats';
import type { DatabaseLocation } from '../database/database.ts';
import type { ScannerPlace } from '../files/scan/clamdScanner.ts';
import type { ObjectStore } from '../files/store/openS3FileStore.ts';
import type { LogForm } from '../log/openLog.ts';
import type { MetricsPlace } from '../observe/serveMetrics.ts';

/** A mail server, and the sender of its mails. */
export interface MailServer {
  /** `smtp://` (587 without a port) or `smtps://` (465), with user name and password where the server wants them. */
  readonly url: string;
  /** E-mail address of the sender. */
  readonly from: string;
}

/** Where traces are sent, and under which name. */
export interface TracesPlace {
  /** Base address of a collector that speaks OTLP over HTTP: spans go to `/v1/traces` under it. */
  readonly endpoint: string;
  readonly serviceName: string;
}

/** Settings from the command line and the environment. */
export interface Settings {
  readonly demo: boolean;
  readonly reset: boolean;
  /** Address to listen on; null for this machine only, over IPv4 and IPv6. */
  readonly host: string | null;
  readonly port: number;
  readonly dataDirectory: string;
  readonly location: DatabaseLocation;
  readonly portalOrigins: readonly string[];
  readonly trustProxy: boolean;
  /** Origin of the gateway as browsers reach it, behind a proxy; null to take that of each call. */
  readonly publicOrigin: string | null;
  /** Text of `GATEWAY_SECRET`; null to keep one in the data directory. */
  readonly secret: string | null;
  /** Text of `GATEWAY_SECRET_ALSO`: a second key, whose tokens and addresses are taken during a rotation. */
  readonly secretAlso: string | null;
  /** Mail server of `SMTP_URL` and `MAIL_FROM`; null to record mails without sending them. */
  readonly mail: MailServer | null;
  /** After SIGTERM, how long calls are still taken while `/pronto` says no. */
  readonly drainMs: number;
  /** Then, how long calls that are under way may take. */
  readonly graceMs: number;
  /** After how many days the personal data of refused and abandoned registrations are removed; null for never. */
  readonly forgetDays: number | null;
  /** Whether every answer is compared with the contract. */
  readonly checksEveryAnswer: boolean;
  /** Where figures are served; null for nowhere. */
  readonly metrics: MetricsPlace | null;
  /** Where traces are sent; null to measure none. */
  readonly traces: TracesPlace | null;
  /** How the log is written. */
  readonly logForm: LogForm;
  /** Where large bodies wait until they have arrived. */
  readonly spoolDirectory: string;
  /** Object store for uploaded files; null to keep them in the data directory. */
  readonly objectStore: ObjectStore | null;
  /** The virus scanner that looks through files; null for none. */
  readonly scanner: ScannerPlace | null;
}

/** A setting with which the gateway cannot start. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const SECRET_MIN = 32;
const FORGET_DAYS = 180;

/** The variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

function readPort(text: string, name: string): number {
  const port = Number(text);
  if (!/^[0-9]{1,5}$/.test(text) || port > 65_535)
    throw new SettingsError(`${name} não é uma porta: ${text}`);
  return port;
}

/** A duration in whole seconds, up to an hour. */
function readSeconds(text: string, name: string): number {
  const seconds = Number(text);
  if (!/^[0-9]{1,4}$/.test(text) || seconds > 3_600) {
    throw new SettingsError(`${name} não é um tempo em segundos, de 0 a 3600: ${text}`);
  }
  return seconds * 1000;
}

/** Days after which personal data go, from a month to ten years. The demonstration keeps its invented ones, which are old. */
function readForgetDays(text: string | undefined, demo: boolean): number | null {
  if (text === undefined) return demo ? null : FORGET_DAYS;
  const days = Number(text);
  if (!/^[0-9]{2,4}$/.test(text) || days < 30 || days > 3_650) {
    throw new SettingsError(
      `GATEWAY_FORGET_REGISTRATIONS_DAYS não é um número de dias, de 30 a 3650: ${text}`,
    );
  }
  return days;
}

/** An origin in the form in which browsers send it: no path, no final slash, no default port. */
function readOrigin(text: string, name: string): string {
  if (!URL.canParse(text) || new URL(text).origin === 'null') {
    throw new SettingsError(`${name} tem um endereço inválido: ${text}`);
  }
  return new URL(text).origin;
}

function readOrigins(text: string): string[] {
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => readOrigin(origin, 'PORTAL_ORIGINS'));
}

/** Settings of an object store; all of them are needed. */
const OBJECT_STORE = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const;

function readObjectStore(filled: (name: string) => string | undefined): ObjectStore | null {
  const names = Object.values(OBJECT_STORE);
  if (names.every((name) => filled(name) === undefined)) return null;
  const needed = (name: string): string => {
    const value = filled(name);
    if (value === undefined) throw new SettingsError(`Falta ${name}: use ${names.join(', ')} em conjunto`);
    return value;
  };
  return {
    endpoint: readOrigin(needed(OBJECT_STORE.endpoint), OBJECT_STORE.endpoint),
    bucket: needed(OBJECT_STORE.bucket),
    region: needed(OBJECT_STORE.region),
    accessKeyId: needed(OBJECT_STORE.accessKeyId),
    secretAccessKey: needed(OBJECT_STORE.secretAccessKey),
  };
}

function readSecret(filled: (name: string) => string | undefined, name: string): string | null {
  const secret = filled(name) ?? null;
  if (secret !== null && secret.length < SECRET_MIN)
    throw new SettingsError(`${name} precisa de ao menos ${SECRET_MIN} caracteres`);
  return secret;
}

function readLogForm(text: string): LogForm {
  if (text !== 'json' && text !== 'text') throw new SettingsError(`GATEWAY_LOG não é json nem text: ${text}`);
  return text;
}

function isOn(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

function readMetricsPlace(port: string | undefined, host: string | undefined): MetricsPlace | null {
  return port === undefined ? null : { host: host ?? null, port: readPort(port, 'GATEWAY_METRICS_PORT') };
}

/** The collector of traces, under the names that OpenTelemetry gives its settings. */
function readTracesPlace(endpoint: string | undefined, serviceName: string | undefined): TracesPlace | null {
  if (endpoint === undefined) return null;
  if (!URL.canParse(endpoint) || !['http:', 'https:'].includes(new URL(endpoint).protocol)) {
    throw new SettingsError('OTEL_EXPORTER_OTLP_ENDPOINT tem um endereço inválido: use http://coletor:4318');
  }
  return { endpoint, serviceName: serviceName ?? 'portal-gateway' };
}

/** The clamd of `CLAMD_ADDRESS`: `host:port`, or the path of its socket. */
function readScannerPlace(text: string | undefined): ScannerPlace | null {
  if (text === undefined) return null;
  if (text.startsWith('/')) return { path: text };
  const [, name, host = name, port = ''] = /^(?:\[([0-9a-f:.]+)\]|([^:/[\]]+)):([0-9]+)$/i.exec(text) ?? [];
  if (host === undefined) {
    throw new SettingsError(
      'CLAMD_ADDRESS tem um endereço inválido: use servidor:3310 ou /caminho/do/socket',
    );
  }
  return { host, port: readPort(port, 'CLAMD_ADDRESS') };
}

/** The mail server. Errors do not repeat an address: it may contain a password. */
function readMailServer(url: string | undefined, from: string | undefined): MailServer | null {
  if (url === undefined) return null;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new SettingsError(
      'SMTP_URL tem um endereço inválido: use smtp://servidor:porta ou smtps://servidor',
    );
  }
  if (from === undefined || !isValidEmail(from)) {
    throw new SettingsError('MAIL_FROM precisa do e-mail do remetente quando há SMTP_URL');
  }
  return { url, from };
}

/** Data of a server are dropped only where the operator names its database: an environment is easily that of another one. */
function requireNamed(url: string, named: string | undefined): void {
  const name = URL.canParse(url) ? decodeURIComponent(new URL(url).pathname.slice(1)) : '';
  if (name === '' || named !== name) {
    throw new SettingsError(
      `--reset apaga todos os dados do banco ${name}. Para confirmar, use --reset --database com o nome dele.`,
    );
  }
}

/**
 * Reads the settings (D10).
 *
 * @throws SettingsError with a one-line message.
 */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  let flags: { demo?: boolean; reset?: boolean; database?: string };
  try {
    flags = parseArgs({
      args: [...args],
      options: { demo: { type: 'boolean' }, reset: { type: 'boolean' }, database: { type: 'string' } },
    }).values;
  } catch {
    throw new SettingsError('Opções do gateway: --demo, --reset, --database <nome>');
  }
  const filled = (name: string) => environment[name]?.trim() || undefined;
  const dataDirectory = path.resolve(filled('GATEWAY_DATA') ?? path.join(REPOSITORY, '.data'));
  const url = filled('DATABASE_URL');
  const reset = flags.reset === true;
  if (reset && url !== undefined) requireNamed(url, flags.database);
  const secret = readSecret(filled, 'GATEWAY_SECRET');
  const secretAlso = readSecret(filled, 'GATEWAY_SECRET_ALSO');
  if (secret === null && secretAlso !== null)
    throw new SettingsError('GATEWAY_SECRET_ALSO só vale com GATEWAY_SECRET');
  const demo = flags.demo === true || isOn(filled('PORTAL_DEMO'));
  const portalPort = readPort(filled('PORTAL_PORT') ?? '5173', 'PORTAL_PORT');
  const origins = filled('PORTAL_ORIGINS') ?? `http://localhost:${portalPort},http://127.0.0.1:${portalPort}`;
  const publicUrl = filled('GATEWAY_PUBLIC_URL');
  return {
    demo,
    reset,
    host: filled('GATEWAY_HOST') ?? null,
    port: readPort(filled('GATEWAY_PORT') ?? '8787', 'GATEWAY_PORT'),
    dataDirectory,
    location: url === undefined ? { directory: dataDirectory } : { url },
    portalOrigins: readOrigins(origins),
    trustProxy: isOn(filled('GATEWAY_TRUST_PROXY')),
    publicOrigin: publicUrl === undefined ? null : readOrigin(publicUrl, 'GATEWAY_PUBLIC_URL'),
    secret,
    secretAlso,
    mail: readMailServer(filled('SMTP_URL'), filled('MAIL_FROM')),
    drainMs: readSeconds(filled('GATEWAY_DRAIN_SECONDS') ?? '0', 'GATEWAY_DRAIN_SECONDS'),
    graceMs: readSeconds(filled('GATEWAY_GRACE_SECONDS') ?? '30', 'GATEWAY_GRACE_SECONDS'),
    forgetDays: readForgetDays(filled('GATEWAY_FORGET_REGISTRATIONS_DAYS'), demo),
    checksEveryAnswer: isOn(filled('GATEWAY_CHECK_ANSWERS')),
    metrics: readMetricsPlace(filled('GATEWAY_METRICS_PORT'), filled('GATEWAY_METRICS_HOST')),
    traces: readTracesPlace(filled('OTEL_EXPORTER_OTLP_ENDPOINT'), filled('OTEL_SERVICE_NAME')),
    logForm: readLogForm(filled('GATEWAY_LOG') ?? (demo ? 'text' : 'json')),
    spoolDirectory: path.resolve(filled('GATEWAY_SPOOL') ?? path.join(tmpdir(), 'portal-gateway')),
    objectStore: readObjectStore(filled),
    scanner: readScannerPlace(filled('CLAMD_ADDRESS')),
  };
}
