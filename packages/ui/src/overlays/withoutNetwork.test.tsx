import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/button/Button.tsx';
import { expectBrowserEvents } from '../internal/testing/acting.ts';
import { mount } from '../internal/testing/mount.tsx';
import { CommandPalette } from './command-palette/CommandPalette.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { Popover } from './popover/Popover.tsx';

const network = vi.hoisted(() => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));

vi.mock('../internal/modal/OpenModal.tsx', network.fetch);
vi.mock('./command-palette/OpenPalette.tsx', network.fetch);
vi.mock('./popover/PopoverPanel.tsx', network.fetch);

expectBrowserEvents();

it('tells a dialog, and the palette, that could not be loaded from one that a person closes', async () => {
  const onOpenChange = vi.fn();
  const onPaletteChange = vi.fn();
  const view = mount(
    <>
      <Dialog open onOpenChange={onOpenChange} title="Nova marca" />
      <CommandPalette
        open
        onOpenChange={onPaletteChange}
        label="Buscar no portal"
        value=""
        onValueChange={() => {}}
        groups={[]}
        onSelect={() => {}}
      />
    </>,
  );
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false, { reason: 'load-error' }]);
  await expect.poll(() => onPaletteChange.mock.lastCall).toEqual([false, { reason: 'load-error' }]);
  view.unmount();
});

it('tells a popover that could not be loaded from one that a person leaves', async () => {
  const onOpenChange = vi.fn();
  const view = mount(
    <Popover trigger={<Button>Ver detalhes</Button>} title="Detalhes" onOpenChange={onOpenChange} />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Ver detalhes' }));
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([false, { reason: 'load-error' }]);
  view.unmount();
});
