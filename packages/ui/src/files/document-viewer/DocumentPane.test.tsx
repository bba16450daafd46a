import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { DocumentPane } from './DocumentPane.tsx';

const props = {
  document: { id: '1', nomeOriginal: 'contrato.docx', url: 'https://arquivos.test/1' },
  onDownload: () => {},
  onClose: () => {},
};

describeConformance(DocumentPane, { props });

describe('DocumentPane', () => {
  it('leads to each document that comes, and to none again while it stays', () => {
    const view = mount(<DocumentPane {...props} />);
    expect(document.activeElement?.textContent).toBe('contrato.docx');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    view.rerender(<DocumentPane {...props} loading />);
    expect(document.activeElement).toBe(document.body);
    view.rerender(
      <DocumentPane {...props} document={{ ...props.document, id: '2', nomeOriginal: 'b.docx' }} />,
    );
    expect(document.activeElement?.textContent).toBe('b.docx');
    view.unmount();
  });

  it('comes into sight whole, clear of a bar at the end of the page', async () => {
    const withPane = (pane: ReactNode) => (
      <div>
        <div style={{ blockSize: 480 }}>
          <button type="button">Ver contrato</button>
        </div>
        {pane}
        <div style={{ blockSize: 900 }} />
        <StickyBar>Decisão</StickyBar>
      </div>
    );
    const view = mount(withPane(null));
    const page = document.documentElement;
    await expect.poll(() => page.style.scrollPaddingBlockEnd).not.toBe('');
    view.rerender(withPane(<DocumentPane {...props} />));
    const { top, bottom } = document.activeElement?.closest('[role="group"]')?.getBoundingClientRect() ?? {};
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(
      window.innerHeight - Number.parseFloat(page.style.scrollPaddingBlockEnd),
    );
    view.unmount();
  });

  it('neither shows nor offers an address that runs a script', () => {
    const view = mount(
      <DocumentPane
        {...props}
        document={{ ...props.document, nomeOriginal: 'a.pdf', url: 'javascript:alert(1)' }}
      />,
    );
    expect(view.container.querySelector('iframe')).toBeNull();
    expect(view.container.textContent).not.toContain('Baixar');
    view.unmount();
  });

  it('is drawn by a server, which knows no browser, and shows a PDF once it is hydrated', () => {
    const url = URL.createObjectURL(new Blob([], { type: 'text/html' }));
    const page = (
      <PortalProvider theme="light">
        <DocumentPane {...props} document={{ id: '1', nomeOriginal: 'contrato.pdf', url }} />
      </PortalProvider>
    );
    const viewer = vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockImplementation(() => {
      throw new ReferenceError('navigator is not defined');
    });
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.textContent).toContain('Carregando...');
    viewer.mockReturnValue(true);
    const mismatch = vi.fn();
    document.body.append(container);
    let leave = () => {};
    acting(() => {
      const root = hydrateRoot(container, page, { onRecoverableError: mismatch });
      leave = () => root.unmount();
    });
    expect(mismatch).not.toHaveBeenCalled();
    expect(container.querySelector('iframe')?.title).toBe('contrato.pdf');
    acting(leave);
    container.remove();
    URL.revokeObjectURL(url);
    viewer.mockRestore();
  });
});
