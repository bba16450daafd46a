import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { DateField } from './DateField.tsx';

const network = vi.hoisted(() => {
  const asked = { times: 0 };
  const fetch = () => {
    asked.times += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  return { asked, fetch };
});

vi.mock('../../internal/calendar/CalendarPopup.tsx', network.fetch);

expectBrowserEvents();

it('keeps what is typed where its calendar cannot be fetched, and shuts it', async () => {
  const view = mount(<DateField label="Data" name="data" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Data' }), '12/07/2026');
  const button = page.getByRole('button', { name: 'Abrir calendário' });
  await userEvent.click(button);
  await expect.poll(() => network.asked.times).toBeGreaterThan(0);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(view.container.querySelector<HTMLInputElement>('[name="data"]')?.value).toBe('2026-07-12');
  view.unmount();
});
