import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bound } from '../../internal/stories/bindings.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed, messageOf } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { PendencyDialog, type PendencyDialogProps } from './PendencyDialog.tsx';
import { PendencyPage } from './pendencyExample.tsx';

expectBrowserEvents();

const nothing = () => {};
const documents = [
  { id: 1, nomeOriginal: 'contrato.pdf', type: 'Contrato Social' },
  { id: 2, nomeOriginal: 'alvara.pdf', type: 'Alvará' },
];

const required: PendencyDialogProps = {
  open: false,
  onOpenChange: nothing,
  onSubmit: nothing,
  onRemove: nothing,
  onSend: nothing,
  documents,
  reasons: [{ value: 'DocumentoInvalido', label: 'Documento inválido' }],
  fields: { documentoId: bound(null), motivoPendencia: bound(null), descricao: bound('') },
};

describeConformance(PendencyDialog, {
  props: { ...required, open: true },
  root: () => document.querySelector('[role="dialog"]'),
});

const Example = (props: Partial<PendencyDialogProps>) => <PendencyPage {...required} {...props} />;

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
    await userEvent.click(buttonNamed('Pendenciar'));
    await add('Contrato Social (contrato.pdf)');
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Documento'));
    await add('Alvará (alvara.pdf)');
    await expect.poll(() => document.activeElement?.textContent).toBe('Ocorrências (2)');
    expect(messageOf(fieldNamed('Documento'))).toBe('Todos os documentos já têm uma ocorrência');

    await userEvent.click(buttonNamed('Excluir ocorrência de Contrato Social (contrato.pdf)'));
    await expect
      .poll(() => document.activeElement)
      .toBe(buttonNamed('Excluir ocorrência de Alvará (alvara.pdf)'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Documento'));
    view.unmount();
  });

  it('tells documents apart whose files have the same name', async () => {
    const view = mount(
      <Example documents={documents.map((one) => ({ ...one, nomeOriginal: 'digitalizado.pdf' }))} />,
    );
    await userEvent.click(buttonNamed('Pendenciar'));
    for (const name of ['Contrato Social (digitalizado.pdf)', 'Alvará (digitalizado.pdf)']) {
      await add(name);
      await expect
        .poll(() => document.querySelector('[role="dialog"]')?.textContent)
        .toContain(`Ocorrência de ${name} adicionada`);
      expect(buttonNamed(`Excluir ocorrência de ${name}`)).toBeTruthy();
    }
    view.unmount();
  });

  it('sends once there is an occurrence, and says that one is missing until then (PEN-012)', async () => {
    const sent: string[] = [];
    const view = mount(<Example onSend={() => sent.push('send')} />);
    await userEvent.click(buttonNamed('Pendenciar'));
    await userEvent.click(buttonNamed('Pendenciar documentos'));
    await expect.poll(alert).toBe('Adicione ao menos uma ocorrência');
    await add('Alvará (alvara.pdf)');
    await expect.poll(alert).toBe('');
    await userEvent.click(buttonNamed('Pendenciar documentos'));
    expect(sent).toHaveLength(2); // its page asked for one at first
    view.rerender(<Example saving />);
    expect(buttonNamed('Excluir ocorrência de Alvará (alvara.pdf)').getAttribute('aria-disabled')).toBe(
      'true',
    );
    view.unmount();
  });

  it('goes to the document where it is missing, by the button that adds', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Pendenciar'));
    await userEvent.click(buttonNamed('Adicionar ocorrência'));
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Documento'));
    expect(messageOf(fieldNamed('Documento'))).toBe('Campo obrigatório');
    expect(messageOf(fieldNamed('Motivo'))).toBe('Campo obrigatório');
    view.unmount();
  });

  it('is not closed by Escape once it holds an occurrence', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Pendenciar'));
    await add('Contrato Social (contrato.pdf)');
    await userEvent.keyboard('{Escape}');
    expect(document.querySelectorAll('[role="dialog"] li')).toHaveLength(1);
    view.unmount();
  });

  it('needs neither document nor reason once there is an occurrence, and says why none can be added', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Pendenciar'));
    await add('Contrato Social (contrato.pdf)');
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
