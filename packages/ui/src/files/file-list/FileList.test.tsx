import { expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { FileList } from './FileList.tsx';
import type { UploadQueueItem } from './uploadQueue.ts';

const files: UploadQueueItem[] = [
  { id: 'a', name: 'nota.pdf', bytes: 2048, state: 'done' },
  { id: 'b', name: 'nota.pdf', bytes: 4096, state: 'uploading', percent: 40 },
  { id: 'c', name: 'contrato.pdf', state: 'failed', error: 'Sem conexão' },
];

describeConformance(FileList, { props: { label: 'Documentos', items: files } });

const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
const reported = () => document.querySelector('[role="status"]')?.textContent?.trim();

function setUp() {
  const render = (items: readonly UploadQueueItem[]) => (
    <FileList label="Documentos" items={items} onCancel={() => {}} onRemove={() => {}} onRetry={() => {}} />
  );
  const view = mount(render(files));
  return { ...view, show: (items: readonly UploadQueueItem[]) => view.rerender(render(items)) };
}

it('distinguishes two files of the same name (UPL-08)', () => {
  const { unmount } = setUp();
  expect(button('Remover nota.pdf')).not.toBeNull();
  expect(button('Cancelar envio de nota.pdf (2)')).not.toBeNull();
  const bar = document.querySelector('[role="progressbar"]');
  const label = document.getElementById(bar?.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('Enviando nota.pdf (2)');
  unmount();
});

it('ties the error to the buttons that act on it', () => {
  const { unmount } = setUp();
  for (const name of ['Tentar novamente: contrato.pdf', 'Remover contrato.pdf'])
    expect(document.getElementById(button(name)?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Sem conexão',
    );
  unmount();
});

it('says how an upload ended, and not what was there at first (FND-082)', () => {
  const { show, unmount } = setUp();
  expect(reported()).toBe('');
  show(files.map((file) => (file.id === 'b' ? { ...file, state: 'failed' } : file)));
  expect(reported()).toBe('nota.pdf: Erro carregar arquivo');
  show(files.map((file) => (file.id === 'b' ? { ...file, state: 'done' } : file)));
  expect(reported()).toBe('nota.pdf enviado');
  show(files.slice(0, 1));
  expect(reported()).toBe('nota.pdf removido. contrato.pdf removido');
  unmount();
});

it('calls no file removed that leaves on its way, as when it becomes a stored document', () => {
  const { show, unmount } = setUp();
  show(files.filter(({ id }) => id !== 'b'));
  expect(reported()).toBe('');
  unmount();
});

it('says that a file was taken out of the queue, but not where another one takes its place', () => {
  const { show, unmount } = setUp();
  const queued: UploadQueueItem = { id: 'd', name: 'alvara.pdf', state: 'waiting' };
  show([...files, queued]);
  show(files);
  expect(reported()).toBe('Envio de alvara.pdf cancelado');
  show([...files, queued]);
  show([...files, { ...queued, id: 'e' }]);
  expect(reported()).toBe('');
  unmount();
});

it('forgets how a file ended once it or another one is sent', () => {
  const { show, unmount } = setUp();
  const as = (state: UploadQueueItem['state']) =>
    files.map((file) => (file.id === 'b' ? { ...file, state } : file));
  const cancelled = () => {
    show(as('cancelled'));
    expect(reported()).toBe('Envio de nota.pdf cancelado');
  };
  cancelled();
  show(as('waiting'));
  expect(reported()).toBe('');
  cancelled();
  show([...as('cancelled'), { id: 'd', name: 'alvara.pdf', state: 'waiting' }]);
  expect(reported()).toBe('');
  unmount();
});

it('calls no file removed whose place another one takes (G-23, G-32)', () => {
  const { show, unmount } = setUp();
  show([...files.slice(1), { id: 'd', name: 'nota-nova.pdf', state: 'done' }]);
  expect(reported()).toBe('');
  unmount();
});

it('moves focus to the neighbour of a row that leaves, and to the list after the last', () => {
  const { container, show, unmount } = setUp();
  acting(() => button('Tentar novamente: contrato.pdf')?.focus());
  show(files.slice(0, 2));
  expect(document.activeElement).toBe(button('Cancelar envio de nota.pdf (2)'));
  show(files.slice(1, 2));
  expect(document.activeElement).toBe(button('Cancelar envio de nota.pdf'));
  show([]);
  expect(document.activeElement).toBe(container.firstElementChild);
  expect(document.activeElement?.matches('[role="group"][aria-label="Documentos"]')).toBe(true);
  unmount();
});

it('follows a file that becomes a stored document, which comes before it leaves', () => {
  const { show, unmount } = setUp();
  const stored: UploadQueueItem = { id: 'stored', name: 'contrato.pdf', state: 'done' };
  acting(() => button('Tentar novamente: contrato.pdf')?.focus());
  show([stored, ...files]);
  show([stored, ...files.slice(0, 2)]);
  expect(document.activeElement).toBe(button('Remover contrato.pdf'));
  unmount();
});

it('keeps focus in a row whose button gives way to others', () => {
  const { show, unmount } = setUp();
  acting(() => button('Cancelar envio de nota.pdf (2)')?.focus());
  show(files.map((file) => (file.id === 'b' ? { ...file, state: 'done' } : file)));
  expect(document.activeElement).toBe(button('Remover nota.pdf (2)'));
  unmount();
});

it('takes no focus that is elsewhere', () => {
  const { show, unmount } = setUp();
  acting(() => button('Remover nota.pdf')?.focus());
  acting(() => button('Remover nota.pdf')?.blur());
  show([]);
  expect(document.activeElement).toBe(document.body);
  unmount();
});
