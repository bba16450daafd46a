import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CurveDetailDialog, type CurveDetailDialogProps } from './CurveDetailDialog.tsx';
import type { CurveDetail } from './curveDetail.ts';

const detail: CurveDetail = {
  curvaId: 4,
  products: [
    { produtoId: 1, produtoNome: 'ARROZ', filialNome: 'BETIM' },
    { produtoId: 1, produtoNome: 'ARROZ', filialNome: 'BETIM' },
  ],
};

const props: CurveDetailDialogProps = {
  open: true,
  onOpenChange: () => {},
  origin: 'empresa',
  curveId: 4,
  curveName: 'CURVA A',
  detail,
};

describeConformance(CurveDetailDialog, { props, root: () => document.querySelector('[role="dialog"]') });

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <CurveDetailDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('CurveDetailDialog', Example, { role: 'dialog' });

describe('CurveDetailDialog', () => {
  const shown = () => document.querySelector('[role="dialog"]')?.textContent ?? '';

  it('shows nothing of another curve, whichever answer comes late', () => {
    const error = { curvaId: 4, message: 'Fora do ar' };
    const view = mount(<CurveDetailDialog {...props} curveId={5} error={error} />);
    expect(shown()).not.toContain('ARROZ');
    expect(shown()).not.toContain('Fora do ar');
    view.unmount();
  });

  it.each([
    [55, 'lg'],
    [56, 'full'],
  ])('with %d products has the size %s (CRV-027)', (count, size) => {
    const products = Array.from({ length: count }, (_, produtoId) => ({ produtoId, produtoNome: 'ARROZ' }));
    const view = mount(<CurveDetailDialog {...props} detail={{ curvaId: 4, products }} />);
    expect(document.querySelector('[role="dialog"]')).toHaveAttribute('data-size', size);
    view.unmount();
  });

  it.each([
    [
      { obstacle: 'curve', curveId: undefined, curveName: '' },
      'Selecione uma curva para visualizar os detalhes',
    ],
    [{ obstacle: 'suggestion' }, 'Requisição não possui sugestão associada para exibir a Curva'],
    [{ obstacle: 'origin', origin: undefined }, 'Tipo de origem inválido'],
  ] as const)('says %j as a warning and shows no products (CRV-031 to 034)', (missing, text) => {
    const view = mount(<CurveDetailDialog {...props} {...missing} />);
    expect(shown()).toContain(text);
    expect(shown()).not.toContain('ARROZ');
    view.unmount();
  });
});
