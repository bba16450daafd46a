import { type ComponentType, createElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { BareFieldProps } from '../mask/bareFieldProps.ts';
import { acting, expectBrowserEvents } from './acting.ts';
import { mount } from './mount.tsx';

/** What a mask makes of a complete value, and of one that lacks a character in the middle. */
interface MaskExamples {
  /** What a person types, without punctuation. */
  typed: string;
  bare: string;
  shown: string;
  /** Texts that give the same value. */
  pasted: readonly string[];
  /** `key` is typed at `caret` of the text shown for `bare`. */
  middle: { bare: string; caret: number; key: string; shown: string; caretAfter: number };
}

/** Copies a text from another field and pastes it into the focused one, as a person does. */
export async function paste(text: string) {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement)) throw new Error('nothing has focus');
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.keyboard('{Control>}c{/Control}');
  source.remove();
  target.focus();
  await userEvent.keyboard('{Control>}v{/Control}');
}

/** Writes into a field as the browser's autofill and password managers do: past React, then an event. */
export function fillIn(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  acting(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
}

/** The promises every field with a mask keeps, with real keys: typing, pasting, caret, undo, input methods, autofill. */
export function describeMask<Props extends BareFieldProps>(
  Component: ComponentType<Props>,
  props: Omit<Props, keyof BareFieldProps>,
  { typed, bare, shown, pasted, middle }: MaskExamples,
) {
  // The generic parameter hides that the spread is complete: the shared props are all optional but the label.
  const field = (extra: Partial<BareFieldProps>) =>
    createElement(Component, { label: 'Código', ...props, ...extra } as Props);

  function Controlled({ reported }: { reported: string[] }) {
    const [value, setValue] = useState('');
    return field({
      value,
      onValueChange: (next) => {
        reported.push(next);
        setValue(next);
      },
    });
  }

  function setUp(kind: 'controlled' | 'uncontrolled', defaultValue = '') {
    const reported: string[] = [];
    const view = mount(
      kind === 'controlled' ? (
        <Controlled reported={reported} />
      ) : (
        field({ defaultValue, onValueChange: (next) => void reported.push(next) })
      ),
    );
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    acting(() => input.focus());
    return { ...view, input, last: () => reported.at(-1) };
  }

  describe(`${Component.displayName ?? Component.name}: mask`, () => {
    expectBrowserEvents();

    it.each(['controlled', 'uncontrolled'] as const)(
      'writes itself as the person types, %s',
      async (kind) => {
        const { input, last, unmount } = setUp(kind);
        await userEvent.keyboard(typed);
        expect(input.value).toBe(shown);
        expect(input.selectionStart).toBe(shown.length);
        expect(last()).toBe(bare);
        unmount();
      },
    );

    it('cleans whatever is pasted (FRM-12)', async () => {
      const { input, last, unmount } = setUp('controlled');
      for (const text of pasted) {
        input.select();
        await paste(text);
        expect(input.value, text).toBe(shown);
        expect(last()).toBe(bare);
      }
      unmount();
    });

    it('keeps the caret after what is typed in the middle (FRM-09)', async () => {
      const { input, unmount } = setUp('uncontrolled', middle.bare);
      input.setSelectionRange(middle.caret, middle.caret);
      await userEvent.keyboard(middle.key);
      expect(input.value).toBe(middle.shown);
      expect(input.selectionStart).toBe(middle.caretAfter);
      unmount();
    });

    it('undoes and redoes', async () => {
      const { input, last, unmount } = setUp('uncontrolled');
      await userEvent.keyboard(typed);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.poll(() => last()).toBe('');
      expect(input.value).toBe('');
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect.poll(() => last()).toBe(bare);
      expect(input.value).toBe(shown);
      unmount();
    });

    it('takes what an input method composes', async () => {
      const { input, last, unmount } = setUp('uncontrolled');
      await cdp().send('Input.imeSetComposition', {
        text: typed,
        selectionStart: typed.length,
        selectionEnd: typed.length,
      });
      expect(last()).toBe(bare);
      await cdp().send('Input.insertText', { text: typed });
      expect(input.value).toBe(shown);
      expect(input.selectionStart).toBe(shown.length);
      unmount();
    });

    it('takes what the browser fills in', () => {
      const { input, last, unmount } = setUp('controlled');
      acting(() => input.blur());
      fillIn(input, pasted[0] ?? shown);
      expect(input.value).toBe(shown);
      expect(last()).toBe(bare);
      unmount();
    });

    it('gives a form the bare value and takes the first one back on reset', async () => {
      const view = mount(<form>{field({ name: 'code', defaultValue: middle.bare })}</form>);
      const form = view.container.querySelector('form');
      const input = view.container.querySelector('input');
      if (!form || !input) throw new Error('no form');
      expect(new FormData(form).get('code')).toBe(middle.bare);
      fillIn(input, shown);
      expect(new FormData(form).get('code')).toBe(bare);
      acting(() => form.reset());
      expect(new FormData(form).get('code')).toBe(middle.bare);
      view.unmount();
    });
  });
}
