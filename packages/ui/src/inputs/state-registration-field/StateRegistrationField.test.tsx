import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask, paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { StateRegistrationField } from './StateRegistrationField.tsx';

describeConformance(StateRegistrationField, { props: { label: 'Inscrição estadual' } });
describeField(StateRegistrationField, {});
describeMask(
  StateRegistrationField,
  {},
  {
    typed: '0623079040081',
    bare: '0623079040081',
    shown: '0623079040081',
    pasted: ['062.307.904/0081', ' 0623079040081 ', 'IE 062.307.904.0081'],
    middle: { bare: '06230790', caret: 3, key: '5', shown: '062530790', caretAfter: 4 },
  },
);

function setUp(element = <StateRegistrationField label="Inscrição estadual" />) {
  const view = mount(element);
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  return { ...view, input };
}

describe('StateRegistrationField', () => {
  expectBrowserEvents();

  it('writes ISENTO at its first letter, says so, and erases it as one', async () => {
    const { input, container, unmount } = setUp();
    await userEvent.keyboard('isento');
    expect(input.value).toBe('ISENTO');
    await expect.poll(() => container.querySelector('[role="status"]')?.textContent).toBe('ISENTO');
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => input.value).toBe('ISENTO');
    unmount();
  });

  it('keeps its digits at a stray letter', async () => {
    const { input, unmount } = setUp();
    await userEvent.keyboard('123i4');
    expect(input.value).toBe('1234');
    unmount();
  });

  it.each(['1234567', '12345678', '123456789012345', 'isento'])('judges %s once it is left', async (text) => {
    const { input, container, unmount } = setUp();
    await paste(text);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    acting(() => input.blur());
    const short = text.length < 8 && text !== 'isento';
    expect(container.textContent?.includes('Digite um número válido')).toBe(short);
    unmount();
  });

  it('takes digits only where nobody may be exempt', async () => {
    const { input, unmount } = setUp(<StateRegistrationField label="IE" allowExempt={false} />);
    await userEvent.keyboard('i12');
    expect(input.value).toBe('12');
    unmount();
  });
});
