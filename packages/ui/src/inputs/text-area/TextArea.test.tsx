import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { TextArea } from './TextArea.tsx';

describeConformance(TextArea, { props: { label: 'Observações' } });
describeField(TextArea, {});

expectBrowserEvents();

it('keeps letters and lines as typed, gives them to the form and takes the first ones back on reset', async () => {
  const view = mount(
    <form>
      <TextArea label="Observações" name="observacoes" defaultValue="Nada" />
    </form>,
  );
  const form = view.container.querySelector('form');
  const area = view.container.querySelector('textarea');
  if (!form || !area) throw new Error('no form');
  await userEvent.fill(area, 'Olá\nmundo');
  expect(new FormData(form).get('observacoes')).toBe('Olá\nmundo');
  acting(() => form.reset());
  expect(area.value).toBe('Nada');
  view.unmount();
});
