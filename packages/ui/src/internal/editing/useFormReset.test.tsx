import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberField } from '../../inputs/number-field/NumberField.tsx';
import { Select } from '../../inputs/select/Select.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { acting, expectBrowserEvents } from '../testing/acting.ts';
import { mount } from '../testing/mount.tsx';

expectBrowserEvents();

const options = ['AC', 'BA'].map((value) => ({ value, label: value }));

async function setUp(onReset?: (event: React.FormEvent) => void) {
  const view = mount(
    <form onReset={onReset}>
      <TextField label="Nome" name="nome" defaultValue="A" />
      <NumberField label="Itens" name="itens" defaultValue={1} />
      <Select label="Estado" name="estado" options={options} defaultValue="AC" />
    </form>,
  );
  const form = view.container.querySelector('form');
  if (!form) throw new Error('no form');
  for (const [label, keys] of [
    ['Nome', 'B'],
    ['Itens', '2'],
    ['Estado', 'BA{Enter}'],
  ] as const) {
    const [input] = [...form.querySelectorAll('input')].filter(({ labels }) =>
      labels?.[0]?.textContent?.startsWith(label),
    );
    input?.focus();
    input?.select();
    await userEvent.keyboard(keys);
  }
  return { form, values: () => Object.fromEntries(new FormData(form)), unmount: view.unmount };
}

const typed = { nome: 'B', itens: '2', estado: 'BA' };

describe('fields whose form is reset', () => {
  it('go back to what they held first', async () => {
    const { form, values, unmount } = await setUp();
    expect(values()).toEqual(typed);
    acting(() => form.reset());
    expect(values()).toEqual({ nome: 'A', itens: '1', estado: 'AC' });
    unmount();
  });

  it('keep what was typed where the page prevents it in a handler of React', async () => {
    const { form, values, unmount } = await setUp((event) => event.preventDefault());
    acting(() => form.reset());
    expect(values()).toEqual(typed);
    unmount();
  });

  it('keep what was typed where the page prevents it in a listener', async () => {
    const { form, values, unmount } = await setUp();
    form.addEventListener('reset', (event) => event.preventDefault());
    acting(() => form.reset());
    expect(values()).toEqual(typed);
    unmount();
  });
});
