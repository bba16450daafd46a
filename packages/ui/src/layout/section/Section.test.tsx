import { expect, it } from 'vitest';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Section } from './Section.tsx';

describeConformance(Section, { props: { title: 'Endereço', children: 'Rua das Flores, 100' } });

it('says once why its fields are disabled, and each of them refers to it', () => {
  const reason = 'Definidas pela família';
  const view = mount(
    <Section title="Dimensões" disabledReason={reason}>
      <TextField label="Altura" disabled disabledReason={reason} />
      <TextField label="Largura" hint="Em centímetros" disabled disabledReason={reason} />
      <TextField label="Peso" disabled disabledReason="Só o comercial altera" />
      <TextField label="Cor" />
    </Section>,
  );
  const [height, width, weight, colour] = view.container.querySelectorAll('input');
  expect(view.container.textContent.split(reason)).toHaveLength(2);
  expect(height).toHaveAccessibleDescription(reason);
  expect(width).toHaveAccessibleDescription(reason); // in place of the hint, as a reason of its own
  expect(weight).toHaveAccessibleDescription('Só o comercial altera');
  expect(colour).not.toHaveAccessibleDescription();
  view.unmount();
});
