import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { PercentField, type PercentFieldProps } from './PercentField.tsx';

describeConformance(PercentField, { props: { label: 'Desconto' } });
describeField(PercentField, {});

expectBrowserEvents();

async function leaveWith(keys: string, props: Partial<PercentFieldProps> = {}) {
  const reported: (number | null)[] = [];
  const view = mount(
    <PercentField {...props} label="Desconto" onValueChange={(value) => void reported.push(value)} />,
  );
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  await userEvent.keyboard(keys);
  acting(() => input.blur());
  const text = view.container.textContent;
  const shown = input.value;
  view.unmount();
  return { text, shown, last: reported.at(-1) };
}

describe('PercentField', () => {
  it.each([
    ['12,5', 2, '12,50', 12.5],
    ['18', 4, '18,0000', 18],
    ['0,0001', 4, '0,0001', 0.0001],
  ] as const)('%s with %i decimals is %s', async (keys, decimals, shown, value) => {
    const result = await leaveWith(keys, { decimals });
    expect(result.shown).toBe(shown);
    expect(result.last).toBe(value);
  });

  it('names both bounds in the words of the specification (ST5-017, FMC-067)', async () => {
    const { text } = await leaveWith('100,01', { max: 100 });
    expect(text).toContain('Insira uma porcentagem de 0% a 100%');
    expect((await leaveWith('100', { max: 100 })).text).not.toContain('Insira');
  });

  it('has no greatest value by default', async () => {
    expect((await leaveWith('250')).text).not.toContain('máximo');
    expect((await leaveWith('2', { min: 5 })).text).toContain('O valor mínimo é 5%');
  });

  it('takes a margin below zero where that is allowed', async () => {
    expect((await leaveWith('-12,5', { allowNegative: true })).last).toBe(-12.5);
  });
});
