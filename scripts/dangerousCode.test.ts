import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

/** What the code of the programs does without (ASVS 1.2.5, 1.3.2, 3.2.2, 11.2, 11.4, 12.3.2). */
const DANGERS: Readonly<Record<string, RegExp>> = {
  'runs text as code': /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|from 'node:vm'/,
  'starts a program': /from '(?:node:)?child_process'/,
  'writes HTML':
    /\.(?:(?:inner|outer)HTML|srcdoc)\s*=(?!=)|insertAdjacentHTML\(|document\.write|dangerouslySetInnerHTML=|parseFromString\(|createContextualFragment\(/,
  'uses a hash that is broken': /create(?:Hash|Hmac)\('(?!sha(?:256|384|512)')/,
  'encrypts by itself': /\b(?:create|public|private)(?:Cipher|Decipher|Encrypt|Decrypt)/,
  'draws what might be a secret without a secure source': /\bMath\.random\(/,
  'trusts any certificate': /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
};

/** Where one of them is meant, and why. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  // pg_dump and its like, for the operator's commands; no shell, and nothing of a call reaches them.
  'apps/gateway/src/backup/postgresPrograms.ts': ['starts a program'],
  // A pause of a random length.
  'apps/gateway/src/database/retryConflicts.ts': ['draws what might be a secret without a secure source'],
};

const dangersIn = (text: string) =>
  Object.entries(DANGERS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

const sources = execFileSync('git', ['ls-files', 'apps/*/src/*.ts*', 'packages/*/src/*.ts*'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/\.(?:test|stories|gen)\.tsx?$|\/(?:testing|load|seed)\//.test(file));

it('the programs run no text, start no program, write no HTML, and leave cryptography to those who know it', () => {
  const found = sources.flatMap((file) =>
    dangersIn(readFileSync(path.join(root, file), 'utf8'))
      .filter((danger) => !MEANT[file]?.includes(danger))
      .map((danger) => `${file} ${danger}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it.each([
  ['runs text as code', 'const sum = eval(text);'],
  ['runs text as code', 'setTimeout("go()", 1)'],
  ['starts a program', "import { exec } from 'node:child_process';"],
  ['writes HTML', 'element.innerHTML = text;'],
  ['writes HTML', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['writes HTML', "frame.srcdoc = '<!doctype html>';"],
  ['writes HTML', "new DOMParser().parseFromString(text, 'text/html')"],
  ['writes HTML', 'range.createContextualFragment(text)'],
  ['uses a hash that is broken', "createHash('md5')"],
  ['uses a hash that is broken', "createHmac('sha1', key)"],
  ['encrypts by itself', "createCipheriv('aes-128-ecb', key, null)"],
  ['draws what might be a secret without a secure source', 'const code = Math.random();'],
  ['trusts any certificate', 'connect({ rejectUnauthorized: false })'],
])('finds code that %s: %s', (danger, code) => {
  expect(dangersIn(code)).toEqual([danger]);
});

it.each([
  "createHash('sha256')",
  'return holder.innerHTML;',
  'setTimeout(() => go(), 1)',
  'if (a.innerHTML === b) go();',
])('lets pass %s', (code) => {
  expect(dangersIn(code)).toEqual([]);
});
