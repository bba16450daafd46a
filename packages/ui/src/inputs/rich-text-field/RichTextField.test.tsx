import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { turn } from '../../internal/testing/lateParts.ts';
import { mount } from '../../internal/testing/mount.tsx';
import * as S from './RichTextField.styles.ts';
import { RichTextField } from './RichTextField.tsx';
import type { RichTextFieldProps } from './RichTextField.types.ts';
import { LoadingText } from './StaticText.tsx';
import { UnavailableEditor } from './UnavailableEditor.tsx';

expectBrowserEvents();

describeConformance(RichTextField, { props: { label: 'Descrição' } });
describeField(RichTextField, {});

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

function Controlled({ reported, ...props }: Partial<RichTextFieldProps> & { reported: string[] }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <RichTextField
      {...props}
      label="Descrição"
      value={value}
      onValueChange={(next) => {
        reported.push(next);
        setValue(next);
      }}
    />
  );
}

const editorIn = (container: Element) => container.querySelector<HTMLElement>('[contenteditable="true"]');

async function loaded(container: Element): Promise<HTMLElement> {
  await expect.poll(() => editorIn(container), { timeout: 10_000 }).not.toBeNull();
  const text = editorIn(container);
  if (!text) throw new Error('no editor');
  return text;
}

async function setUp(kind: 'controlled' | 'uncontrolled', props: Partial<RichTextFieldProps> = {}) {
  const reported: string[] = [];
  const { value, ...rest } = props;
  const view = mount(
    kind === 'controlled' ? (
      <Controlled {...props} reported={reported} />
    ) : (
      <RichTextField
        {...rest}
        label="Descrição"
        defaultValue={value}
        onValueChange={(next) => void reported.push(next)}
      />
    ),
  );
  const text = await loaded(view.container);
  text.focus();
  await expect.poll(() => text.contains(getSelection()?.anchorNode ?? null)).toBe(true);
  return { ...view, text, reported, last: () => reported.at(-1) };
}

/** Puts the caret between two characters of the words found. */
async function caretIn(text: TiptapEditorHTMLElement, words: string, offset: number) {
  const { editor } = text;
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    // The browser notifies the editor later, and the editor puts back its own caret until then.
    const caret = () => {
      getSelection()?.collapse(node, at + offset);
      return editor?.state.selection.head;
    };
    await expect.poll(caret).toBe(editor?.view.posAtDOM(node, at + offset));
    return;
  }
  throw new Error(`No text ${words}`);
}

function paste(text: HTMLElement, data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const press = (container: Element, name: string) => {
  const found = container.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`No button ${name}`);
  return userEvent.click(found);
};

describe.each(['controlled', 'uncontrolled'] as const)('RichTextField, %s', (kind) => {
  it('keeps letters and lines as typed (D18)', async () => {
    const { reported, last, unmount } = await setUp(kind);
    await userEvent.keyboard('Olá mundo{Enter}ção');
    expect(last()).toBe('<p>Olá mundo</p><p>ção</p>');
    expect(reported[0]).toBe('<p>O</p>');
    unmount();
  });

  it('keeps the caret after what is typed in the middle', async () => {
    const { text, last, unmount } = await setUp(kind, { value: '<p>abcd</p><p>fim</p>' });
    await caretIn(text, 'abcd', 2);
    await userEvent.keyboard('xy');
    await userEvent.keyboard('z');
    expect(last()).toBe('<p>abxyzcd</p><p>fim</p>');
    unmount();
  });

  it('undoes and redoes, back to the very text it was given', async () => {
    const { text, last, unmount } = await setUp(kind, { value: 'abc' });
    await caretIn(text, 'abc', 3);
    await userEvent.keyboard('def');
    expect(last()).toBe('<p>abcdef</p>');
    await undo();
    expect(last()).toBe('abc');
    await redo();
    expect(last()).toBe('<p>abcdef</p>');
    unmount();
  });

  it('writes bold by key and lists by button, and reports nothing while there is no text', async () => {
    const { container, reported, last, unmount } = await setUp(kind);
    await press(container, 'Lista com marcadores');
    expect(reported).toEqual([]);
    await userEvent.keyboard('um{Enter}{Control>}b{/Control}dois');
    expect(last()).toBe('<ul><li><p>um</p></li><li><p><strong>dois</strong></p></li></ul>');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(last()).toBe('');
    unmount();
  });

  it('stops at maxLength, typed or pasted, and counts the words without their markup', async () => {
    const { container, text, last, unmount } = await setUp(kind, {
      maxLength: 20,
      value: '<p><b>1234567890</b></p>',
    });
    await caretIn(text, '1234567890', 10);
    paste(text, { 'text/plain': 'abcdefghijkl' });
    expect(last()).toBe('<p><strong>1234567890abcdefghij</strong></p>');
    await expect.poll(() => container.textContent).toContain('20 de 20 caracteres');
    await caretIn(text, '1234567890', 10);
    await userEvent.keyboard('x');
    expect(text.textContent).toBe('1234567890abcdefghij');
    await userEvent.keyboard('{Backspace}y');
    expect(text.textContent).toBe('123456789yabcdefghij');
    unmount();
  });
});

