import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { StatusSummaryDialog } from './StatusSummaryDialog.tsx';
import { sampleSummary } from './sampleSummary.ts';

const props = { ...sampleSummary, open: true, onOpenChange: () => {} };

describeConformance(StatusSummaryDialog, { props, root: () => document.querySelector('[role="dialog"]') });

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <StatusSummaryDialog {...sampleSummary} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('StatusSummaryDialog', Example, { role: 'dialog' });

describe('StatusSummaryDialog', () => {
  it('shows what was read while it is read again, also where that fails', () => {
    const failed = { ...sampleSummary.counts, loading: true, error: { message: 'Fora do ar' } };
    const view = mount(<StatusSummaryDialog {...props} counts={failed} />);
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('1.152');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    view.unmount();
  });

  it('shows a dash for what is not known of a product to include (BLK-034)', () => {
    const unknown = {
      fornecedorPrincipal: null,
      codigoFornecedor: null,
      quantidadeProdutosNaCaixa: null,
      valorNf: null,
      valorBrutoCalculado: null,
      precoSugerido: null,
      margem: null,
    };
    const included = { data: { ...sampleSummary.included.data, ...unknown } };
    const view = mount(<StatusSummaryDialog {...props} view="included" included={included} />);
    const values = [...document.querySelectorAll('[role="dialog"] dd')].map((each) => each.textContent);
    expect(values).toEqual(['PANELA TRAMONTINA SOLAR VERMELHA 4,5 LT', ...Array(7).fill('-')]);
    view.unmount();
  });
});
