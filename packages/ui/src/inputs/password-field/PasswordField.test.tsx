import { expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { PasswordField } from './PasswordField.tsx';

describeConformance(PasswordField, { props: { label: 'Senha' } });
describeField(PasswordField, {});

expectBrowserEvents();

it('keeps every character as typed or pasted, and gives it to the form', async () => {
  const view = mount(
    <form>
      <PasswordField label="Senha" name="senha" />
    </form>,
  );
  view.container.querySelector('input')?.focus();
  await userEvent.keyboard('aB 1');
  await cdp().send('Input.insertText', { text: 'çÇ"<x>' });
  const form = view.container.querySelector('form');
  expect(form && new FormData(form).get('senha')).toBe('aB 1çÇ"<x>');
  view.unmount();
});

it('does not send the form when the password is shown', () => {
  let sent = 0;
  const view = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Senha" />
    </form>,
  );
  view.container.querySelector('button')?.click();
  expect(sent).toBe(0);
  view.unmount();
});
