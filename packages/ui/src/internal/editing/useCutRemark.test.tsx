import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { acting, expectBrowserEvents } from '../testing/acting.ts';
import { paste } from '../testing/describeMask.tsx';
import { mount } from '../testing/mount.tsx';

expectBrowserEvents();

/** Drops a text onto the control, as from another window. */
async function drop(control: HTMLElement, text: string) {
  const frame = window.frameElement?.getBoundingClientRect();
  const { x, y, height } = control.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const place = { x: (frame?.x ?? 0) + (x + 4) * scale, y: (frame?.y ?? 0) + (y + height / 2) * scale };
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp().send('Input.dispatchDragEvent', { type, ...place, data });
}

describe.each([
  ['a field in capitals', <TextField key="" label="Nome" maxLength={6} />],
  ['a field as typed', <TextField key="" label="Nome" maxLength={6} upperCase={false} />],
  ['an e-mail', <TextField key="" label="Nome" maxLength={6} type="email" />],
  ['several lines', <TextArea key="" label="Nome" maxLength={6} />],
])('a text longer than maxLength, in %s', (_, field) => {
  function setUp() {
    const view = mount(<form>{field}</form>);
    const control = view.container.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!control) throw new Error('no control');
    acting(() => control.focus());
    return { ...view, control, remark: () => view.container.querySelector('[role=alert]') };
  }

  it('is said to be cut once it is pasted, until something is typed', async () => {
    const { control, remark, unmount } = setUp();
    await paste('abcdefgh');
    expect(control.value.toLowerCase()).toBe('abcdef');
    expect(remark()?.textContent).toBe('Só uma parte do texto colado coube neste campo');
    expect(control.getAttribute('aria-describedby')).toBe(remark()?.id);
    await userEvent.keyboard('{Backspace}');
    expect(remark()).toBeNull();
    unmount();
  });

  it('is said to be cut where it is dropped', async () => {
    const { control, remark, unmount } = setUp();
    await drop(control, 'abcdefgh');
    expect(control.value.toLowerCase()).toBe('abcdef');
    expect(remark()).not.toBeNull();
    acting(() => control.form?.reset());
    expect(remark()).toBeNull();
    unmount();
  });

  it('is told from one that fits, without the line break of a copied cell or in place of what is selected', async () => {
    const { control, remark, unmount } = setUp();
    await paste('abcdef\r\n');
    expect(control.value.trim().toLowerCase()).toBe('abcdef');
    expect(remark()).toBeNull();
    control.select();
    await paste('ghijkl');
    expect(control.value.toLowerCase()).toBe('ghijkl');
    expect(remark()).toBeNull();
    unmount();
  });
});
