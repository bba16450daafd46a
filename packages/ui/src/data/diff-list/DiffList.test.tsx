import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { DiffList } from './DiffList.tsx';

describeConformance(DiffList, {
  props: { differences: [{ field: 'Cidade', before: 'Recife', after: 'Natal' }] },
});

it('shows markup as text (FRM-07)', () => {
  const after = '<img src=x onerror=alert(1)> {{7*7}}';
  const view = mount(<DiffList differences={[{ field: 'Observações', after }]} />);
  expect(view.container.querySelector('img')).toBeNull();
  expect(view.container.querySelector('ins')?.textContent).toBe(`Depois: ${after}`);
  view.unmount();
});
