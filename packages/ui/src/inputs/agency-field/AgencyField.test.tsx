import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask, paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { AgencyField } from './AgencyField.tsx';

describeConformance(AgencyField, { props: { label: 'Agência' } });
describeField(AgencyField, {});
describeMask(
  AgencyField,
  {},
  {
    typed: '00123',
    bare: '00123',
    shown: '00123',
    pasted: ['00123', ' 00 123 ', 'Ag. 00123'],
    middle: { bare: '0123', caret: 1, key: '9', shown: '09123', caretAfter: 2 },
  },
);

expectBrowserEvents();

describe('AgencyField', () => {
  it.each(['1', '0123', '12345'])('finds nothing wrong with %s (D21)', (agency) => {
    const view = mount(<AgencyField label="Agência" defaultValue={agency} />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    acting(() => input?.blur());
    expect(input?.getAttribute('aria-invalid')).toBeNull();
    view.unmount();
  });

  it('says that a number with its check digit was not pasted, until something is typed', async () => {
    const view = mount(<AgencyField label="Agência" defaultValue="12" />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await paste('1234-5');
    expect(input?.value).toBe('12');
    const remark = view.container.querySelector('[role=alert]');
    expect(remark?.textContent).toBe('O texto colado não serve neste campo');
    expect(input?.getAttribute('aria-describedby')).toBe(remark?.id);
    await userEvent.keyboard('3');
    expect(view.container.querySelector('[role=alert]')).toBeNull();
    view.unmount();
  });

  it('takes no check digit that is typed, says so, and takes digits again once some are erased', async () => {
    const view = mount(<AgencyField label="Agência" />);
    const input = view.container.querySelector('input');
    const said = () => view.container.querySelector('[role=alert]')?.textContent;
    acting(() => input?.focus());
    await userEvent.keyboard('1234-5');
    expect(input?.value).toBe('1234');
    expect(said()).toBe('Digite sem o dígito verificador');
    await userEvent.keyboard('{Backspace}56');
    expect(input?.value).toBe('12356');
    expect(said()).toBeUndefined();
    view.unmount();
  });

  it.each([
    ['BR18 0036 0305', '', 'O texto colado não serve neste campo'],
    ['1234567', '12345', 'Só uma parte do texto colado coube neste campo'],
    ['1234', '1234', undefined],
  ])('of a pasted %j keeps %j and says %j', async (text, kept, said) => {
    const view = mount(<AgencyField label="Agência" />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await paste(text);
    expect(input?.value).toBe(kept);
    expect(view.container.querySelector('[role=alert]')?.textContent).toBe(said);
    view.unmount();
  });
});
