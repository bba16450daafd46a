import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CategoryDialog, type CategoryDialogProps } from '../../dialogs/category-dialog/CategoryDialog.tsx';
import { labelled, useKept } from '../stories/bindings.ts';
import { expectBrowserEvents } from '../testing/acting.ts';
import { buttonNamed, fieldNamed, messageOf } from '../testing/inDialog.ts';
import { mount } from '../testing/mount.tsx';

expectBrowserEvents();

interface Answer extends Pick<CategoryDialogProps, 'error'> {
  /** What is wrong with the abbreviation. */
  sigla?: string;
}

/** A page that saves; the test sends its answers. */
function setUp(first: Partial<CategoryDialogProps> = {}) {
  const sent: string[] = [];
  const page = { answer: (_: Answer) => {} };
  function Page() {
    const [open, setOpen] = useState(true);
    const [saving, setSaving] = useState(false);
    const [{ sigla: problem, error }, setAnswer] = useState<Answer>({});
    const description = useKept(labelled('Descrição', 'BEBIDAS'));
    const sigla = useKept(labelled('Sigla', 'BEB'));
    page.answer = (next) => {
      setSaving(false);
      setAnswer(next);
    };
    return (
      <CategoryDialog
        saving={saving}
        error={error}
        fields={{
          description,
          sigla: { ...sigla, error: saving ? undefined : problem },
          kit: labelled('Kit', false),
        }}
        {...first}
        open={open}
        onOpenChange={setOpen}
        onSubmit={() => {
          sent.push(sigla.value);
          setSaving(true);
        }}
      />
    );
  }
  const view = mount(<Page />);
  return { ...view, sent, answer: (next: Answer) => page.answer(next) };
}

describe('the form of a dialog', () => {
  it('is sent once for a double click, and for Enter and a click at the same time (NET-22)', async () => {
    const { sent, answer, unmount } = setUp();
    await userEvent.dblClick(buttonNamed('Salvar'));
    expect(sent).toHaveLength(1);
    answer({ error: { message: 'Sem conexão' } });
    await expect.poll(() => fieldNamed('Sigla').readOnly).toBe(false);
    await userEvent.click(fieldNamed('Sigla'));
    await userEvent.keyboard('{Enter}');
    buttonNamed('Salvar').click();
    expect(sent).toHaveLength(2);
    unmount();
  });

  it('keeps what was typed when the save fails, says why and is sent again at once', async () => {
    const { sent, answer, unmount } = setUp();
    await userEvent.fill(fieldNamed('Sigla'), 'BEB2');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => fieldNamed('Sigla').readOnly).toBe(true);
    answer({ error: { message: 'Sem conexão' } });
    await expect.poll(() => document.querySelector('form [role="alert"]')?.textContent).toBe('Sem conexão');
    expect(fieldNamed('Sigla').value).toBe('BEB2');
    await userEvent.click(buttonNamed('Salvar'));
    expect(sent).toEqual(['BEB2', 'BEB2']);
    unmount();
  });

  it('leads to what is wrong once the answer is there, each time it is sent', async () => {
    const { answer, unmount } = setUp();
    for (const problem of ['Sigla já usada', 'Sigla longa demais']) {
      await userEvent.click(buttonNamed('Salvar'));
      expect(document.activeElement).toBe(buttonNamed('Salvar'));
      answer({ sigla: problem });
      await expect.poll(() => document.activeElement).toBe(fieldNamed('Sigla'));
      expect(messageOf(fieldNamed('Sigla'))).toBe(problem);
    }
    unmount();
  });

  it('leaves focus where it is when a field becomes wrong while somebody types', async () => {
    const { answer, unmount } = setUp();
    await userEvent.click(fieldNamed('Descrição'));
    await userEvent.keyboard('{Enter}');
    answer({ error: { message: 'Sem conexão' } });
    await userEvent.keyboard('x');
    answer({ sigla: 'Sigla já usada' });
    await expect.poll(() => messageOf(fieldNamed('Sigla'))).toBe('Sigla já usada');
    expect(document.activeElement).toBe(fieldNamed('Descrição'));
    unmount();
  });

  it('is sent by Enter while the button refuses, so that its page can say what is missing', async () => {
    const { sent, unmount } = setUp({ incomplete: true });
    buttonNamed('Salvar').click();
    expect(sent).toEqual([]);
    await userEvent.click(fieldNamed('Sigla'));
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveLength(1);
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
    const fields = {
      description: labelled('Descrição', ''),
      sigla: labelled('Sigla', ''),
      kit: labelled('Kit', false),
    };
    const view = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('page');
        }}
      >
        <CategoryDialog open onOpenChange={() => {}} fields={fields} onSubmit={() => sent.push('dialog')} />
      </form>,
    );
    await userEvent.click(fieldNamed('Sigla'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual(['dialog']);
    view.unmount();
  });
});
