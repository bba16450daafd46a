import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PressedKey, queueActForKey, queueKeys } from './queueActForKey.ts';

const press = (key: string, more: Partial<PressedKey> = {}) =>
  queueActForKey({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    isComposing: false,
    altGraph: false,
    ...more,
  });

describe('the keys of a queue', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['a', 'approve'],
    ['r', 'refuse'],
    ['p', 'pendency'],
    ['A', 'approve'],
    ['?', 'help'],
    ['x', undefined],
    ['Enter', undefined],
  ])('%s stands for %s', (key, act) => {
    expect(press(key)).toBe(act);
  });

  it('shows the key that does the act', () => {
    for (const [act, key] of Object.entries(queueKeys)) expect(press(key)).toBe(act);
  });

  it('leaves keys with a modifier to browser and system', () => {
    const modifiers = fc.constantFrom('ctrlKey', 'altKey', 'metaKey', 'altGraph', 'shiftKey');
    fc.assert(
      fc.property(fc.constantFrom('j', 'k', 'a', 'r', 'p'), modifiers, (key, modifier) => {
        expect(press(key, { [modifier]: true })).toBeUndefined();
      }),
    );
    expect(press('?', { ctrlKey: true })).toBeUndefined();
  });

  it('knows the question mark however the keyboard types it', () => {
    expect(press('?', { shiftKey: true })).toBe('help');
    expect(press('?', { ctrlKey: true, altKey: true, altGraph: true })).toBe('help');
  });

  it('takes no decision by a key held down, and moves on by one', () => {
    expect(press('a', { repeat: true })).toBeUndefined();
    expect(press('?', { repeat: true })).toBeUndefined();
    expect(press('j', { repeat: true })).toBe('next');
  });

  it('stays out of text that is being composed', () => {
    expect(press('a', { isComposing: true })).toBeUndefined();
  });
});
