/** Licences that may be shipped or used: they ask for a notice at most, or for their own files to stay open. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Licences that may be used to build and test, and are not shipped. */
const ALLOWED_FOR_WORK: ReadonlySet<string> = new Set([...ALLOWED, 'CC-BY-4.0']);

/** A package of the lock file, as far as it is read. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The lock file of npm, as far as it is read. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Whether an SPDX expression can be kept with the allowed licences. A choice needs one of them, a sum all. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

/** What is wrong with the packages of a lock file; one sentence each. Needs no network. */
export function lockProblems({ packages }: LockFile): string[] {
  const problems: string[] = [];
  for (const [place, { version, license, integrity, resolved, dev = false, link = false }] of Object.entries(
    packages,
  )) {
    if (link || !place.includes('node_modules/')) continue;
    const name = `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    if (license === undefined) problems.push(`${name} names no licence`);
    else if (!isAllowed(license, dev ? ALLOWED_FOR_WORK : ALLOWED))
      problems.push(`${name} has the licence ${license}, which is not on the list`);
    if (integrity === undefined) problems.push(`${name} has no checksum: another content would be taken`);
    if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
      problems.push(`${name} comes from ${resolved}, not from the registry`);
  }
  return problems;
}

/** What the registry says about known faults. */
type FaultReport =
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'known'; readonly serious: readonly string[]; readonly slight: readonly string[] };

const SERIOUS: ReadonlySet<string> = new Set(['high', 'critical']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what `npm audit --json` printed. Anything but a report counts as no answer, never as "no faults". */
export function readFaults(printed: string): FaultReport {
  let report: unknown;
  try {
    report = JSON.parse(printed);
  } catch {
    return { kind: 'unknown', why: 'npm audit printed no report' };
  }
  if (!isObject(report) || !isObject(report.vulnerabilities)) {
    const told = isObject(report) && typeof report.message === 'string' ? report.message : 'no report';
    return { kind: 'unknown', why: told };
  }
  const serious: string[] = [];
  const slight: string[] = [];
  for (const [name, fault] of Object.entries(report.vulnerabilities)) {
    const severity = isObject(fault) && typeof fault.severity === 'string' ? fault.severity : 'unrated';
    // What nobody rated might be serious.
    const list = SERIOUS.has(severity) || severity === 'unrated' ? serious : slight;
    list.push(`${name}: ${severity}`);
  }
  return { kind: 'known', serious, slight };
}
