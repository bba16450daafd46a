import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/Button.tsx';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Tooltip } from './Tooltip.tsx';

expectBrowserEvents();

const bubble = () => document.querySelector('[role="tooltip"]');

const description = () => document.querySelector('button')?.getAttribute('aria-describedby') ?? null;

describeConformance(Tooltip, {
  props: { content: 'Só a diretoria aprova', defaultOpen: true, children: <Button>Aprovar</Button> },
  root: bubble,
});

function Example() {
  return (
    <Tooltip content="Só a diretoria aprova">
      <Button>Aprovar</Button>
    </Tooltip>
  );
}

describePopup('Tooltip', Example, { role: 'tooltip', openWith: '' });

describe('Tooltip', () => {
  it('describes its element', () => {
    const view = mount(
      <Tooltip content="Salvar" defaultOpen>
        <Button>Salvar</Button>
      </Tooltip>,
    );
    expect(description()).toBe(bubble()?.id);
    view.unmount();
  });

  it('stays while the real pointer crosses over to it', async () => {
    const view = mount(<Example />);
    const button = view.container.querySelector('button');
    if (!button) throw new Error('no button');
    await userEvent.hover(button);
    await expect.poll(bubble).not.toBeNull();
    const target = bubble();
    if (target) await userEvent.hover(target);
    expect(bubble()).toBe(target);
    await userEvent.unhover(button);
    await expect.poll(bubble).toBeNull();
    view.unmount();
  });

  it.each([
    ['click', new MouseEvent('click', { bubbles: true })],
    ['scrolling', new PointerEvent('pointercancel', { bubbles: true })],
    ['the mouse elsewhere', new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' })],
  ])('opens on keyboard focus after a press that took no focus and ended with %s', async (_, end) => {
    const view = mount(
      <>
        <input aria-label="Observações" />
        <Example />
      </>,
    );
    const button = view.container.querySelector('button');
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button?.dispatchEvent(end);
    view.container.querySelector('input')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button);
    await expect.poll(bubble).not.toBeNull();
    view.unmount();
  });

  it('does not make a text one that screen readers call clickable', () => {
    const view = mount(
      <Tooltip content="Só a diretoria aprova">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text with an explanation */}
        <span tabIndex={0}>Aprovação</span>
      </Tooltip>,
    );
    expect(view.container.querySelector('span')?.onclick).toBeNull();
    view.unmount();
  });

  it('keeps the ref and handlers of its element and adds no wrapper', () => {
    let pressed = 0;
    let element: HTMLButtonElement | null = null;
    const view = mount(
      <Tooltip content="Salvar">
        <Button
          ref={(button) => {
            element = button;
          }}
          onClick={() => {
            pressed += 1;
          }}
        >
          Salvar
        </Button>
      </Tooltip>,
    );
    expect(view.container.firstElementChild).toBe(element);
    view.container.querySelector('button')?.click();
    expect(pressed).toBe(1);
    view.unmount();
  });
});
