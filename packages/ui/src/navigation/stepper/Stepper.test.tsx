import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Stepper } from './Stepper.tsx';
import type { StepperProps } from './Stepper.types.ts';

const props: StepperProps = {
  label: 'Etapas do cadastro',
  value: 'empresa',
  steps: [
    { id: 'empresa', label: 'Dados da Empresa' },
    { id: 'produtos', label: 'Produtos', disabled: true },
  ],
};

describeConformance(Stepper, { props });

it('opens neither a step that is closed nor the one shown (UIX-13)', () => {
  const asked: string[] = [];
  const view = mount(<Stepper {...props} onValueChange={(value) => asked.push(value)} />);
  for (const button of view.container.querySelectorAll('button')) button.click();
  expect(asked).toEqual([]);
  view.unmount();
});

it('marks no step where the one shown is not in the list', () => {
  const view = mount(<Stepper {...props} value="fim" />);
  expect(view.container.querySelector('[aria-current]')).toBeNull();
  view.unmount();
});
