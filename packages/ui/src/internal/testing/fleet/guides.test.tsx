import { describe, expect, it } from 'vitest';
import type { Guide } from '../../stories/guide.ts';
import { keysOf } from '../../stories/keysOf.ts';
import { mount } from '../mount.tsx';

const guides = import.meta.glob<Guide>('../../../**/*.guide.tsx', { eager: true, import: 'guide' });
const stories = import.meta.glob<string>('../../../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (file: string) => file.replace(/^.*\/|\..*$/g, '').replace(/\.(?:guide|stories)$/, '');
const components = Object.keys(stories)
  .filter((file) => !file.includes('/tokens/'))
  .map(nameOf);
const guideOf = (name: string) =>
  Object.entries(guides).find(([file]) => file.endsWith(`/${name}.guide.tsx`))?.[1];

describe('the page of every component', () => {
  it.each(components)('teaches %s: when, when not, parts, accessibility, what is near', (name) => {
    const guide = guideOf(name);
    expect(guide).toBeDefined();
    if (guide === undefined) return;
    for (const part of [guide.use, guide.accessibility, guide.related, Object.keys(guide.anatomy)])
      expect(part.length).toBeGreaterThan(0);
    for (const other of [...guide.related, ...guide.instead.map(({ take }) => take)]) {
      expect(components, `${name} names ${other}`).toContain(other);
      expect(other).not.toBe(name);
    }
  });

  it.each(components)('draws the examples of %s', (name) => {
    for (const { good, bad } of guideOf(name)?.pairs ?? []) {
      const view = mount(
        <>
          {good}
          {bad}
        </>,
      );
      expect(view.container.innerHTML).not.toBe('');
      view.unmount();
    }
  });
});

/** Source of the `Keyboard` story of a file; empty where it has none. */
const keyboardOf = (source: string) =>
  /export const Keyboard = .*?(?=\n(?:\/\*\*|export const )|$(?![\s\S]))/s.exec(source)?.[0] ?? '';

const tables = Object.entries(stories)
  .filter(([, source]) => keyboardOf(source) !== '')
  .map(([file, source]) => ({ name: nameOf(file), rows: keysOf(keyboardOf(source)) }));

describe('the table of keys of every component', () => {
  it.each(tables)('names the keys of $name, and what they do', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { keys, effect } of rows) {
      expect(keys.length).toBeLessThan(60);
      expect(effect).not.toBe('');
    }
  });
});
