import { describe, expect, it } from 'vitest';
import type { Judgement } from './judged.ts';
import { judged } from './judged.ts';
import { unjudged } from './unjudged.ts';

const check = (messageKey: string | undefined, ...related: string[]) => ({
  data: messageKey === undefined ? null : { messageKey },
  relatedNodes: related.map((name) => ({ target: [name] })),
});

const undecided = (id: string, ...nodes: Array<[name: string, ...Parameters<typeof check>]>) => ({
  id,
  nodes: nodes.map(([name, ...about]) => ({ target: [name], any: [check(...about)], all: [], none: [] })),
});

const list: readonly Judgement[] = [
  { rule: 'color-contrast', messageKey: 'pseudoContent', selector: 'tree', reason: 'Lines.' },
  { rule: 'aria-hidden-focus', selector: 'guard', reason: 'Guards.' },
];

const rest = (...found: Parameters<typeof unjudged>[0][number][]) =>
  unjudged(found, list, ({ target }, selector) => target.includes(selector)).map(({ id, nodes }) => [
    id,
    ...nodes.flatMap(({ target }) => target),
  ]);

describe('what axe could not decide', () => {
  it('is left out where the list has its rule, its key and its element', () => {
    expect(rest(undecided('color-contrast', ['tree', 'pseudoContent']))).toEqual([]);
    expect(rest(undecided('aria-hidden-focus', ['guard', undefined]))).toEqual([]);
  });

  it('is left out where the list names an element that it is related to', () => {
    expect(rest(undecided('color-contrast', ['name', 'pseudoContent', 'row', 'tree']))).toEqual([]);
  });

  it.each([
    ['another rule', 'link-name', 'tree', 'pseudoContent'],
    ['another key', 'color-contrast', 'tree', 'bgGradient'],
    ['no key', 'color-contrast', 'tree', undefined],
    ['another element', 'color-contrast', 'cell', 'pseudoContent'],
  ])('stays with %s', (_, id, name, key) => {
    expect(rest(undecided(id, [name, key]))).toEqual([[id, name]]);
  });

  it('stays element by element', () => {
    const found = undecided('aria-hidden-focus', ['guard', undefined], ['link', undefined]);
    expect(rest(found)).toEqual([['aria-hidden-focus', 'link']]);
  });

  it('stays whatever check gave up', () => {
    const [node] = undecided('aria-hidden-focus', ['link', undefined]).nodes;
    const found = {
      id: 'aria-hidden-focus',
      nodes: [{ target: ['link'], any: [], all: [], none: node?.any ?? [] }],
    };
    expect(rest(found)).toEqual([['aria-hidden-focus', 'link']]);
  });
});

describe('the list', () => {
  it('gives a reason in a sentence for each, and names an element', () => {
    for (const { reason, selector } of judged) {
      expect(reason).toMatch(/^[A-Z].{30,}\.$/);
      expect(selector).not.toMatch(/^\*?$/);
    }
  });
});
