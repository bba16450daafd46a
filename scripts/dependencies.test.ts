import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockFile, lockProblems, readFaults } from './dependencyRules.ts';
import { root } from './root.ts';

const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const locked = (one: Partial<LockFile['packages'][string]>) =>
  lockProblems({ packages: { 'node_modules/@a/b': { ...sound, ...one } } });

describe('the lock file (ASVS 15.1.2)', () => {
  it('has allowed licences and checksums only', () => {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
    expect(lockProblems(lock)).toEqual([]);
  });

  it.each(['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'MIT OR GPL-3.0-only', '(MIT AND Zlib)'])(
    'may have %s',
    (license) => {
      expect(locked({ license })).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'SSPL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.txt',
    'MIT AND GPL-2.0',
    '(MIT AND (GPL-2.0 OR AGPL-3.0))',
    'CC-BY-4.0',
    'mit',
    '',
  ])('may not have %j in what is shipped', (license) => {
    expect(locked({ license })).toEqual([`@a/b 1.0.0 has the licence ${license}, which is not on the list`]);
  });

  it('may have data under CC-BY for work alone', () => {
    expect(locked({ license: 'CC-BY-4.0', dev: true })).toEqual([]);
    expect(locked({ license: 'GPL-3.0-only', dev: true })).toHaveLength(1);
  });

  it('has no package without a licence or a checksum, nor from anywhere else', () => {
    const { license, ...unlicensed } = sound;
    const { integrity, ...unchecked } = sound;
    const packages = {
      'node_modules/a': unlicensed,
      'apps/x/node_modules/b': unchecked,
      'node_modules/c': { ...sound, resolved: 'git+ssh://git@example.com/c.git' },
      'node_modules/d': { ...sound, resolved: 'https://registry.npmjs.org.example/d.tgz' },
      'node_modules/e': { ...sound, resolved: 'https://registry.npmjs.org/e/-/e-1.0.0.tgz' },
    };
    expect([license, integrity]).toEqual(['MIT', 'sha512-x']);
    expect(lockProblems({ packages })).toEqual([
      'a 1.0.0 names no licence',
      'b 1.0.0 has no checksum: another content would be taken',
      'c 1.0.0 comes from git+ssh://git@example.com/c.git, not from the registry',
      'd 1.0.0 comes from https://registry.npmjs.org.example/d.tgz, not from the registry',
    ]);
  });

  it('leaves our own packages alone', () => {
    const packages = { '': {}, 'apps/gateway': {}, 'node_modules/@portal/ui': { link: true } };
    expect(lockProblems({ packages })).toEqual([]);
  });
});

describe('the report of known faults (ASVS 15.2.1)', () => {
  it('names them by how serious they are; one without a rating counts as serious', () => {
    const vulnerabilities = {
      a: { severity: 'critical' },
      b: { severity: 'high' },
      c: { severity: 'moderate' },
      d: { severity: 'low' },
      e: {},
    };
    expect(readFaults(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
      kind: 'known',
      serious: ['a: critical', 'b: high', 'e: unrated'],
      slight: ['c: moderate', 'd: low'],
    });
  });

  it('may be empty', () => {
    expect(readFaults('{"vulnerabilities":{}}')).toEqual({ kind: 'known', serious: [], slight: [] });
  });

  it.each([
    ['', 'npm audit printed no report'],
    ['npm error network', 'npm audit printed no report'],
    ['{"message":"405 Method Not Allowed","error":{}}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND"}}', 'no report'],
    ['{"vulnerabilities":null}', 'no report'],
    ['{"vulnerabilities":[]}', 'no report'],
    ['null', 'no report'],
  ])('says of %j that nothing is known, never that there are none', (printed, why) => {
    expect(readFaults(printed)).toEqual({ kind: 'unknown', why });
  });
});
