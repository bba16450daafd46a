import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const home = 'packages/formats/src/';

/** Source of the product without tests, stories, guides, what is generated and what only tests use. */
const files = execFileSync(
  'git',
  ['ls-files', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !/\.(test|stories|guide|gen|e2e)\.tsx?$|\/(testing|stories)\//.test(file));

/** What gives a format rule away, and the places that may have it beside `packages/formats`, each with its reason. */
const rules = [
  {
    name: 'how numbers, amounts, dates and lists of words are written',
    sign: /\bIntl\.(?:NumberFormat|DateTimeFormat|ListFormat|PluralRules|RelativeTimeFormat)\b|\.toLocale(?:Date|Time)?String\(/,
    planted: ["new Intl.NumberFormat('pt-BR')", 'value.toLocaleString()', 'date.toLocaleDateString("pt-BR")'],
    allowed: { 'packages/ui/src/locales/en/enFormats.ts': 'English, which the portal does not load' },
  },
  {
    name: 'capitals of names',
    sign: /\.toLocaleUpperCase\(/,
    planted: ["name.toLocaleUpperCase('pt-BR')"],
    allowed: {},
  },
  {
    name: 'check digits',
    sign: /% 1[01]\b/,
    planted: ['const rest = sum % 11;', '(10 - (sum % 10)) % 10'],
    allowed: { 'packages/ui/src/data/data-table/tableExample.tsx': 'every eleventh row of an example' },
  },
  {
    name: 'the form of a UUID',
    sign: /\[[^\]]*a-f[^\]]*\]\{8\}/,
    planted: ['/^[0-9a-f]{8}-[0-9a-f]{4}$/', '/^[\\da-f]{8}/i'],
    allowed: {},
  },
  {
    name: 'punctuation of CNPJ, CEP, NCM, CNAE and phone numbers',
    sign: /(?<![\w-])(?:00000-000|0000\.00\.00|0000-0\/00|00000?-0000|AA\.AAA\.AAA)|\$\d[./]\$\d/,
    planted: ["createMask('00000-000')", "code.replace(form, '$1-$2/$3')"],
    allowed: {},
  },
  {
    name: 'e-mail addresses',
    sign: /\/\^?[^/@\s'"`]+@[^/\s'"`]+\/[a-z]*\./,
    planted: ['/^[^@]+@[^@]+\\.[a-z]+$/i.test(text)'],
    allowed: { 'packages/domain/src/managers/emailSuffix.ts': 'the end of an e-mail, a setting (D10)' },
  },
  {
    name: 'how a text is normalised (D24)',
    sign: /normalize\('NFC'\)|\/\\s\+\/gu?, ' '\)/,
    planted: ["text.normalize('NFC').trim()", "name.replace(/\\s+/g, ' ')"],
    allowed: {},
  },
  {
    name: 'dates of the calendar and the clock of São Paulo',
    sign: /America\/Sao_Paulo|\.(?:set|get)(?:UTC)?(?:Date|Month|FullYear)\(|Date\.(?:parse|UTC)\(/,
    planted: ['date.setDate(date.getDate() + 1)', "timeZone: 'America/Sao_Paulo'", 'Date.parse(iso)'],
    allowed: {
      'apps/gateway/src/lists/createdBetween.ts': 'the database compares the days of a filter',
      'apps/portal/e2e/portal.ts': 'the zone of the browser under test',
      'packages/ui/src/internal/calendar/date-text/plainDate.ts': 'the day on this device, in its own zone',
    },
  },
] as const;

/** Lines of code: what comments say is no rule. */
const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file, place: `${file}:${index + 1} ${text.trim()}`, text }))
    .filter(({ text }) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(text)),
);

describe.each(rules)('$name', ({ sign, planted, allowed }) => {
  const found = lines.filter(({ text, file }) => sign.test(text) && !file.startsWith(home));

  it('stand in packages/formats and nowhere else', () =>
    expect(found.filter(({ file }) => !Object.hasOwn(allowed, file)).map(({ place }) => place)).toEqual([]));

  it('have no exception that nobody needs', () => {
    const needed = new Set(found.map(({ file }) => file));
    expect(Object.keys(allowed).filter((file) => !needed.has(file))).toEqual([]);
  });

  it.each(planted)('are found in %s', (text) => expect(text).toMatch(sign));
});
