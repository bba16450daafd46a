import { afterEach, expect, it, vi } from 'vitest';
import { focusField, focusFieldSoon } from './focusField.ts';

function place(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['its id', '<input id="cidade">'],
  ['its form name', '<input name="cidade">'],
  ['a hidden value beside it', '<div><input type="hidden" name="cidade"><div><input></div></div>'],
  ['the group around it', '<fieldset id="cidade"><input type="radio"></fieldset>'],
  ['a closed section', '<details><summary>Endereço</summary><input name="cidade"></details>'],
])('finds a control by %s', (_, html) => {
  const element = place(html);
  expect(focusField('cidade')).toBe(true);
  expect(document.activeElement).toBe(element.querySelector('input:not([type="hidden"])'));
});

it('takes names as they come', () => {
  place('<input name="contatos[0].e-mail">');
  expect(focusField('contatos[0].e-mail')).toBe(true);
  expect(focusField('"] , *')).toBe(false);
});

it('brings the field into view', () => {
  const element = place('<div style="height: 4000px"></div><input id="fim">');
  focusField('fim');
  const { top, bottom } = element.querySelector('input')?.getBoundingClientRect() ?? new DOMRect();
  expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
});

it('waits for a field that is about to render, and can be cancelled', async () => {
  focusFieldSoon('cidade');
  const element = place('<input id="cidade">');
  await expect.poll(() => document.activeElement).toBe(element.querySelector('input'));

  const cancel = focusFieldSoon('bairro');
  cancel();
  place('<input id="bairro">');
  await Promise.resolve();
  expect(document.activeElement).toBe(element.querySelector('input'));
});

it('stops waiting in the end', () => {
  vi.useFakeTimers();
  focusFieldSoon('cidade');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(vi.getTimerCount()).toBe(0);
});
