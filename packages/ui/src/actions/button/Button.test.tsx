import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Button } from './Button.tsx';

expectBrowserEvents();

describeConformance(Button, { props: { children: 'Salvar' } });

describe('Button', () => {
  it.each([
    ['is under way', { loading: true }],
    ['is disabled with a reason', { disabled: true, disabledReason: 'Preencha o CNPJ' }],
  ])('keeps Enter in the only field of a form from sending it while it %s', async (_, closed) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (state: object) => (
      <form onSubmit={onSubmit}>
        <TextField label="Nome" />
        <Button type="submit" {...state}>
          Salvar
        </Button>
      </form>
    );
    const view = mount(form({}));
    view.container.querySelector('input')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    view.rerender(form(closed));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    view.unmount();
  });

  it('shows its reason at a tap, until the next one elsewhere, and describes itself by it before', async () => {
    const view = mount(
      <Button disabled disabledReason="Em uso">
        Excluir
      </Button>,
    );
    const button = page.getByRole('button', { name: 'Excluir' });
    const reason = page.getByRole('tooltip');
    await expect.element(button).toHaveAccessibleDescription('Em uso');
    const tap = (target: Element) => {
      for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout']) {
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      }
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    acting(() => tap(button.element()));
    await expect.element(reason).toHaveTextContent('Em uso');
    acting(() => tap(document.body));
    await expect.element(reason).not.toBeInTheDocument();
    view.unmount();
  });

  it.each([
    ['disabled', {}],
    ['disabled with a reason', { disabledReason: 'Em uso' }],
  ])('looks closed in every tone while it is %s', (_, reason) => {
    const view = mount(
      <>
        <Button variant="primary" disabled {...reason}>
          Excluir
        </Button>
        <Button variant="primary" tone="danger" disabled {...reason}>
          Excluir
        </Button>
      </>,
    );
    const [neutral, danger] = [...view.container.querySelectorAll('button')].map(
      (button) => getComputedStyle(button).backgroundColor,
    );
    expect(danger).toBe(neutral);
    view.unmount();
  });
});
