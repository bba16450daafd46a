import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPalette.types.ts';
import type { CommandGroup } from './paletteOptions.ts';

expectBrowserEvents();

const pages: CommandGroup = { id: 'pages', label: 'Páginas', items: [{ id: 'brands', label: 'Marcas' }] };
const product: CommandGroup = {
  id: 'products',
  label: 'Produtos',
  items: [{ id: '5021', label: 'PANELA SOLAR' }],
};

const props: CommandPaletteProps = {
  open: true,
  onOpenChange: () => {},
  label: 'Buscar',
  value: '',
  onValueChange: () => {},
  groups: [pages],
  onSelect: () => {},
};

describeConformance(CommandPalette, { props, root: () => document.querySelector('[role="dialog"]') });

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('CommandPalette', Example, { role: 'dialog' });

describe('CommandPalette', () => {
  const search = () => document.querySelector<HTMLInputElement>('[role="combobox"]');
  const activeText = () =>
    document.getElementById(search()?.getAttribute('aria-activedescendant') ?? '')?.textContent;

  /** A palette whose groups are given from outside, as answers arrive. */
  function setUp(first: readonly CommandGroup[], given: Partial<CommandPaletteProps> = {}) {
    const chosen: string[] = [];
    const withGroups = (groups: readonly CommandGroup[]) => (
      <CommandPalette
        {...props}
        {...given}
        value="7891000315507"
        groups={groups}
        onSelect={({ label }) => chosen.push(label)}
      />
    );
    const view = mount(withGroups(first));
    return {
      ...view,
      chosen,
      answer: (groups: readonly CommandGroup[]) => view.rerender(withGroups(groups)),
    };
  }

  it('carries an Enter out when its answers are there, as of a bar code reader', async () => {
    const { chosen, answer, unmount } = setUp([{ ...product, items: [], loading: true }]);
    await expect.poll(() => document.activeElement).toBe(search());
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    answer([product]);
    await expect.poll(() => chosen).toEqual(['PANELA SOLAR']);
    unmount();
  });

  it('carries out an Enter of before it was there', async () => {
    const { chosen, answer, unmount } = setUp([{ ...product, items: [], loading: true }], {
      defaultEntered: true,
    });
    await expect.poll(() => document.activeElement).toBe(search());
    expect(chosen).toEqual([]);
    answer([product]);
    await expect.poll(() => chosen).toEqual(['PANELA SOLAR']);
    unmount();
  });

  it('carries out an Enter of before it was there once, where its answers are there already', async () => {
    const { chosen, unmount } = setUp([product], { defaultEntered: true });
    await expect.poll(() => document.activeElement).toBe(search());
    expect(chosen).toEqual(['PANELA SOLAR']);
    unmount();
  });

  it('forgets an Enter that found nothing', async () => {
    const { chosen, answer, unmount } = setUp([{ ...product, items: [], loading: true }]);
    await expect.poll(() => document.activeElement).toBe(search());
    await userEvent.keyboard('{Enter}');
    answer([{ ...product, items: [] }]);
    answer([product]);
    await expect.poll(activeText).toBe('PANELA SOLAR');
    expect(chosen).toEqual([]);
    unmount();
  });

  it('stays on what was active when another group answers above it', async () => {
    const { answer, unmount } = setUp([{ ...product, items: [], loading: true }, pages]);
    await expect.poll(activeText).toBe('Marcas');
    answer([product, pages]);
    await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(2);
    expect(activeText()).toBe('Marcas');
    unmount();
  });

  it('stays on the first item of a new text, which was that of the text before, when another group answers above it', async () => {
    const { answer, unmount } = setUp([{ ...product, items: [], loading: true }, pages]);
    await expect.poll(activeText).toBe('Marcas');
    await userEvent.keyboard('0');
    answer([product, pages]);
    await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(2);
    expect(activeText()).toBe('Marcas');
    unmount();
  });
});
