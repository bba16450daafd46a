import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Progress } from './Progress.tsx';

describeConformance(Progress, { props: { label: 'Enviando contrato.pdf', value: 40 } });

it.each([
  [40, 100, '40', '40%'],
  [1, 3, '1', '33%'],
  [999, 1000, '999', '99%'],
  [-5, 100, '0', '0%'],
  [150, 100, '100', '100%'],
])('shows %d of %d', (value, max, now, text) => {
  const view = mount(<Progress label="Enviando" value={value} max={max} />);
  const bar = view.container.querySelector('[role="progressbar"]');
  expect(bar?.getAttribute('aria-valuenow')).toBe(now);
  expect(bar?.getAttribute('aria-valuetext')).toBe(text);
  view.unmount();
});

it.each([undefined, 5])('is of unknown length without a value or a length (%s)', (value) => {
  const view = mount(<Progress label="Enviando" value={value} max={value === undefined ? 100 : 0} />);
  expect(view.container.querySelector('[role="progressbar"]')?.hasAttribute('aria-valuenow')).toBe(false);
  view.unmount();
});
