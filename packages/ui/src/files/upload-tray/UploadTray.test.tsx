import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { UploadTray, type UploadTrayItem } from './UploadTray.tsx';

expectBrowserEvents();

const nothing = () => {};
const place = { label: 'Contrato Social', href: '/cadastro?etapa=3' };
const sending: UploadTrayItem = { id: 'a', name: 'contrato.pdf', bytes: 10, state: 'uploading', place };

describeConformance(UploadTray, { props: { items: [sending], onClear: nothing } });

describePopup('UploadTray', () => <UploadTray items={[{ ...sending, state: 'done' }]} onClear={nothing} />, {
  role: 'dialog',
});

it('announces what was sent while it is closed, and nothing that was there before', async () => {
  const before: UploadTrayItem = { ...sending, id: 'b', name: 'antes.pdf', state: 'done' };
  const view = mount(<UploadTray items={[before, sending]} onClear={nothing} />);
  const announced = () => view.container.querySelector('[role=status]')?.textContent?.trim();
  expect(announced()).toBe('');
  view.rerender(<UploadTray items={[before, { ...sending, state: 'done' }]} onClear={nothing} />);
  await expect.poll(announced).toBe('contrato.pdf enviado');
  view.unmount();
});

it('announces what was sent while its own code was on the way', async () => {
  const sent: UploadTrayItem = { ...sending, state: 'done' };
  const before: UploadTrayItem = { ...sent, id: 'b', name: 'antes.pdf' };
  const view = mount(<UploadTray items={[before, sent]} expectedIds={['a']} onClear={nothing} />);
  const announced = () => view.container.querySelector('[role=status]')?.textContent?.trim();
  await expect.poll(announced).toBe('contrato.pdf enviado');
  view.unmount();
});

it('stays closed where files are added to a list that was cleared while it was open (WCAG 3.2.1)', async () => {
  const view = mount(<UploadTray items={[{ ...sending, state: 'done' }]} onClear={nothing} />);
  const lists = () => page.getByRole('dialog').all().length;
  await userEvent.click(page.getByRole('button', { name: '1 arquivo enviado' }));
  await expect.poll(lists).toBe(1);
  view.rerender(<UploadTray items={[]} onClear={nothing} />);
  await expect.poll(lists).toBe(0);
  view.rerender(<UploadTray items={[sending]} onClear={nothing} />);
  await expect
    .element(page.getByRole('button', { name: /^Enviando 1 arquivo/ }))
    .toHaveAttribute('aria-expanded', 'false');
  expect(lists()).toBe(0);
  view.unmount();
});

it('shows nothing without a file', () => {
  const view = mount(<UploadTray items={[]} onClear={nothing} />);
  expect(view.container.querySelector('button')).toBeNull();
  view.unmount();
});
