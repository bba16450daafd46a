import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { fetchLateParts, openEach, turn } from '../lateParts.ts';
import { mount } from '../mount.tsx';

const root = document.documentElement;
const all = Object.entries(examples);

/** Takes the place of every feature emulated so far. */
const emulate = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });
const stillness = { name: 'prefers-reduced-motion', value: 'reduce' };

/** As a person reads it in a failure. */
const named = (element: Element) =>
  `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;

const controls = 'button, a, [role="tab"], [role="option"]';
const styleOf = (element: Element) => getComputedStyle(element);
const ancestors = (element: Element | null): Element[] =>
  element ? [element, ...ancestors(element.parentElement)] : [];
const visible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Made for screen readers only: clipped to a pixel on purpose. */
const isUnseen = (element: Element) =>
  ancestors(element).some((each) => each.clientWidth <= 1 && styleOf(each).position === 'absolute');

/** Scrolls to the side by itself, which tables and the like may (WCAG 1.4.10). */
const scrollsAside = (element: Element) => ['auto', 'scroll'].includes(styleOf(element).overflowX);

/** What sticks out of a narrow window and cannot be scrolled to. */
function outside(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > root.clientWidth + 1 || box.left < -1);
    })
    .filter((element) => visible(element) && !isUnseen(element))
    .filter(
      (element) =>
        !ancestors(element.parentElement).some(
          (each) => scrollsAside(each) || styleOf(each).overflowX !== 'visible',
        ),
    )
    .map(named);
}

/** Ends in an ellipsis; the whole text is shown elsewhere, which its component's own tests prove. */
const isShortened = (element: Element) =>
  ancestors(element)
    .slice(0, 3)
    .some((each) => styleOf(each).textOverflow === 'ellipsis' || styleOf(each).webkitLineClamp !== 'none');

/** The boxes words must stay in: what cuts, and controls, up to what scrolls. */
function reaches(element: Element, axis: 'overflowX' | 'overflowY'): DOMRect[] {
  const around = ancestors(element).filter((each) => each !== root && each !== document.body);
  const scroller = around.findIndex((each) => ['auto', 'scroll'].includes(styleOf(each)[axis]));
  return around
    .slice(0, scroller === -1 ? around.length : scroller)
    .filter((each) => styleOf(each)[axis] !== 'visible' || each.matches(controls))
    .map((each) => each.getBoundingClientRect());
}

/** Texts that do not fit into their box and are cut off there, or stick out of their control. */
function clipped(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    if (!element || !words.currentNode.textContent?.trim()) continue;
    if (!visible(element) || isUnseen(element) || isShortened(element)) continue;
    range.selectNodeContents(words.currentNode);
    const text = range.getBoundingClientRect();
    const cutAside = reaches(element, 'overflowX').some(
      ({ left, right }) => text.right > right + 1 || text.left < left - 1,
    );
    const cutBelow = reaches(element, 'overflowY').some(
      ({ top, bottom }) => text.bottom > bottom + 1 || text.top < top - 1,
    );
    if (cutAside || cutBelow) found.push(named(element));
  }
  return found;
}

/** As a browser does that makes only the letters larger. */
function doubleLetters() {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const sizes = elements.map((element) => Number.parseFloat(styleOf(element).fontSize));
  for (const [index, element] of elements.entries())
    element.style?.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important');
}

/** Has an edge of its own: a border, an outline, or a filling that is not the page's. */
function hasEdge(element: Element | null): boolean {
  if (!element) return false;
  const {
    borderTopStyle,
    borderTopWidth,
    borderTopColor,
    borderBlockEndWidth,
    outlineStyle,
    backgroundColor,
  } = styleOf(element);
  const canvas = styleOf(document.body).backgroundColor;
  const clear = 'rgba(0, 0, 0, 0)';
  const bordered = borderTopStyle !== 'none' && borderTopColor !== clear && borderTopColor !== canvas;
  return (
    (bordered && Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderBlockEndWidth)) > 0) ||
    outlineStyle !== 'none' ||
    (backgroundColor !== clear && backgroundColor !== canvas)
  );
}

/** Controls, dialogs and cards whose shape is lost once the browser takes their filling away. */
function edgeless(): string[] {
  const boxes =
    'button, input:not([type="hidden"]), textarea, select, [role="combobox"], [role="checkbox"], [role="switch"], [role="textbox"], [role="dialog"], [role="alertdialog"]';
  return [...document.body.querySelectorAll(boxes)]
    .filter((element) => visible(element) && !isUnseen(element))
    .filter((element) => ![element, element.parentElement, element.nextElementSibling].some(hasEdge))
    .map(named);
}

/** What moves, or will: animations and transitions longer than a blink. */
const moving = () =>
  document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
    .map((animation) => animation.id || animation.constructor.name);

/** The distances between letters, words, lines and paragraphs a text must bear (WCAG 1.4.12). */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

describe('an example of every component', () => {
  expectBrowserEvents(); // parts that are fetched late arrive outside of React's act
  let view: ReturnType<typeof mount> | undefined;
  const sheet = document.createElement('style');

  beforeAll(async () => {
    await fetchLateParts();
    document.head.append(sheet);
  });
  afterEach(() => {
    view?.unmount();
    view = undefined;
    sheet.textContent = '';
  });
  afterAll(() => sheet.remove());

  it('would be found where it breaks a promise', async () => {
    view = mount(
      <>
        <div style={{ inlineSize: 1500 }}>Larga</div>
        <button type="button" style={{ blockSize: 8, padding: 0, border: 0, background: 'none' }}>
          Cortado
        </button>
        <p style={{ overflow: 'hidden', inlineSize: 20, animation: 'spin 1s' }}>Escondido</p>
      </>,
    );
    sheet.textContent = '@keyframes spin { to { rotate: 1turn; } }';
    expect(outside()).toEqual(['<div> "Larga"']);
    expect(clipped()).toEqual(['<button> "Cortado"', '<p> "Escondido"']);
    expect(edgeless()).toEqual(['<button> "Cortado"']);
    expect(moving()).toHaveLength(1);
  });

  describe('320 px wide', () => {
    const { innerWidth, innerHeight } = window;
    beforeAll(() => page.viewport(320, 640));
    afterAll(() => page.viewport(innerWidth, innerHeight));

    it('is that wide', () => expect(root.clientWidth).toBe(320));

    it.each(all)(
      '%s fits, with wide spacing and with what it opens too (UIX-18, TBL-22, WCAG 1.4.10, 1.4.12)',
      async (_, element) => {
        view = mount(element);
        await turn();
        expect(outside()).toEqual([]);
        expect(root.scrollWidth - root.clientWidth).toBeLessThanOrEqual(0);
        expect(clipped()).toEqual([]);
        sheet.textContent = wideSpacing;
        expect(outside()).toEqual([]);
        expect(clipped()).toEqual([]);
        sheet.textContent = '';
        await openEach(document, () => expect(outside()).toEqual([]));
      },
    );
  });

  describe('in forced colours, for people who asked for stillness', () => {
    beforeAll(() => emulate(stillness, { name: 'forced-colors', value: 'active' }));
    afterAll(() => emulate(stillness));

    it('is what the page is drawn in', () => {
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    });

    const boxes = ['Banner', 'Card', 'ChartCard', 'CurveTable', 'DataTable', 'StatusBadge', 'SummaryCard'];
    it.each(all.filter(([name]) => boxes.includes(name)))('%s is a box (UIX-18)', (_, element) => {
      view = mount(element);
      const box = view.container.firstElementChild;
      expect([box, box?.firstElementChild ?? null].some(hasEdge)).toBe(true);
    });

    it.each(all)('%s keeps its edges and stands still (UIX-18)', async (_, element) => {
      view = mount(element);
      await turn();
      expect(edgeless()).toEqual([]);
      expect(moving()).toEqual([]);
    });
  });

  it.each(all)('%s keeps its words at twice the size of letters (WCAG 1.4.4)', async (_, element) => {
    view = mount(element);
    await turn();
    doubleLetters();
    expect(outside()).toEqual([]);
    expect(clipped()).toEqual([]);
  });
});
