import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { IconButton } from './IconButton.tsx';

describeConformance(IconButton, { props: { label: 'Excluir', icon: <svg aria-hidden="true" /> } });

it('is at least 24 px in both directions when small and compact', () => {
  const view = mount(
    <div data-density="compact">
      <IconButton label="Excluir" icon={<svg aria-hidden="true" />} size="sm" />
    </div>,
  );
  const box = view.container.querySelector('button')?.getBoundingClientRect();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  view.unmount();
});
