import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createNotifications } from '../../feedback/notifications/createNotifications.ts';
import { Notifications } from '../../feedback/notifications/Notifications.tsx';
import { RadioGroup } from '../../inputs/radio-group/RadioGroup.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

expectBrowserEvents();

describeConformance(Dialog, {
  props: { open: true, onOpenChange: () => {}, title: 'Nova marca', children: 'Conteúdo' },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example({ reported = [], ...props }: Partial<DialogProps> & { reported?: string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        title="Nova marca"
        {...props}
        open={open}
        onOpenChange={(next, { reason }) => {
          reported.push(reason);
          setOpen(next);
        }}
      />
    </>
  );
}

describePopup('Dialog', Example, { role: 'dialog' });

const dialog = (title?: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find(
    (element) => title === undefined || element.textContent?.includes(title),
  );

function buttonNamed(name: string) {
  const found = [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

async function openBy(name: string) {
  buttonNamed(name).focus();
  await userEvent.keyboard('{Enter}');
}

describe('Dialog', () => {
  it('has focus before the next key can come, however late the next frame is', async () => {
    const view = mount(
      <Example>
        <input aria-label="Nome" />
      </Example>,
    );
    buttonNamed('Abrir').focus();
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    flushSync(() => buttonNamed('Abrir').click());
    frames.mockRestore();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nome');
    view.unmount();
  });

  it.each([
    ['chosen one', 'N', 'Não'],
    ['first one where none is chosen', null, 'Sim'],
  ])('begins among radio buttons with the %s', async (_, value, name) => {
    const options = [
      { value: 'S', label: 'Sim' },
      { value: 'N', label: 'Não' },
    ];
    const view = mount(
      <Example>
        <RadioGroup label="Ativo" options={options} defaultValue={value} />
        <input aria-label="Nome" />
      </Example>,
    );
    await openBy('Abrir');
    await expect.element(page.getByRole('radio', { name })).toHaveFocus();
    view.unmount();
  });

  it('keeps focus inside, both ways', async () => {
    const view = mount(<Example footer={<button type="button">Salvar</button>} />);
    await openBy('Abrir');
    await expect.poll(() => document.activeElement).toBe(dialog());
    for (const name of ['Fechar', 'Salvar', 'Fechar']) {
      await userEvent.tab();
      await expect.poll(() => document.activeElement).toBe(buttonNamed(name));
    }
    await userEvent.tab({ shift: true });
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Salvar'));
    view.unmount();
  });

  it('has focus itself where the part that had it goes, so that Tab stays inside', async () => {
    function Steps() {
      const [step, setStep] = useState(1);
      return (
        <Example>
          <button key={step} type="button" onClick={() => setStep(step + 1)}>
            Passo {step}
          </button>
        </Example>
      );
    }
    const view = mount(<Steps />);
    await openBy('Abrir');
    await openBy('Passo 1');
    await expect.poll(() => document.activeElement).toBe(dialog());
    await openBy('Passo 2');
    await expect.poll(() => document.activeElement).toBe(dialog());
    view.unmount();
  });

  it('is no wider than a telephone, whatever it holds', async () => {
    await page.viewport(360, 640);
    const view = mount(
      <Example>
        <div style={{ inlineSize: 700 }}>Conteúdo</div>
      </Example>,
    );
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined();
    const cross = buttonNamed('Fechar').getBoundingClientRect();
    view.unmount();
    await page.viewport(1280, 900);
    expect(cross.right).toBeLessThanOrEqual(360);
  });

  it.each([
    [360, 640],
    [640, 360], // 1280 x 720 at 200 %
    [320, 256],
  ])('shows the whole of a long title, and its acts, at %d x %d', async (width, height) => {
    await page.viewport(width, height);
    const view = mount(
      <Example
        title={'Transferência de produtos da família CAFÉ TORRADO E MOÍDO TRADICIONAL '.repeat(8)}
        description={'INDÚSTRIA_PAULISTA_DE_UTILIDADES_DOMÉSTICAS_E_ALIMENTOS_LTDA'.repeat(2)}
        footer={<button type="button">Salvar</button>}
      >
        Conteúdo
      </Example>,
    );
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined();
    const seen = (element: Element | null | undefined, block: ScrollLogicalPosition) => {
      element?.scrollIntoView({ block });
      const { top = -1, bottom = -1, right = -1 } = element?.getBoundingClientRect() ?? {};
      return { top, bottom, right };
    };
    const title = dialog()?.querySelector('h2');
    const start = seen(title, 'start');
    const end = seen(title, 'end');
    const acts = seen(buttonNamed('Salvar'), 'nearest');
    view.unmount();
    await page.viewport(1280, 900);
    expect(start.top).toBeGreaterThanOrEqual(0);
    expect(end.bottom).toBeLessThanOrEqual(height);
    expect(end.right).toBeLessThanOrEqual(width);
    expect(acts.top).toBeGreaterThanOrEqual(0);
    expect(acts.bottom).toBeLessThanOrEqual(height);
  });

  it.each([
    [740, 360],
    [640, 400],
    [640, 480],
    [1280, 900],
  ])(
    'shows the label of a field that gets focus, below messages, at %d x %d (WCAG 2.4.11)',
    async (width, height) => {
      await page.viewport(width, height);
      const store = createNotifications();
      const view = mount(
        <>
          <Notifications store={store} />
          <Example footer={<button type="button">Salvar</button>}>
            <div style={{ paddingBlock: 1000 }}>
              <TextField label="Nome" error="Preencha o nome" />
            </div>
          </Example>
        </>,
      );
      await openBy('Abrir');
      const field = page.getByRole('textbox', { name: 'Nome' });
      await expect.element(field).toHaveFocus();
      store.show({ tone: 'danger', message: 'Erro ao salvar', durationMs: Number.POSITIVE_INFINITY });
      const card = page.getByRole('region', { name: 'Notificações' }).getByRole('alert');
      await expect.element(card).toBeVisible();
      const place = (element: Element | null | undefined) =>
        element?.getBoundingClientRect() ?? new DOMRect();
      const input = field.element();
      const label = dialog()?.querySelector('label');
      const body = input.closest('[role="region"]');
      for (const over of [0, 20, 40, 60]) {
        buttonNamed('Salvar').focus();
        input.scrollIntoView({ block: 'start' });
        (body && height > 400 ? body : dialog())?.scrollBy({ top: over - 60 });
        acting(() => field.element().focus());
        const top = place(label).top;
        expect(top).toBeGreaterThanOrEqual(place(card.element().parentElement).bottom);
        expect(top).toBeGreaterThanOrEqual(height > 400 ? place(body).top : place(dialog()).top);
      }
      view.unmount();
      await page.viewport(1280, 900);
    },
  );

  it('closes on a press outside, but not on one that starts inside', async () => {
    const reported: string[] = [];
    const view = mount(<Example reported={reported} />);
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined();
    const overlay = dialog()?.parentElement;
    dialog()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    overlay?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    overlay?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(dialog()).toBeDefined();
    if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 4 } });
    await expect.poll(() => dialog()).toBeUndefined();
    expect(reported).toEqual(['outside-press']);
    view.unmount();
  });

  it('stays open on the second click of a double click on its opener, and closes on the next press beside it', async () => {
    const view = mount(
      <Example>
        <input aria-label="Nome" />
      </Example>,
    );
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined(); // its code is there
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog()).toBeUndefined();
    await userEvent.dblClick(buttonNamed('Abrir'));
    expect(dialog()).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nome');
    const overlay = dialog()?.parentElement;
    if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 300 } });
    await expect.poll(() => dialog()).toBeUndefined();
    view.unmount();
  });

  it('gives focus back to its opener after a press outside', async () => {
    const focused: (Element | null)[] = [];
    const view = mount(
      <div>
        <Example />
      </div>,
    );
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined();
    const note = () => focused.push(document.activeElement);
    document.addEventListener('mouseup', () => setTimeout(note), { once: true }); // later than what moves focus
    const overlay = dialog()?.parentElement;
    if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 4 } });
    await expect.poll(() => focused).toEqual([buttonNamed('Abrir')]);
    view.unmount();
  });

  it('hears nothing of an Enter that is still down since it opened, nor does its opener of one that closed it', async () => {
    const sent: string[] = [];
    const opened: string[] = [];
    function Form() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              opened.push('');
              setOpen(true);
            }}
          >
            Abrir
          </button>
          <Dialog open={open} onOpenChange={setOpen} title="Nova marca">
            <form
              onSubmit={(event) => {
                event.preventDefault();
                sent.push('');
                setOpen(false);
              }}
            >
              <input aria-label="Nome" />
            </form>
          </Dialog>
        </>
      );
    }
    const view = mount(<Form />);
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Abrir'));
    await userEvent.keyboard('{Enter>4/}');
    expect([opened.length, sent.length]).toEqual([2, 0]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nome');
    await userEvent.keyboard('{Enter>4/}');
    expect([opened.length, sent.length]).toEqual([2, 1]);
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Abrir'));
    view.unmount();
  });

  it('takes the Enter that is held in it', async () => {
    const view = mount(
      <Example>
        <textarea aria-label="Nome" />
      </Example>,
    );
    await openBy('Abrir');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Nome');
    await userEvent.keyboard('{Enter>3/}');
    expect(document.querySelector('textarea')?.value).toBe('\n\n\n');
    view.unmount();
  });

  it('stays open on Escape and outside press when persistent, and closes on its button (UIX-01)', async () => {
    const reported: string[] = [];
    const view = mount(<Example reported={reported} dismissable={false} />);
    await openBy('Abrir');
    await expect.poll(() => dialog()).toBeDefined();
    await userEvent.keyboard('{Escape}');
    const overlay = dialog()?.parentElement;
    if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 4 } });
    expect(dialog()).toBeDefined();
    await userEvent.click(buttonNamed('Fechar'));
    await expect.poll(() => dialog()).toBeUndefined();
    expect(reported).toEqual(['close-button']);
    view.unmount();
  });

  it('keeps the focus where it is when somebody presses beside a persistent one (UIX-01)', async () => {
    const view = mount(
      <Example dismissable={false}>
        <input aria-label="Nome" />
      </Example>,
    );
    await openBy('Abrir');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Nome');
    const overlay = dialog()?.parentElement;
    if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 4 } });
    await userEvent.keyboard('aço');
    expect(document.querySelector('input')?.value).toBe('aço');
    view.unmount();
  });

  function Pair({ nested, dismissable = true }: { nested: boolean; dismissable?: boolean }) {
    const [outer, setOuter] = useState(false);
    const [inner, setInner] = useState(false);
    const second = (
      <Dialog open={inner} onOpenChange={setInner} title="Segundo" dismissable={dismissable}>
        <Tooltip content="Dica">
          <button type="button">Com dica</button>
        </Tooltip>
      </Dialog>
    );
    return (
      <>
        <button type="button" onClick={() => setOuter(true)}>
          Abrir
        </button>
        <Dialog open={outer} onOpenChange={setOuter} title="Primeiro">
          <button type="button" onClick={() => setInner(true)}>
            Abrir segundo
          </button>
          {nested && second}
        </Dialog>
        {!nested && second}
      </>
    );
  }

  describe.each([
    ['nested in React', true],
    ['side by side in React', false],
  ])('two dialogs, %s', (_, nested) => {
    it('Escape closes the top one and focus goes to its opener, then the next (UIX-03)', async () => {
      const view = mount(<Pair nested={nested} />);
      await openBy('Abrir');
      await expect.poll(() => dialog('Primeiro')).toBeDefined();
      await openBy('Abrir segundo');
      await expect.poll(() => dialog('Segundo')?.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog('Segundo')).toBeUndefined();
      expect(dialog('Primeiro')).toBeDefined();
      await expect.poll(() => document.activeElement).toBe(buttonNamed('Abrir segundo'));
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog()).toBeUndefined();
      await expect.poll(() => document.activeElement).toBe(buttonNamed('Abrir'));
      expect(document.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
      view.unmount();
    });

    it('a press outside the top one leaves the lower one open', async () => {
      const view = mount(<Pair nested={nested} />);
      await openBy('Abrir');
      await expect.poll(() => dialog('Primeiro')).toBeDefined();
      await openBy('Abrir segundo');
      await expect.poll(() => dialog('Segundo')).toBeDefined();
      const overlay = dialog('Segundo')?.parentElement;
      if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 4 } });
      await expect.poll(() => dialog('Segundo')).toBeUndefined();
      expect(dialog('Primeiro')).toBeDefined();
      view.unmount();
    });

    it('a persistent one keeps Escape from the one below', async () => {
      const view = mount(<Pair nested={nested} dismissable={false} />);
      await openBy('Abrir');
      await expect.poll(() => dialog('Primeiro')).toBeDefined();
      await openBy('Abrir segundo');
      await expect.poll(() => dialog('Segundo')).toBeDefined();
      await userEvent.keyboard('{Escape}{Escape}');
      expect(dialog('Primeiro')).toBeDefined();
      expect(dialog('Segundo')).toBeDefined();
      view.unmount();
    });

    it('Escape closes a tooltip before the dialog it is in', async () => {
      const view = mount(<Pair nested={nested} />);
      await openBy('Abrir');
      await expect.poll(() => dialog('Primeiro')).toBeDefined();
      await openBy('Abrir segundo');
      await expect.poll(() => dialog('Segundo')).toBeDefined();
      await userEvent.hover(buttonNamed('Com dica'));
      await expect.poll(() => document.querySelector('[role="tooltip"]')).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('[role="tooltip"]')).toBeNull();
      expect(dialog('Segundo')).toBeDefined();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog('Segundo')).toBeUndefined();
      expect(dialog('Primeiro')).toBeDefined();
      view.unmount();
    });
  });

  it('keeps the page still and where it is', async () => {
    const view = mount(
      <>
        <div style={{ blockSize: '3000px' }} />
        <Example />
      </>,
    );
    buttonNamed('Abrir').focus();
    const before = document.body.getBoundingClientRect();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dialog()).toBeDefined();
    const during = document.body.getBoundingClientRect();
    expect([during.top, during.width]).toEqual([before.top, before.width]);
    expect(getComputedStyle(document.body).overflow).toBe('hidden');
    view.unmount();
    expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
  });

  it('leaves focus nowhere where nothing had it, as when a key of the page opened it', async () => {
    function ByKey() {
      const [open, setOpen] = useState(false);
      useEffect(() => {
        const openIt = () => setOpen(true);
        document.addEventListener('keydown', openIt, { once: true });
        return () => document.removeEventListener('keydown', openIt);
      }, []);
      return <Dialog open={open} onOpenChange={setOpen} title="Validar?" />;
    }
    const view = mount(<ByKey />);
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('a');
    await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog()).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve)); // a task later, as focus would be lost
    expect(document.activeElement).toBe(document.body);
    expect(document.documentElement.hasAttribute('tabindex')).toBe(false);
    view.unmount();
  });

  it('leaves focus near its opener where that is gone', async () => {
    function Row() {
      const [open, setOpen] = useState(false);
      const [deleted, setDeleted] = useState(false);
      return (
        <section>
          {!deleted && (
            <p>
              <button type="button" onClick={() => setOpen(true)}>
                Excluir
              </button>
            </p>
          )}
          <Dialog open={open} onOpenChange={setOpen} title="Excluir?">
            <button
              type="button"
              onClick={() => {
                setDeleted(true);
                setOpen(false);
              }}
            >
              Sim
            </button>
          </Dialog>
        </section>
      );
    }
    const view = mount(<Row />);
    await openBy('Excluir');
    await expect.poll(() => dialog()).toBeDefined();
    buttonNamed('Sim').click();
    await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
    view.unmount();
  });

  it('keeps its clicks and submits from the row and form it is written in', async () => {
    const reported: string[] = [];
    const view = mount(
      // biome-ignore lint/a11y: stands for any parent that listens
      <div onClick={() => reported.push('click')} onSubmit={() => reported.push('submit')}>
        <Dialog open onOpenChange={() => {}} title="Nova marca">
          <form onSubmit={(event) => event.preventDefault()}>
            <button type="submit">Salvar</button>
          </form>
        </Dialog>
      </div>,
    );
    await userEvent.click(buttonNamed('Salvar'));
    expect(reported).toEqual([]);
    view.unmount();
  });

  it('hands its own handlers on', async () => {
    const keys: string[] = [];
    const view = mount(
      <Dialog open onOpenChange={() => {}} title="Nova marca" onKeyDown={({ key }) => keys.push(key)} />,
    );
    await expect.poll(() => document.activeElement).toBe(dialog());
    await userEvent.keyboard('j');
    expect(keys).toEqual(['j']);
    view.unmount();
  });

  it('makes tall content a stop for the keyboard, short content not', async () => {
    const view = mount(
      <Dialog open onOpenChange={() => {}} title="Longo">
        <div style={{ blockSize: '2000px' }} />
      </Dialog>,
    );
    await expect.poll(() => document.querySelector('[role="region"]')?.getAttribute('tabindex')).toBe('0');
    view.rerender(
      <Dialog open onOpenChange={() => {}} title="Curto">
        Texto
      </Dialog>,
    );
    await expect.poll(() => document.querySelector('[role="region"]')).toBeNull();
    view.unmount();
  });
});
