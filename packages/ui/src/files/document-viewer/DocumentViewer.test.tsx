import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';

const blank = URL.createObjectURL(new Blob([], { type: 'text/plain' }));
const contract = { id: '1', nomeOriginal: 'contrato.pdf', url: blank };

describeConformance(DocumentViewer, {
  props: { open: true, onOpenChange: () => {}, document: { ...contract, nomeOriginal: 'contrato.docx' } },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ver
      </button>
      <DocumentViewer
        open={open}
        onOpenChange={setOpen}
        document={{ id: '1', nomeOriginal: 'a.docx', url: blank }}
      />
    </>
  );
}

expectBrowserEvents();

describePopup('DocumentViewer', Example, { role: 'dialog' });

afterEach(() => vi.restoreAllMocks());

function setUp(props: Partial<DocumentViewerProps> = {}) {
  const view = mount(
    <DocumentViewer open onOpenChange={() => {}} document={contract} onDownload={() => {}} {...props} />,
  );
  const dialog = document.querySelector('[role="dialog"]');
  if (!dialog) throw new Error('no dialog');
  return { ...view, dialog };
}

it('shows a PDF in a named frame where the browser can', () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true);
  const { dialog, unmount } = setUp();
  expect(dialog.querySelector('iframe')?.title).toBe('contrato.pdf');
  expect(dialog.querySelector('iframe')?.src).toBe(blank);
  unmount();
});

it('offers the download where the browser shows no PDF', () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false);
  const { dialog, unmount } = setUp();
  expect(dialog.querySelector('iframe')).toBeNull();
  expect(dialog.textContent).toContain('Não é possível mostrar este documento aqui');
  expect(dialog.textContent).toContain('Baixar');
  unmount();
});

it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', undefined])(
  'neither shows nor offers the address %s',
  (url) => {
    for (const nomeOriginal of ['contrato.pdf', 'fachada.png']) {
      const { dialog, unmount } = setUp({ document: { id: '1', nomeOriginal, url } });
      expect(dialog.querySelector('iframe, img')).toBeNull();
      expect(dialog.textContent).toContain('Não foi possível carregar o documento');
      expect(dialog.textContent).not.toContain('Baixar');
      unmount();
    }
  },
);

it('offers the download in place of a picture that does not load', async () => {
  const { dialog, unmount } = setUp({ document: { id: '1', nomeOriginal: 'fachada.png', url: blank } });
  await waitFor(() => expect(dialog.textContent).toContain('Não é possível mostrar este documento aqui'));
  expect(dialog.querySelector('img')).toBeNull();
  unmount();
});
