import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { DunField, type DunFieldProps } from './DunField.tsx';

describeConformance(DunField, { props: { label: 'DUN' } });
describeField(DunField, {});
describeMask(
  DunField,
  {},
  {
    typed: '17891000315504',
    bare: '17891000315504',
    shown: '17891000315504',
    pasted: ['17891000315504', ' 1 7891000 315504 ', 'DUN: 1789-1000315504'],
    middle: { bare: '178910', caret: 3, key: '5', shown: '1785910', caretAfter: 4 },
  },
);

const ean = '7891000315507';

function setUp(props: Partial<DunFieldProps> = {}) {
  const reported: string[] = [];
  const element = (extra: Partial<DunFieldProps>) => (
    <DunField
      label="DUN"
      ean={ean}
      onValueChange={(next) => void reported.push(next)}
      {...props}
      {...extra}
    />
  );
  const view = mount(element({}));
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  const button = () => view.container.querySelector('button');
  return {
    ...view,
    input,
    button,
    give: (extra: Partial<DunFieldProps>) => view.rerender(element(extra)),
    reported,
  };
}

describe('DunField', () => {
  expectBrowserEvents();

  it('makes itself from the EAN and the indicator, keeps the focus and says so', async () => {
    const { input, container, button, reported, unmount } = setUp({ indicator: 2 });
    expect(button()?.textContent).toBe('Propor a partir do EAN');
    await userEvent.click(button() ?? input);
    expect(input.value).toBe('27891000315501');
    expect(reported).toEqual(['27891000315501']);
    expect(document.activeElement).toBe(input);
    await expect
      .poll(() => container.querySelector('[role="status"]')?.textContent)
      .toBe('DUN proposto: 27891000315501');
    expect(button()).toBeNull();
    unmount();
  });

  it('proposes nothing from an EAN that is not right, or where nobody may type', () => {
    const { button, give, unmount } = setUp({ ean: '7891000315506' });
    expect(button()).toBeNull();
    give({ ean, readOnly: true });
    expect(button()).toBeNull();
    give({ ean });
    expect(button()).not.toBeNull();
    unmount();
  });

  it('warns of another EAN inside, also when the EAN changes later', async () => {
    const { input, container, button, give, unmount } = setUp();
    await userEvent.keyboard('17891000315504');
    acting(() => input.blur());
    expect(container.textContent).not.toContain('não contém');
    give({ ean: '6291041500213' });
    expect(container.textContent).toContain('O DUN não contém o EAN 6291041500213');
    expect(container.querySelector('[role="status"]')?.textContent).toBe(
      'O DUN não contém o EAN 6291041500213',
    );
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(button() ?? input);
    expect(input.value).toBe('16291041500210');
    unmount();
  });

  it('says which check digit it expected before it compares', async () => {
    const { input, container, button, unmount } = setUp();
    await userEvent.keyboard('17891000315509');
    acting(() => input.blur());
    expect(container.textContent).toContain('Dígito verificador esperado: 4');
    expect(button()?.textContent).toBe('Corrigir para 17891000315504');
    unmount();
  });

  it('asks for 14 digits', async () => {
    const { input, container, unmount } = setUp();
    await userEvent.keyboard('178');
    acting(() => input.blur());
    expect(container.textContent).toContain('DUN deve conter 14 dígitos');
    unmount();
  });
});
