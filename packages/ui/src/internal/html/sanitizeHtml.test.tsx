import { RICH_TEXT_ELEMENTS, RICH_TEXT_HREF } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from './corpus.ts';
import { sanitizedFragment, sanitizeHtml, sanitizePastedHtml } from './sanitizeHtml.ts';

const allowedTags: readonly string[] = RICH_TEXT_ELEMENTS;

/** What the page would make of the text, were it parsed once more. */
function parsed(html: string): Element[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
}

function expectSafe(html: string) {
  for (const element of parsed(html)) {
    expect(allowedTags, html).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(['href', 'rel', 'target', 'start'], html).toContain(name);
      if (name === 'href') expect(value, html).toMatch(RICH_TEXT_HREF);
    }
    if (element.localName === 'a') {
      expect(element.getAttribute('rel')).toContain('noopener');
      expect(element.parentElement?.closest('a')).toBeNull();
    }
  }
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
}

/** Pieces that break out of each other, in any order. */
const anyHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.constantFrom(
        ...'<p> </p> <b> </b> <i> <a href=https://a.example> </a> <h1> </h1> <ul> <li> </ul> <table> <td> <tr> </table>'.split(
          ' ',
        ),
        ...'<svg> </svg> <math> <mtext> <style> </style> <!-- --> <template> <button> </button> <div> </div>'.split(
          ' ',
        ),
        '<img src=x onerror=alert(1)>',
        '<p title="',
        '">',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

describe('sanitizeHtml', () => {
  it.each(hostileHtml)('leaves nothing that could act of %j (FRM-07)', (html) => {
    expectSafe(sanitizeHtml(html));
    expectSafe(sanitizePastedHtml(html));
  });

  it('leaves nothing that could act of any mixture, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = sanitizeHtml(html);
        expectSafe(once);
        expect(sanitizeHtml(once)).toBe(once);
        const pasted = sanitizePastedHtml(html);
        expectSafe(pasted);
        expect(sanitizeHtml(pasted)).toBe(pasted);
      }),
      { numRuns: 300 },
    );
  });

  it('gives nodes that say the same as the text', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const holder = document.createElement('div');
        holder.append(sanitizedFragment(html));
        expect(holder.innerHTML).toBe(sanitizeHtml(html));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [`{{7*7}} \${7*7}`, `{{7*7}} \${7*7}`],
    ['<p>a < b</p>', '<p>a &lt; b</p>'],
    ['<b>x</b><i>y</i>', '<strong>x</strong><em>y</em>'],
    ['<h1>x</h1>', '<h3>x</h3>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ...['http:/a.example', 'https:a.example', 'https://a.example\\'].map((href) => [
      `<a href="${href}">a</a>`,
      `<a href="${new URL(href).href}" rel="noopener noreferrer nofollow" target="_blank">a</a>`,
    ]),
    ['<a href="mailto:">a</a>', 'a'],
    ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    ['<ol start="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    [
      '<a href="https://a.example">a</a>',
      '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    ['<table><tr><th>Cor</th><td>Azul</td></tr></table>', '<p>Cor Azul </p>'],
    ['<p>a style="b" c</p>', '<p>a style="b" c</p>'],
    ['<p class="a"style="b" style=c/style=d>e</p>', '<p>e</p>'],
    ['', ''],
  ])('makes of %j %j', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });
});

describe('sanitizePastedHtml', () => {
  it('takes bold and italic of Google Docs, and not its wrapper', () => {
    expect(
      sanitizePastedHtml(
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Suporte</span><span style="font-weight:400;font-style:italic"> articulado</span></p><ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400">Aço</span></p></li></ul></b>',
      ),
    ).toBe('<p><strong>Suporte</strong><em> articulado</em></p><ul><li><p>Aço</p></li></ul>');
  });

  it('takes the lists of Word', () => {
    const item = (mark: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(
      sanitizePastedHtml(
        `<html><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><p class=MsoNormal><b>Itens</b><o:p></o:p></p>${item('·', 'Aço')}${item('·', 'Parafusos')}${item('1.', 'Fixe')}<!--EndFragment--></body></html>`,
      ),
    ).toBe('<p><strong>Itens</strong></p><ul><li>Aço</li><li>Parafusos</li></ul><ol><li>Fixe</li></ol>');
  });
});
