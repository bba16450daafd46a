import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ChipsField, type ChipsFieldProps } from './ChipsField.tsx';

describeConformance(ChipsField, { props: { label: 'Cores' } });
describeField(ChipsField, {});

expectBrowserEvents();

function setUp(props: Partial<ChipsFieldProps> = {}) {
  const view = mount(
    <form>
      <ChipsField label="Cores" name="cor" {...props} />
    </form>,
  );
  const input = view.container.querySelector('input');
  const form = view.container.querySelector('form');
  if (!input || !form) throw new Error('no input');
  input.focus();
  return { ...view, input, form, values: () => new FormData(form).getAll('cor') };
}

describe('ChipsField', () => {
  it('takes nothing while an input method composes, and capitals once it has', async () => {
    const { input, values, unmount } = setUp();
    await cdp().send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    expect(values()).toEqual([]);
    await cdp().send('Input.insertText', { text: 'é' });
    await userEvent.keyboard('bano{Enter}');
    await expect.poll(values).toEqual(['ÉBANO']);
    unmount();
  });

  it('keeps letters as typed where capitals are off', async () => {
    const { values, unmount } = setUp({ upperCase: false });
    await userEvent.keyboard('Azul{Enter}');
    await expect.poll(values).toEqual(['Azul']);
    unmount();
  });

  it('takes what comes with a comma or semicolon and no key, as from the keyboard of a phone', async () => {
    const { input, values, unmount } = setUp();
    await userEvent.keyboard('azul');
    await cdp().send('Input.insertText', { text: ',' });
    await expect.poll(values).toEqual(['AZUL']);
    expect(input.value).toBe('');
    await cdp().send('Input.insertText', { text: 'rosa; verde' });
    await expect.poll(values).toEqual(['AZUL', 'ROSA', 'VERDE']);
    expect(input.value).toBe('');
    unmount();
  });

  it('lets what it refused be mended before it is taken again', async () => {
    const { input, values, unmount } = setUp({ validate: (text) => (text.length > 4 ? 'Longo' : undefined) });
    await paste('AMARELO;VERMELHO');
    await expect.poll(() => input.value).toBe('AMARELO; VERMELHO');
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('AMARELO; VERM');
    expect(values()).toEqual([]);
    unmount();
  });

  it('leaves in its text what a pasted list has that is longer than an item may be, and says why', async () => {
    const { input, values, container, unmount } = setUp({ maxLength: 5 });
    await paste('AZUL;VERMELHO;VERDE');
    await expect.poll(values).toEqual(['AZUL', 'VERDE']);
    expect(input.value).toBe('VERMELHO');
    expect(container.textContent).toContain('Cada item tem no máximo 5 caracteres');
    unmount();
  });

  it('puts a pasted list in place of what is selected', async () => {
    const { input, values, unmount } = setUp();
    await userEvent.keyboard('xx{Control>}a{/Control}');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'verde;rosa');
    acting(
      () => void input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })), // the field keeps its selection
    );
    await expect.poll(values).toEqual(['VERDE', 'ROSA']);
    expect(input.value).toBe('');
    unmount();
  });

  it('leaves its items where Backspace is held down to empty the text', async () => {
    const { input, values, unmount } = setUp({ defaultValue: ['AZUL'] });
    const press = (repeat: boolean) =>
      acting(
        () =>
          void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, repeat })),
      );
    press(true);
    expect(values()).toEqual(['AZUL']);
    press(false);
    expect(values()).toEqual([]);
    unmount();
  });

  it('sends its form on Enter only where nothing is typed', async () => {
    let sent = 0;
    const { form, unmount } = setUp();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    await userEvent.keyboard('azul{Enter}');
    expect(sent).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(1);
    unmount();
  });

  it('leaves a text with a reason against it where it is when the field is left', async () => {
    const { input, values, container, unmount } = setUp({ defaultValue: ['AZUL'] });
    await userEvent.keyboard('azul');
    acting(() => input.blur());
    expect(values()).toEqual(['AZUL']);
    expect(input.value).toBe('AZUL');
    expect(container.textContent).toContain('AZUL já foi incluído');
    unmount();
  });

  it('has a list only while there are items, and keeps the focus when the last one goes', async () => {
    const { input, unmount } = setUp();
    const lists = () => page.getByRole('list', { includeHidden: true }).all().length;
    expect(lists()).toBe(0);
    await userEvent.keyboard('azul{Enter}');
    await expect.poll(lists).toBe(1);
    await userEvent.click(page.getByRole('button', { name: /AZUL/ }));
    await expect.poll(lists).toBe(0);
    expect(document.activeElement).toBe(input);
    unmount();
  });

  it('takes its first items back when its form is reset', async () => {
    const { form, values, input, unmount } = setUp({ defaultValue: ['AZUL'] });
    await userEvent.keyboard('rosa{Enter}verde');
    await expect.poll(values).toEqual(['AZUL', 'ROSA']);
    acting(() => form.reset());
    expect(values()).toEqual(['AZUL']);
    expect(input.value).toBe('');
    unmount();
  });

  it('never changes what is read-only', async () => {
    const { input, values, container, unmount } = setUp({ defaultValue: ['AZUL'], readOnly: true });
    await userEvent.keyboard('{Backspace}rosa,');
    acting(() => input.blur());
    expect(values()).toEqual(['AZUL']);
    expect(container.querySelector('button')).toBeNull();
    unmount();
  });
});
