import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
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
});
