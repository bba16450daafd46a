import { describe, expect, it } from 'vitest';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask, fillIn, paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { MaskedField } from './MaskedField.tsx';

const mask = 'AA-000/A';

describeConformance(MaskedField, { props: { label: 'Código', mask } });
describeField(MaskedField, { mask });
describeMask(
  MaskedField,
  { mask },
  {
    typed: 'r2123b',
    bare: 'R2123B',
    shown: 'R2-123/B',
    pasted: [' r2-123/b ', 'R2\u00a0123\u00a0B', 'Ｒ２１２３Ｂ', 'r2\n123\nb'],
    middle: { bare: 'R212', caret: 4, key: '9', shown: 'R2-192', caretAfter: 5 },
  },
);

describe('MaskedField', () => {
  expectBrowserEvents();

  it('asks for what is missing once it is left, in the words it is given', () => {
    const view = mount(<MaskedField label="Código" mask="00.00" />);
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    acting(() => input.focus());
    fillIn(input, '123');
    expect(view.container.textContent).not.toContain('Digite');
    acting(() => input.blur());
    expect(view.container.textContent).toContain('Digite os 4 dígitos');
    view.rerender(<MaskedField label="Código" mask="00.00" incompleteMessage="Digite a conta" />);
    expect(view.container.textContent).toContain('Digite a conta');
    view.unmount();
  });

  it.each([
    ['1.234.567-8', { partial: true }, '12345678', undefined],
    ['1.234.567-8', { partial: true, exact: true }, '', 'O texto colado não serve neste campo'],
    ['1.234.567', { partial: true, exact: true }, '1234567', undefined],
  ])('of a pasted %j keeps, with %j, %j and says %j', async (text, kind, kept, said) => {
    const view = mount(<MaskedField label="Número" mask="0000000000" {...kind} />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await paste(text);
    expect(input?.value).toBe(kept);
    expect(view.container.querySelector('[role=alert]')?.textContent).toBe(said);
    view.unmount();
  });

  it('finds nothing wrong with what nobody may change', () => {
    const view = mount(<MaskedField label="Código" mask="00.00" defaultValue="123" readOnly />);
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    acting(() => input?.blur());
    expect(input?.getAttribute('aria-invalid')).toBeNull();
    view.unmount();
  });
});
