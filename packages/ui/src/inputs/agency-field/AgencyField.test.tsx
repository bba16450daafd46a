import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask } from '../../internal/testing/describeMask.tsx';
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
    pasted: ['00123', ' 0012-3 ', 'Ag. 00123'],
    middle: { bare: '0123', caret: 1, key: '9', shown: '09123', caretAfter: 2 },
  },
);

describe('AgencyField', () => {
  it.each(['1', '0123', '12345'])('finds nothing wrong with %s (D21)', (agency) => {
    const view = mount(<AgencyField label="Agência" defaultValue={agency} />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    acting(() => input?.blur());
    expect(input?.getAttribute('aria-invalid')).toBeNull();
    view.unmount();
  });
});
