import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/Button.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';
import PopoverPanel from './PopoverPanel.tsx';

expectBrowserEvents();

const trigger = <Button>Ver detalhes</Button>;

describeConformance(Popover, {
  props: { trigger, title: 'Detalhes', defaultOpen: true, children: 'Texto' },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<PopoverProps>) {
  return (
    <Popover trigger={trigger} title="Detalhes" {...props}>
      {props.children ?? 'Texto'}
    </Popover>
  );
}

describePopup('Popover', Example, { role: 'dialog' });

/** Draws another button, elsewhere, without its parent. */
function Restless(props: ComponentPropsWithRef<'button'>) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const next = () => setRound(1);
    document.addEventListener('restless', next);
    return () => document.removeEventListener('restless', next);
  }, []);
  return (
    <button {...props} type="button" key={round} data-round={round} style={{ marginTop: round * 160 }}>
      Ver
    </button>
  );
}

const panels = () => document.querySelectorAll('[role="dialog"]');

function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

/** Between a button and what hangs from it, in pixels. */
const gapBelow = (name: string) =>
  (panels()[0]?.getBoundingClientRect().top ?? 0) - buttonNamed(name).getBoundingClientRect().bottom;

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Nova marca">
      <Example />
    </Dialog>
  );
}

describe('Popover', () => {
  it('stays closed where its button prevents it, as a menu does', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onOpenChange = vi.fn();
    const view = mount(
      <Popover
        trigger={<Button onClick={onClick}>Ver detalhes</Button>}
        title="Detalhes"
        onOpenChange={onOpenChange}
      />,
    );
    await userEvent.click(buttonNamed('Ver detalhes'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    view.unmount();
  });

  it('has focus before the next key can come, however late the next frame is, and gives it back', async () => {
    const view = mount(
      <Popover trigger={trigger} title="Detalhes">
        <input aria-label="Nome" />
      </Popover>,
    );
    buttonNamed('Ver detalhes').focus();
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    flushSync(() => buttonNamed('Ver detalhes').click());
    frames.mockRestore();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nome');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Ver detalhes'));
    view.unmount();
  });

  it('closes alone on Escape when it lies over a dialog, and gives focus to its trigger there (UIX-03)', async () => {
    const view = mount(<InDialog />);
    await expect.poll(() => panels()[0]?.contains(document.activeElement)).toBe(true);
    buttonNamed('Ver detalhes').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => panels().length).toBe(2);
    await expect.poll(() => panels()[1]?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panels().length).toBe(1);
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Ver detalhes'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panels().length).toBe(0);
    view.unmount();
  });

  it('stays open while Escape closes a tooltip in it, and closes on the next one (UIX-03)', async () => {
    const view = mount(
      <Example>
        <Tooltip content="Some da tabela">
          <Button>Ocultar</Button>
        </Tooltip>
      </Example>,
    );
    buttonNamed('Ver detalhes').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => panels()[0]?.contains(document.activeElement)).toBe(true);
    buttonNamed('Ocultar').focus();
    const tooltip = () => document.querySelector('[role="tooltip"]');
    await expect.poll(tooltip).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(tooltip).toBeNull();
    expect(panels()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panels().length).toBe(0);
    view.unmount();
  });

  it('stays as its parent sets it and reports user actions', async () => {
    const reported: unknown[] = [];
    const view = mount(<Example open onOpenChange={(...change) => reported.push(change)} />);
    await expect.poll(() => panels()[0]?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    buttonNamed('Ver detalhes').click();
    expect(reported).toEqual([
      [false, { reason: 'escape-key' }],
      [false, { reason: 'trigger' }],
    ]);
    expect(panels()).toHaveLength(1);
    view.unmount();
  });

  it('gives the props of its trigger to a function that draws it', async () => {
    const view = mount(
      <Example
        trigger={(props) => (
          <button type="button" {...props}>
            Desenhado
          </button>
        )}
      />,
    );
    buttonNamed('Desenhado').click();
    await expect.poll(() => panels().length).toBe(1);
    expect(buttonNamed('Desenhado').getAttribute('aria-controls')).toBe(panels()[0]?.id);
    view.unmount();
  });

  it('calls the handlers that it is given beside its own, and keeps clicks inside', async () => {
    const heard: string[] = [];
    const hear = ({ type }: { type: string }) => heard.push(type);
    const view = mount(
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a table row around it
      <div onClick={() => heard.push('outside')} onSubmit={() => heard.push('outside')}>
        <Example defaultOpen onKeyDown={hear} onMouseDown={hear} onClick={hear} onSubmit={hear} />
      </div>,
    );
    const [panel] = panels();
    for (const type of ['keydown', 'mousedown', 'click', 'submit'])
      panel?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).toEqual(['keydown', 'mousedown', 'click', 'submit']);
    view.unmount();
  });

  it('hangs from its trigger, open at first too, and from the one that replaces it', async () => {
    const drawn = (name: string) => (
      <div style={{ paddingTop: name === 'Ver' ? 40 : 160 }}>
        <Example defaultOpen trigger={<Button key={name}>{name}</Button>} />
      </div>
    );
    const view = mount(drawn('Ver'));
    await expect.poll(() => gapBelow('Ver')).toBeCloseTo(4, 0);
    view.rerender(drawn('Ver mais'));
    await expect.poll(() => gapBelow('Ver mais')).toBeCloseTo(4, 0);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Ver mais'));
    view.unmount();
  });

  it('follows a trigger that replaces its own button', async () => {
    const view = mount(<Example defaultOpen trigger={<Restless />} />);
    await expect.poll(() => gapBelow('Ver')).toBeCloseTo(4, 0);
    acting(() => buttonNamed('Ver').dispatchEvent(new Event('restless', { bubbles: true })));
    await expect.poll(() => buttonNamed('Ver').dataset.round).toBe('1');
    await expect.poll(() => gapBelow('Ver')).toBeCloseTo(4, 0);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Ver'));
    view.unmount();
  });

  it('opens from what focus has just scrolled into sight, and closes when that moves', async () => {
    const scroller = document.createElement('div');
    scroller.style.overflow = 'auto';
    scroller.innerHTML = '<div style="width: 4000px; padding-left: 3000px"><button>Validações</button></div>';
    document.body.append(scroller);
    const scrolled = () =>
      new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
    const reported: string[] = [];
    scroller.scrollLeft = 2000;
    const view = mount(
      <PopoverPanel
        anchor={buttonNamed('Validações')}
        title="Validações"
        closeOnScroll
        onClose={(reason) => reported.push(reason)}
      >
        Texto
      </PopoverPanel>,
    );
    await scrolled();
    expect(reported).toEqual([]);
    scroller.scrollLeft = 2500;
    await scrolled();
    expect(reported).toEqual(['ancestor-scroll']);
    view.unmount();
    scroller.remove();
  });
});