describe('RichTextField', () => {
  it('takes nothing that could act from the clipboard (FRM-07)', async () => {
    const { text, reported, last, unmount } = await setUp('uncontrolled');
    paste(text, {
      'text/html':
        '<p style="color:red" onclick="alert(1)">a<img src=x onerror=alert(1)><svg><style><img src=x onerror=alert(1)></style></svg>{{7*7}}<a href="javascript:alert(1)">b</a></p><script>alert(1)</script>',
    });
    expect(last()).toBe('<p>a{{7*7}}b</p>');
    expect(
      text.querySelector('img:not(.ProseMirror-separator), svg, script, [style], [onclick], a'),
    ).toBeNull();
    expect(reported).toHaveLength(1);
    unmount();
  });

  it.each([
    [
      'markup',
      'text/html',
      (times: number) =>
        `<html><head><style>${'a{}'.repeat(40_000)}</style></head><body><!--StartFragment-->${'<p style="color:red">Suporte <b>de</b> aço</p>\n'.repeat(times)}`,
    ],
    ['plain', 'text/plain', (times: number) => 'Suporte de aço\n'.repeat(times)],
  ] as const)('parses of a pasted megabyte only what may stay: %s', async (_, type, textOf) => {
    const { text, unmount } = await setUp('controlled', { maxLength: 1000 });
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const nodes = vi.spyOn(Document.prototype, 'createTextNode');
    const work = async (times: number) => {
      text.focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      parse.mockClear();
      nodes.mockClear();
      paste(text, { [type]: textOf(times) });
      expect(text.textContent).toHaveLength(1000);
      expect(text.textContent?.slice(0, 25)).toBe('Suporte de açoSuporte de ');
      const parsed = Math.max(0, ...parse.mock.calls.map(([html]) => String(html).length));
      return { parsed, made: nodes.mock.calls.reduce((sum, [words]) => sum + words.length, 0) };
    };
    const megabyte = await work(25_000);
    expect(megabyte.parsed).toBeLessThanOrEqual(100_000);
    expect(megabyte.made).toBeLessThan(20_000);
    expect((await work(50_000)).parsed).toBeLessThanOrEqual(megabyte.parsed);
    parse.mockRestore();
    nodes.mockRestore();
    unmount();
  });

  it('takes nothing that is no character from a paste, as markup or plain', async () => {
    const { text, last, unmount } = await setUp('controlled');
    paste(text, { 'text/html': '<p>a\0b\uD83Dc</p>' });
    expect(last()).toBe('<p>abc</p>');
    paste(text, { 'text/plain': 'd\0e\uDE00f' });
    expect(last()).toBe('<p>abcdef</p>');
    unmount();
  });

  it('takes bold words and lists of a word processor', async () => {
    const { text, last, unmount } = await setUp('uncontrolled');
    paste(text, {
      'text/html':
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Itens</span></p><ul><li style="list-style-type:disc"><p>Aço</p></li></ul></b>',
    });
    expect(last()).toBe('<p><strong>Itens</strong></p><ul><li><p>Aço</p></li></ul>');
    unmount();
  });

  it('never shows what a stored text may not have, nor gives it to a form', async () => {
    const view = mount(
      <form>
        <RichTextField label="Descrição" name="descricao" value="<p>a<img src=x onerror=alert(1)></p>" />
      </form>,
    );
    const text = await loaded(view.container);
    expect(text.querySelector('img:not(.ProseMirror-separator)')).toBeNull();
    const form = view.container.querySelector('form');
    expect(form && new FormData(form).get('descricao')).toBe('<p>a</p>');
    view.unmount();
  });

  it('takes the first text back when the form is reset', async () => {
    const view = mount(
      <form>
        <RichTextField label="Descrição" name="descricao" defaultValue="<p>a</p>" />
      </form>,
    );
    const text = await loaded(view.container);
    const form = view.container.querySelector('form');
    if (!form) throw new Error('no form');
    text.focus();
    await userEvent.keyboard('b');
    expect(new FormData(form).get('descricao')).toMatch(/ab|ba/);
    acting(() => form.reset());
    expect(text.textContent).toBe('a');
    expect(new FormData(form).get('descricao')).toBe('<p>a</p>');
    view.unmount();
  });

  it('shows what the parent makes of a change', async () => {
    const view = mount(<RichTextField label="Descrição" value="<p>fixo</p>" />);
    const text = await loaded(view.container);
    text.focus();
    await userEvent.keyboard('abc');
    await expect.poll(() => text.textContent).toBe('fixo');
    view.rerender(<RichTextField label="Descrição" value="<p>outro</p>" />);
    await expect.poll(() => text.textContent).toBe('outro');
    view.unmount();
  });

  it('lets Tab leave, also from a list', async () => {
    const view = mount(
      <>
        <RichTextField label="Descrição" defaultValue="<ul><li>a</li><li>b</li></ul>" />
        <button type="button">Depois</button>
      </>,
    );
    const text = await loaded(view.container);
    text.focus();
    await caretIn(text, 'b', 1);
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.textContent).toBe('Depois');
    await userEvent.tab({ shift: true });
    await expect.poll(() => document.activeElement).toBe(text);
    await userEvent.tab({ shift: true });
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Negrito');
    expect(text.querySelectorAll('ul ul')).toHaveLength(0);
    view.unmount();
  });

  it('is focused by its label, and reports when focus leaves text and toolbar', async () => {
    const blurs: string[] = [];
    const view = mount(
      <>
        <RichTextField label="Descrição" onBlur={() => void blurs.push('blur')} />
        <button type="button">Depois</button>
      </>,
    );
    const text = await loaded(view.container);
    const label = view.container.querySelector('label');
    if (!label) throw new Error('no label');
    await userEvent.click(label);
    expect(document.activeElement).toBe(text);
    await userEvent.tab({ shift: true });
    expect(blurs).toEqual([]);
    await userEvent.tab();
    await userEvent.tab();
    expect(blurs).toEqual(['blur']);
    view.unmount();
  });

  it('composes like an input method, in the middle and at the limit', async () => {
    const { text, last, unmount } = await setUp('controlled', { value: '<p>So Paulo</p>', maxLength: 10 });
    await caretIn(text, 'So', 1);
    await cdp().send('Input.imeSetComposition', { text: '~', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: 'ã' });
    await expect.poll(last).toBe('<p>São Paulo</p>');
    await userEvent.keyboard('xy');
    expect(text.textContent).toHaveLength(10);
    unmount();
  });

  it('links the selected words, changes the address and takes it away', async () => {
    const { container, text, last, unmount } = await setUp('controlled', { value: '<p>manual</p>' });
    const address = () => document.querySelector<HTMLInputElement>('[role="dialog"] input');
    const linked = (href: string) =>
      `<p><a href="${href}" rel="noopener noreferrer nofollow" target="_blank">manual</a></p>`;
    await userEvent.keyboard('{Control>}a{/Control}');
    await press(container, 'Link');
    await expect.poll(() => address()?.matches(':focus')).toBe(true);
    await userEvent.keyboard('exemplo.com.br{Enter}');
    await expect.poll(last).toBe(linked('https://exemplo.com.br'));
    await expect.poll(() => document.activeElement).toBe(text);
    await press(container, 'Link');
    await expect.poll(() => address()?.value).toBe('https://exemplo.com.br');
    await userEvent.fill(address() ?? text, 'ana@exemplo.com.br');
    await userEvent.keyboard('{Enter}');
    await expect.poll(last).toBe(linked('mailto:ana@exemplo.com.br'));
    await expect.poll(() => document.activeElement).toBe(text);
    await press(container, 'Link');
    await expect.poll(address).not.toBeNull();
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Remover link')
      ?.click();
    await expect.poll(last).toBe('<p>manual</p>');
    unmount();
  });

  it('opens the link dialog by key and gives focus back to its button', async () => {
    const { unmount } = await setUp('uncontrolled');
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName;
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('Link');
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('input');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('Link');
    unmount();
  });

  it('keeps the text where the editor cannot be loaded, and tries again', async () => {
    const view = mount(
      <UnavailableEditor
        value="<p>manual</p>"
        lastChange=""
        attributes={{ role: 'textbox', 'aria-label': 'Descrição' }}
        maxLength={undefined}
        placeholder={undefined}
        onChange={() => {}}
        textRef={() => {}}
      />,
    );
    expect(view.container.querySelector('[role="textbox"]')?.textContent).toBe('manual');
    const retry = view.container.querySelector('button');
    if (!retry) throw new Error('no button');
    await userEvent.click(retry);
    expect((await loaded(view.container)).textContent).toBe('manual');
    view.unmount();
  });

  it('keeps its size when the editor takes the place of the text', async () => {
    const html = '<h3>a</h3><p>b</p><p></p><ul><li><p>c</p></li></ul>';
    const view = mount(<RichTextField label="Descrição" value={html} minRows={2} />);
    const box = (await loaded(view.container)).parentElement?.parentElement;
    const loading = mount(
      <S.Box>
        <LoadingText html={html} attributes={{ role: 'textbox' }} />
      </S.Box>,
    );
    expect(loading.container.getBoundingClientRect().height).toBeCloseTo(box?.offsetHeight ?? 0, 0);
    loading.unmount();
    view.unmount();
  });

  it('leaves without a trace, loading or loaded, and writes no style element', async () => {
    const styles = () => document.querySelectorAll('style[data-tiptap-style]').length;
    const early = mount(<RichTextField label="Descrição" />);
    early.unmount();
    const view = mount(<RichTextField label="Descrição" />);
    await loaded(view.container);
    expect(styles()).toBe(0);
    view.unmount();
    await turn(); // what the editor puts off until after it was made
    expect(styles()).toBe(0);
  });
});
