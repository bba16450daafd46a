import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { sentencesOf } from './testing/sentencesOf.ts';

/**
 * What shares its texts through `packages/domain`. The library and the client stand on nothing of ours: their texts are
 * their own.
 */
const FOLDERS = ['packages/domain/src', 'apps/portal/src', 'apps/gateway/src'];

/** What only tests, stories and the demonstration say. */
const OTHERS = /\.(test|stories|gen)\.tsx?$|\/(stories|testing|seed|load)\//;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file)),
);

it('a sentence that users read stands in one file', () => {
  const files = new Map<string, string[]>();
  for (const file of sources)
    for (const sentence of sentencesOf(readFileSync(path.join(root, file), 'utf8')))
      files.set(sentence, [...(files.get(sentence) ?? []), file]);
  expect(files.size).toBeGreaterThan(300);
  expect(Object.fromEntries([...files].filter(([, found]) => found.length > 1))).toEqual({});
});

it.each([
  ["const A = 'O fornecedor ainda não concluiu a etapa';", ['O fornecedor ainda não concluiu a etapa']],
  ['<p>\n  O fornecedor ainda não concluiu a etapa\n</p>', ['O fornecedor ainda não concluiu a etapa']],
  ['title="O fornecedor ainda não concluiu a etapa"', ['O fornecedor ainda não concluiu a etapa']],
  ["const A = 'Etapa não concluída';", []],
  ["throw new Error('A stored product without its family is never read');", []],
  ["/** 'O fornecedor ainda não concluiu a etapa' */\n// 'O fornecedor ainda não concluiu a etapa'", []],
])('of %j these are sentences: %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
