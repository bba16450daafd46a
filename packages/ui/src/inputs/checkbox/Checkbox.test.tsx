import { expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance(Checkbox, { props: { label: 'Ativo' } });
describeField(Checkbox, {});

it('gives its value to a form and takes the first state back on reset', () => {
  const view = mount(
    <form>
      <Checkbox label="Ativo" name="ativo" value="sim" defaultChecked />
    </form>,
  );
  const form = view.container.querySelector('form');
  const input = view.container.querySelector('input');
  if (!form || !input) throw new Error('no form');
  expect(new FormData(form).get('ativo')).toBe('sim');
  acting(() => input.click());
  expect(new FormData(form).get('ativo')).toBeNull();
  acting(() => form.reset());
  expect(new FormData(form).get('ativo')).toBe('sim');
  view.unmount();
});

it('stays indeterminate when pressed until the parent says otherwise', () => {
  const view = mount(<Checkbox label="Todos" checked={false} indeterminate />);
  const input = view.container.querySelector('input');
  acting(() => input?.click());
  view.rerender(<Checkbox label="Todos" checked={false} indeterminate />);
  expect(input?.indeterminate).toBe(true);
  view.rerender(<Checkbox label="Todos" checked />);
  expect(input?.indeterminate).toBe(false);
  expect(input?.checked).toBe(true);
  view.unmount();
});

it('is 24 px to press in both directions', () => {
  const view = mount(<Checkbox label="Ativo" hideLabel />);
  const box = view.container.querySelector('input')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([24, 24]);
  view.unmount();
});
