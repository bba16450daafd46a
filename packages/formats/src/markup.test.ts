import { describe, expect, it } from 'vitest';
import { isEmptyMarkup, markupWords } from './markup.ts';

describe('rich text that shows nothing (D24)', () => {
  it.each([
    ['nothing', ''],
    ['elements alone', '<p></p>'],
    ['an empty line', '<p><br></p>'],
    ['an empty link', '<p><a href="https://a.example" target="_blank"></a></p>'],
    ['spaces', '<p> \u00A0\n</p>'],
    ['a no-break space by its name', '<p>&nbsp;<br></p>'],
    ['a no-break space without its semicolon', '<p>&nbsp</p>'],
    ['a zero width space', '<p>\u200B</p>'],
    ['a zero width space by its number', '<p>&#8203;</p>'],
    ['one by its number in hexadecimal', '<p>&#x200B;&#X200b</p>'],
    ['one by its name', '<p>&ZeroWidthSpace;</p>'],
    ['a word joiner, a soft hyphen and joiners', '<p>&NoBreak;&shy;&zwj;&zwnj;</p>'],
    ['spaces of other widths', '<ul><li>&ensp;&emsp;&thinsp;&hairsp;</li></ul>'],
    ['marks of direction', '<p>&lrm;&#8207;</p>'],
  ])('is %s', (_, html) => {
    expect(isEmptyMarkup(html)).toBe(true);
  });

  it.each([
    ['a letter', '<p>a</p>'],
    ['a letter between entities', '<p>&nbsp;a&#8203;</p>'],
    ['a letter by its number', '<p>&#97;</p>'],
    ['a sign by its name', '<p>&amp;</p>'],
    ['the words of an entity', '<p>&amp;nbsp;</p>'],
    ['a dash by the number that Windows gave it', '<p>&#150;</p>'],
    ['a number that is no character', '<p>&#0;&#1114112;</p>'],
    ['a picture', '<p><img src="x"></p>'],
    ['a name that is none', '<p>&nbspx-;</p>'],
  ])('is not %s', (_, html) => {
    expect(isEmptyMarkup(html)).toBe(false);
  });
});

describe('the words of rich text', () => {
  it.each([
    ['<p>Aço <strong>inox</strong></p>', 'Aço inox'],
    ['<h3>Panela</h3><ul><li>Aço</li><li>Vidro</li></ul>', 'Panela Aço Vidro'],
    ['<p>Aço<br>inox</p>', 'Aço inox'],
    ['<p>Aço&nbsp;inox &amp; vidro </p>', 'Aço inox & vidro'],
    ['<p>a &lt; b &#62; c</p>', 'a < b > c'],
    ['<p>a < b</p>', 'a < b'],
    ['<p>&amp;lt;</p>', '&lt;'],
    ['<p><br></p>', ''],
    ['', ''],
  ])('of %j are %j', (html, words) => {
    expect(markupWords(html)).toBe(words);
  });
});
