import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { RelativeAge } from './RelativeAge.tsx';

const instant = '2027-03-10T09:00:00-03:00';

describeConformance(RelativeAge, { props: { instant, now: new Date('2027-03-13T12:00:00Z') } });

describe('RelativeAge', () => {
  afterEach(() => vi.useRealTimers());

  it('keeps up with the clock by one timer for all, and stops it with the last (DAT-09)', () => {
    vi.useFakeTimers({ now: Date.parse('2027-03-10T12:59:30Z') });
    const view = mount(
      <>
        <RelativeAge instant={instant} />
        <RelativeAge instant={instant} />
      </>,
    );
    expect(view.container.textContent).toBe('Há 0 horasHá 0 horas');
    expect(vi.getTimerCount()).toBe(1);
    acting(() => vi.advanceTimersByTime(60_000));
    expect(view.container.textContent).toBe('Há 1 horaHá 1 hora');
    view.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts no timer when the current time is given', () => {
    vi.useFakeTimers();
    const view = mount(<RelativeAge instant={instant} now={new Date('2027-03-10T12:00:00Z')} />);
    expect(vi.getTimerCount()).toBe(0);
    view.unmount();
  });

  it.each([
    [null, '-'],
    ['', '-'],
    ['10/03/2027', 'Data inválida'],
  ])('shows %j as "%s"', (given, text) => {
    const view = mount(<RelativeAge instant={given} now={new Date('2027-03-10T12:00:00Z')} />);
    expect(view.container.querySelector('time:not([datetime])')?.textContent).toBe(text);
    view.unmount();
  });
});
