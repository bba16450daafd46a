import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CategoryDialog, type CategoryDialogProps } from '../../dialogs/category-dialog/CategoryDialog.tsx';
import type { Category } from '../../dialogs/category-dialog/category.ts';
import { expectBrowserEvents } from '../testing/acting.ts';
import { buttonNamed, fieldNamed, messageOf } from '../testing/inDialog.ts';
import { mount } from '../testing/mount.tsx';

expectBrowserEvents();

type Answer = Pick<CategoryDialogProps, 'error' | 'fieldErrors'>;

/** A page that saves, and hears its answers from the test. */
function setUp(first: Partial<CategoryDialogProps> = {}) {
  const saved: Category[] = [];
  const page = { answer: (_: Answer) => {} };
  function Page() {
    const [open, setOpen] = useState(true);
    const [saving, setSaving] = useState(false);
    const [answer, setAnswer] = useState<Answer>({});
    page.answer = (next) => {
      setSaving(false);
      setAnswer(next);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        <CategoryDialog
          saving={saving}
          {...answer}
          {...first}
          open={open}
          onOpenChange={setOpen}
          onSave={(category) => {
            saved.push(category);
            setSaving(true);
          }}
        />
      </>
    );
  }
  const view = mount(<Page />);
  return { ...view, saved, answer: (next: Answer) => page.answer(next) };
}

async function fill() {
  await userEvent.fill(fieldNamed('Descrição'), 'BEBIDAS');
  await userEvent.fill(fieldNamed('Sigla'), 'BEB');
}

describe('the form of a dialog', () => {
  it('saves once for a double click (NET-22)', async () => {
    const { saved, unmount } = setUp({ saving: false }); // a page that is late to say that it saves
    await fill();
    await userEvent.dblClick(buttonNamed('Salvar'));
    expect(saved).toHaveLength(1);
    unmount();
  });

  it('saves once for Enter and a click at the same time (NET-22)', async () => {
    const { saved, unmount } = setUp();
    await fill();
    await userEvent.keyboard('{Enter}');
    buttonNamed('Salvar').click();
    expect(saved).toEqual([{ description: 'BEBIDAS', sigla: 'BEB', kit: false }]);
    unmount();
  });

  it('keeps what was typed when the save fails, says why and saves again at once', async () => {
    const { saved, answer, unmount } = setUp();
    await fill();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => fieldNamed('Sigla').readOnly).toBe(true);
    answer({ error: 'Sem conexão' });
    await expect.poll(() => document.querySelector('form [role="alert"]')?.textContent).toBe('Sem conexão');
    expect(fieldNamed('Descrição').value).toBe('BEBIDAS');
    expect(fieldNamed('Sigla').readOnly).toBe(false);
    await userEvent.click(buttonNamed('Salvar'));
    expect(saved).toHaveLength(2);
    unmount();
  });

  it('puts a server error on its field with focus, until that is changed or sent anew', async () => {
    const { answer, unmount } = setUp();
    await fill();
    await userEvent.click(buttonNamed('Salvar'));
    answer({ fieldErrors: { sigla: 'Sigla já usada' } });
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Sigla'));
    expect(messageOf(fieldNamed('Sigla'))).toBe('Sigla já usada');
    await userEvent.keyboard('{End}2');
    await expect.poll(() => messageOf(fieldNamed('Sigla'))).toBe('');

    await userEvent.click(buttonNamed('Salvar'));
    expect(messageOf(fieldNamed('Sigla'))).toBe('');
    answer({ fieldErrors: { sigla: 'Sigla já usada' } });
    await expect.poll(() => messageOf(fieldNamed('Sigla'))).toBe('Sigla já usada');
    expect(document.activeElement).toBe(fieldNamed('Sigla'));
    unmount();
  });

  it('says what is missing on Enter while the button refuses, with focus on the first', async () => {
    const { saved, unmount } = setUp();
    await userEvent.fill(fieldNamed('Sigla'), '   ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Descrição'));
    expect(messageOf(fieldNamed('Descrição'))).toBe('Campo obrigatório');
    expect(messageOf(fieldNamed('Sigla'))).toBe('Campo obrigatório');
    expect(saved).toEqual([]);
    unmount();
  });

  it('can be left while it saves, by its buttons', async () => {
    const { unmount } = setUp({ saving: true });
    await userEvent.click(buttonNamed('Cancelar'));
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    unmount();
  });

  it('sends its own form, not the one of the page that it opens from', async () => {
    const sent: string[] = [];
    const view = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('page');
        }}
      >
        <CategoryDialog open onOpenChange={() => {}} onSave={() => sent.push('dialog')} />
      </form>,
    );
    await fill();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual(['dialog']);
    view.unmount();
  });
});
