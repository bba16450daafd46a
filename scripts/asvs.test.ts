import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

/** OWASP ASVS 5.0.0: the levels of the requirements of each section, in their order. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const page = readFileSync(path.join(root, 'docs/security/asvs.md'), 'utf8');

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', asks = '', state = '', shown = '']) => ({ id, level, asks, state, shown }),
);

const requirements = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, index) => ({ id: `${section}.${index + 1}`, level })),
);

it('the standard has the requirements that it says it has', () => {
  const of = (level: string) => requirements.filter((one) => one.level === level).length;
  expect([of('1'), of('2'), of('3')]).toEqual([70, 183, 92]);
});

it('every requirement of level 1 and 2 stands once, with its level, in its order', () => {
  const expected = requirements.filter(({ level }) => level !== '3').map(({ id, level }) => `${id} ${level}`);
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(expected);
});

it('what is met names files that exist or says that it is by design; what is not says why', () => {
  const problems: string[] = [];
  for (const { id, state, shown } of rows) {
    const files = [...shown.matchAll(/`([^`\s]+\/[^`\s]+|package-lock\.json)`/g)].map(
      ([, file = '']) => file,
    );
    for (const file of files) {
      if (!existsSync(path.join(root, file))) problems.push(`${id}: ${file} is not there. Was it moved?`);
    }
    if (!['met', 'not met', 'not applicable'].includes(state)) problems.push(`${id}: no state ${state}`);
    if (state === 'met' && files.length === 0 && !/^by design: ./.test(shown))
      problems.push(`${id}: met, and nothing shows it`);
    if (state !== 'met' && !/[a-z]/.test(shown)) problems.push(`${id}: no reason`);
  }
  expect(problems).toEqual([]);
});

it('the sums at the top are those of the rows', () => {
  for (const level of ['1', '2']) {
    const of = (state: string) => rows.filter((row) => row.level === level && row.state === state).length;
    expect(page).toContain(`| ${level} | ${of('met')} | ${of('not met')} | ${of('not applicable')} |`);
  }
});
