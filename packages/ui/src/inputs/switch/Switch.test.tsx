import { expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Switch } from './Switch.tsx';

describeConformance(Switch, { props: { label: 'Avisos' } });
describeField(Switch, {});

it('gives its value to a form and takes the first state back on reset', () => {
  const view = mount(
    <form>
      <Switch label="Avisos" name="avisos" value="sim" defaultChecked />
    </form>,
  );
  const form = view.container.querySelector('form');
  const input = view.container.querySelector('input');
  if (!form || !input) throw new Error('no form');
  expect(new FormData(form).get('avisos')).toBe('sim');
  acting(() => input.click());
  expect(new FormData(form).get('avisos')).toBeNull();
  acting(() => form.reset());
  expect(new FormData(form).get('avisos')).toBe('sim');
  view.unmount();
});

it('shows what the parent holds, whatever is pressed', () => {
  const reported: boolean[] = [];
  const view = mount(
    <Switch label="Avisos" checked={false} onCheckedChange={(next) => void reported.push(next)} />,
  );
  const input = view.container.querySelector('input');
  acting(() => input?.click());
  expect(input?.checked).toBe(false);
  expect(reported).toEqual([true]);
  view.unmount();
});
