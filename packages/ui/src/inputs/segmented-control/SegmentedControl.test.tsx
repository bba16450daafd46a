import { expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'dia', label: 'Dia' },
  { value: 'mes', label: 'Mês' },
];

describeConformance(SegmentedControl, { props: { label: 'Agrupar por', options } });

const textOf = (id: string | null | undefined) => (id ? document.getElementById(id)?.textContent : null);

it('is named by its label, described by its hint, and by its error or reason in its place', () => {
  const view = mount(<SegmentedControl label="Agrupar por" options={options} hint="De domingo a sábado" />);
  const group = () => view.container.querySelector('[role="radiogroup"]');
  expect(textOf(group()?.getAttribute('aria-labelledby'))).toBe('Agrupar por');
  expect(textOf(group()?.getAttribute('aria-describedby'))).toBe('De domingo a sábado');
  view.rerender(<SegmentedControl label="Agrupar por" options={options} error="Escolha um" />);
  expect(textOf(group()?.getAttribute('aria-describedby'))).toBe('Escolha um');
  expect(group()?.getAttribute('aria-invalid')).toBe('true');
  view.rerender(
    <SegmentedControl label="Agrupar por" options={options} disabled disabledReason="Sempre por dia" />,
  );
  expect(textOf(group()?.getAttribute('aria-describedby'))).toBe('Sempre por dia');
  expect(view.container.querySelectorAll('input:disabled')).toHaveLength(2);
  view.unmount();
});

it('gives its value to a form and takes the first one back on reset', () => {
  const view = mount(
    <form>
      <SegmentedControl label="Agrupar por" name="grupo" options={options} defaultValue="dia" />
    </form>,
  );
  const form = view.container.querySelector('form');
  if (!form) throw new Error('no form');
  acting(() => view.container.querySelector<HTMLInputElement>('input[value="mes"]')?.click());
  expect(new FormData(form).get('grupo')).toBe('mes');
  acting(() => form.reset());
  expect(new FormData(form).get('grupo')).toBe('dia');
  view.unmount();
});

it('has segments of at least 24 px, compact too', () => {
  const view = mount(
    <div data-density="compact">
      <SegmentedControl label="Agrupar por" options={options} />
    </div>,
  );
  for (const input of view.container.querySelectorAll('input')) {
    const { width, height } = input.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  view.unmount();
});
