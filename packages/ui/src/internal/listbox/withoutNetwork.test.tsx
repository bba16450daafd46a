import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '../../inputs/select/Select.tsx';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { expectBrowserEvents } from '../testing/acting.ts';
import { mount } from '../testing/mount.tsx';

const network = vi.hoisted(() => ({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));

vi.mock('./ListPanel.tsx', network.fetch);

expectBrowserEvents();

it('says once that a list could not be loaded, and closes the field, which can be opened again', async () => {
  const onLoadError = vi.fn();
  const view = mount(
    <PortalProvider onLoadError={onLoadError}>
      <Select label="Ativo" options={[{ value: 'S', label: 'Sim' }]} />
    </PortalProvider>,
  );
  const field = page.getByRole('combobox', { name: 'Ativo' });
  for (const times of [1, 2]) {
    await userEvent.click(field);
    await expect.poll(() => onLoadError.mock.calls.length).toBe(times);
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  }
  expect(onLoadError).toHaveBeenCalledTimes(2);
  view.unmount();
});
