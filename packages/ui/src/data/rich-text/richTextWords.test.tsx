import { expect, it } from 'vitest';
import { richTextWords } from './richTextWords.ts';

it.each([
  ['<p>Aço <strong>inox</strong></p>', 'Aço inox'],
  ['<p>Aço&nbsp;inox &amp; vidro </p>', 'Aço inox & vidro'],
  ['<p>a < b</p>', 'a < b'],
  ['<p>a</p><script>alert(1)</script>', 'a'],
  ['<p><br></p>', ''],
  ['', ''],
])('reads of %j %j', (html, words) => {
  expect(richTextWords(html)).toBe(words);
});
