import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';
import { en } from '../../../locales/en/index.ts';
import { Pager } from '../../../navigation/pager/Pager.tsx';
import { PortalProvider } from '../../../theme/PortalProvider.tsx';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import source from '../examples.tsx?raw';
import { fetchLateParts, openEach, turn } from '../lateParts.ts';
import { mount } from '../mount.tsx';

/** Stands for every count and name in a text that takes some. */
const filler = 7;

/** The texts of a value of the messages; of one that takes arguments, what stands around them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return String(value(filler, filler, filler, filler)).split(String(filler));
    } catch {
      return []; // it takes something else than names and numbers
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const { formats: _, ...portuguese } = ptBr;
const english = new Set(textsOf(en.messages).map((text) => text.trim()));

/** What only the library says in Portuguese: no word of English too, and none that the examples bring. */
const own = textsOf(portuguese)
  .map((text) => text.trim())
  .filter((text) => /[a-zà-ÿ]{3}/.test(text) && !english.has(text) && !source.includes(text));

const attributes = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** Every text of the page, for eyes and for readers. */
function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  for (const name of attributes)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name) ?? '');
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

const pattern = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
const patterns = own.map(pattern);

/** Texts of the page that the library says in Portuguese. */
const portugueseTexts = () =>
  [...new Set(shownTexts())].filter((shown) => patterns.some((text) => text.test(shown)));

describe('in English', () => {
  expectBrowserEvents(); // parts that are fetched late arrive outside of React's act
  let view: ReturnType<typeof mount> | undefined;
  beforeAll(fetchLateParts);
  afterEach(() => {
    view?.unmount();
    view = undefined;
  });

  it('would be found where it says something in Portuguese', async () => {
    expect(own.length).toBeGreaterThan(250);
    view = mount(<Pager page={1} pageSize={10} total={30} onPageChange={() => {}} />);
    await turn();
    expect(portugueseTexts()).not.toEqual([]);
  });

  it.each(Object.entries(examples))(
    '%s says nothing in Portuguese, closed or open',
    async (_name, element) => {
      view = mount(
        <PortalProvider theme="light" locale={en}>
          {element}
        </PortalProvider>,
      );
      const found = new Set<string>();
      const look = () => {
        for (const text of portugueseTexts()) found.add(text);
      };
      await turn();
      look();
      await openEach(document, look);
      look();
      expect([...found]).toEqual([]);
    },
  );
});
