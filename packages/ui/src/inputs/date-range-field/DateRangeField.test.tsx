import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import type { DateRange } from './DateRangeField.types.ts';

const july = { from: '2026-07-01', to: '2026-07-31' };

describeConformance(DateRangeField, { props: { label: 'Período' } });
describeField(DateRangeField, {});

describe('DateRangeField', () => {
  expectBrowserEvents();

  const inputs = (container: HTMLElement) => {
    const [from, to] = container.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
    if (!from || !to) throw new Error('no inputs');
    return { from, to };
  };

  it('gives a form two dates and takes the first ones back on reset', async () => {
    const view = mount(
      <form>
        <DateRangeField label="Período" fromName="de" toName="ate" defaultValue={july} />
      </form>,
    );
    const form = view.container.querySelector('form');
    if (!form) throw new Error('no form');
    const { from, to } = inputs(view.container);
    await userEvent.fill(to, '15/08/2026');
    expect(to.value).toBe('15-08-2026');
    expect([...new FormData(form).entries()]).toEqual([
      ['de', '2026-07-01'],
      ['ate', '2026-08-15'],
    ]);
    acting(() => form.reset());
    expect([from.value, to.value]).toEqual(['01-07-2026', '31-07-2026']);
    view.unmount();
  });

  it('takes over a period from elsewhere and keeps a text that is no date', async () => {
    const field = (value: { from: string | null; to: string | null }) => (
      <DateRangeField label="Período" value={value} />
    );
    const view = mount(field(july));
    const { from, to } = inputs(view.container);
    await userEvent.fill(from, '99-99-2026');
    acting(() => from.blur());
    view.rerender(field({ from: '2026-07-01', to: '2026-08-31' }));
    expect([from.value, to.value]).toEqual(['99-99-2026', '31-08-2026']);
    view.rerender(field({ from: '2026-08-01', to: null }));
    expect([from.value, to.value]).toEqual(['01-08-2026', '']);
    view.unmount();
  });

  it('shows the half-typed ends that its parent keeps, also where that takes them back', async () => {
    const open = { from: null, to: null };
    let kept: DateRange = { from: '2026-07-01', to: '31-0' };
    const field = () => (
      <DateRangeField
        label="Período"
        value={kept}
        onValueChange={({ from, to }, { texts }) => {
          kept = { from: from ?? (texts.from || null), to: to ?? (texts.to || null) };
          view.rerender(field());
        }}
      />
    );
    const view = mount(field());
    const { from, to } = inputs(view.container);
    expect([from.value, to.value]).toEqual(['01-07-2026', '31-0']);
    await userEvent.fill(from, '2');
    expect(kept).toEqual({ from: '2', to: '31-0' });
    kept = open;
    view.rerender(field());
    expect([from.value, to.value]).toEqual(['', '']);
    view.unmount();
  });

  it('calls onBlur only when focus leaves both inputs', async () => {
    const reported: string[] = [];
    const view = mount(<DateRangeField label="Período" onBlur={() => void reported.push('left')} />);
    const { from, to } = inputs(view.container);
    from.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(to);
    expect(reported).toEqual([]);
    acting(() => to.blur());
    expect(reported).toEqual(['left']);
    view.unmount();
  });
});
