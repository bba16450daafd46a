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

it.each(['ghost', 'secondary'] as const)('looks closed in every tone while it is disabled, %s', (variant) => {
  const button = { label: 'Excluir', icon: <svg aria-hidden="true" />, variant, disabled: true };
  const view = mount(
    <>
      <IconButton {...button} />
      <IconButton {...button} tone="danger" />
    </>,
  );
  const [neutral, danger] = [...view.container.querySelectorAll('button')].map((closed) => {
    const { color, borderColor } = getComputedStyle(closed);
    return { color, borderColor };
  });
  expect(danger).toEqual(neutral);
  view.unmount();
});
