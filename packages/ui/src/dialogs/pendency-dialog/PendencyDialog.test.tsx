import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed, messageOf } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { PendencyDialog, type PendencyDialogProps } from './PendencyDialog.tsx';
import type { NewPendency } from './pendency.ts';

expectBrowserEvents();

const nothing = () => {};
const documents = [
  { id: 1, nomeOriginal: 'contrato.pdf', type: 'Contrato Social' },
  { id: 2, nomeOriginal: 'alvara.pdf', type: 'Alvará' },
];

describeConformance(PendencyDialog, {
  props: { open: true, onOpenChange: nothing, onSend: nothing, documents },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<PendencyDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <PendencyDialog onSend={nothing} documents={documents} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('PendencyDialog', Example, { role: 'dialog' });

async function choose(field: string, option: string) {
  await userEvent.fill(fieldNamed(field), option);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => fieldNamed(field).value).toBe(option);
}

async function add(document: string) {
  await choose('Documento', document);
  await choose('Motivo', 'Documento inválido');
  await userEvent.click(buttonNamed('Adicionar ocorrência'));
}

const alert = () => document.querySelector('h3 + [role="alert"]')?.textContent;

describe('PendencyDialog', () => {
  it('keeps focus in the dialog when the last document is used, and when the list is emptied', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await add('contrato.pdf');
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Documento'));
    await add('alvara.pdf');
    await expect.poll(() => document.activeElement?.textContent).toBe('Ocorrências (2)');
    expect(messageOf(fieldNamed('Documento'))).toBe('Todos os documentos já têm uma ocorrência');

    await userEvent.click(buttonNamed('Excluir ocorrência de contrato.pdf'));
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Excluir ocorrência de alvara.pdf'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Documento'));
    view.unmount();
  });

  it('sends what was added, once, and not what the record had', async () => {
    const sent: (readonly NewPendency[])[] = [];
    const stored = {
      documentoId: 1,
      nomeOriginal: 'contrato.pdf',
      motivoPendencia: 'DocumentoIlegivel' as const,
      statusPendencia: 'Nova',
    };
    const view = mount(<Example pendencies={[stored]} onSend={(pendencies) => sent.push(pendencies)} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(buttonNamed('Pendenciar documentos'));
    await expect.poll(alert).toBe('Adicione ao menos uma ocorrência');
    expect(sent).toEqual([]);
    await userEvent.fill(fieldNamed('Observação (opcional)'), ' Falta a página 2. ');
    await add('alvara.pdf');
    await expect.poll(alert).toBe('');
    await userEvent.dblClick(buttonNamed('Pendenciar documentos'));
    expect(sent).toEqual([
      [
        {
          documentoId: 2,
          motivoPendencia: 'DocumentoInvalido',
          descricao: 'Falta a página 2.',
          statusPendencia: 'Nova',
        },
      ],
    ]);
    view.unmount();
  });

  it('is not closed by Escape once it holds an occurrence, and holds none when opened again', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await add('contrato.pdf');
    await userEvent.keyboard('{Escape}');
    expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(1);
    await userEvent.click(buttonNamed('Cancelar'));
    await userEvent.click(buttonNamed('Abrir'));
    expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(0);
    view.unmount();
  });

  it('needs neither document nor reason once there is an occurrence, and says why none can be added', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await add('contrato.pdf');
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Documento'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(buttonNamed('Adicionar ocorrência'));
    await expect
      .poll(() => document.querySelector('[role="tooltip"]')?.textContent)
      .toBe('Escolha o documento e o motivo');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(buttonNamed('Pendenciar documentos'));
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(fieldNamed('Documento').getAttribute('aria-required')).toBeNull();
    view.unmount();
  });
});
