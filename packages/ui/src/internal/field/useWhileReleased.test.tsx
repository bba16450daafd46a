import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
