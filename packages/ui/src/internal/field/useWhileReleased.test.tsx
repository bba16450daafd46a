import { useState } from 'react';
import { expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { expectBrowserEvents } from '../testing/acting.ts';
import { mount } from '../testing/mount.tsx';
import { useWhileReleased } from './useWhileReleased.ts';

expectBrowserEvents();

/** A form whose field is judged when it is left, with a button below it. */
function Form({ onSave }: { onSave: () => void }) {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField
        label="Nome"
        error={error}
        onBlur={() => setError('Informe o nome como ele está no contrato. '.repeat(20))}
      />
      <button type="button" onClick={onSave}>
        Salvar
      </button>
    </>
  );
}

it('shows a message only once the button that is being pressed is up, so that the press counts', async () => {
  let saved = 0;
  const { container, unmount } = mount(
    <div style={{ inlineSize: 160 }}>
      <Form
        onSave={() => {
          saved += 1;
        }}
      />
    </div>,
  );
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const empty = height() ?? 0;
  container.querySelector('input')?.focus();
  const button = container.querySelector('button');
  if (!button) throw new Error('no button');
  let pressedHeight: number | undefined;
  button.addEventListener('pointerup', () => {
    pressedHeight = height();
  });
  await userEvent.click(button, { delay: 200 });
  expect(pressedHeight).toBe(empty);
  expect(saved).toBe(1);
  await expect.poll(height).toBeGreaterThan(empty);
  unmount();
});

/** Taps where the element is, with the events that a finger brings. */
async function tap(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: frame.x + scale * (left + width / 2), y: frame.y + scale * (top + height / 2) };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('shows the message of a field that is left by a touch, which is over before focus moves (WCAG 3.3.1)', async () => {
  let saved = 0;
  const { container, unmount } = mount(
    <Form
      onSave={() => {
        saved += 1;
      }}
    />,
  );
  const input = container.querySelector('input');
  input?.focus();
  const button = container.querySelector('button');
  if (!button) throw new Error('no button');
  const order: string[] = [];
  for (const type of ['pointerup', 'mousedown', 'click'])
    button.addEventListener(type, () => order.push(type), { once: true });
  await tap(button);
  await expect.poll(() => saved).toBe(1);
  expect(order).toEqual(['pointerup', 'mousedown', 'click']);
  await expect.poll(() => container.textContent).toContain('Informe o nome');
  const described = input?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('Informe o nome');
  unmount();
});

function Message({ text }: { text: string }) {
  return <p>{useWhileReleased(text)}</p>;
}

it('forgets a message that another one replaced before it was shown', async () => {
  const form = (text: string) => (
    <>
      <Message text={text} />
      <button type="button">Salvar</button>
    </>
  );
  const { container, rerender, unmount } = mount(form(''));
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(container.querySelector('p')?.textContent ?? ''));
  watch.observe(container, { subtree: true, childList: true, characterData: true });
  container.querySelector('button')?.addEventListener('pointerdown', () => {
    rerender(form('Informe o nome'));
    window.dispatchEvent(new PointerEvent('pointerup')); // of another finger: this one still presses
    rerender(form('Nome longo'));
  });
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }), { delay: 200 });
  await expect.poll(() => shown.at(-1)).toBe('Nome longo');
  expect(shown).toEqual(['Nome longo']);
  watch.disconnect();
  unmount();
});
