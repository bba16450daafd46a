import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { NcmField } from './NcmField.tsx';

describeConformance(NcmField, { props: { label: 'NCM' } });
describeField(NcmField, {});
describeMask(
  NcmField,
  {},
  {
    typed: '39241000',
    bare: '39241000',
    shown: '3924.10.00',
    pasted: ['3924.10.00', ' 3924 1000 ', 'NCM 39241000'],
    middle: { bare: '392410', caret: 4, key: '7', shown: '3924.71.0', caretAfter: 6 },
  },
);

describe('NcmField', () => {
  it('asks for eight digits once it is left', () => {
    const view = mount(<NcmField label="NCM" defaultValue="3924" />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    expect(view.container.textContent).not.toContain('NCM deve');
    acting(() => input?.blur());
    expect(view.container.textContent).toContain('NCM deve conter 8 dígitos');
    view.unmount();
  });
});
