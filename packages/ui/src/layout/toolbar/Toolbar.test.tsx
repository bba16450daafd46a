import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/Button.tsx';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Toolbar } from './Toolbar.tsx';

expectBrowserEvents();

const bar = (...names: string[]) => (
  <Toolbar label="Ações">
    {names.map((name) => (
      <Button key={name}>{name}</Button>
    ))}
  </Toolbar>
);

describeConformance(Toolbar, { props: { label: 'Ações', children: <Button>Salvar</Button> } });

const stops = (container: HTMLElement) =>
  [...container.querySelectorAll('button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

describe('Toolbar', () => {
  it('is one tab stop from three controls on, and stays one as they come and go', async () => {
    const view = mount(bar('A', 'B', 'C'));
    const root = view.container.firstElementChild;
    expect(root?.getAttribute('role')).toBe('toolbar');
    expect(stops(view.container)).toEqual(['A']);
    view.container.querySelectorAll('button')[1]?.focus();
    expect(stops(view.container)).toEqual(['B']);
    view.rerender(bar('A', 'C', 'D'));
    await expect.poll(() => stops(view.container)).toEqual(['A']);
    view.rerender(bar('A', 'C'));
    await expect.poll(() => stops(view.container)).toEqual(['A', 'C']);
    await expect.poll(() => root?.getAttribute('role')).toBe('group');
    view.unmount();
  });

  it.each([
    ['a select', <select key="own" aria-label="Próprio" />],
    ['a text', <input key="own" aria-label="Próprio" />],
  ])('leaves %s, which uses the arrows itself, a tab stop of its own', async (_, own) => {
    const view = mount(
      <Toolbar label="Ações">
        {own}
        <Button>A</Button>
        <Button>B</Button>
        <Button>C</Button>
      </Toolbar>,
    );
    const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;
    const walk: unknown[] = [];
    for (const key of ['{Tab}', '{ArrowRight}', '{Tab}', '{End}', '{Home}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key);
      walk.push(focused());
    }
    expect(walk).toEqual(['Próprio', 'Próprio', 'A', 'C', 'A', 'Próprio']);
    view.unmount();
  });
});
