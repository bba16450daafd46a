import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { BlockedBranchesDialog } from './BlockedBranchesDialog.tsx';
import type { ProductBranches } from './productBranches.ts';

const nothing = () => {};
const ofA: ProductBranches = { productId: 'A', free: [{ id: 1, name: 'BETIM' }], blocked: [] };
const ofB: ProductBranches = { productId: 'B', free: [], blocked: [{ id: 2, name: 'CONTAGEM' }] };

describeConformance(BlockedBranchesDialog, {
  props: { open: true, onOpenChange: nothing, productId: 'A', branches: ofA },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <BlockedBranchesDialog open={open} onOpenChange={setOpen} productId="A" branches={ofA} />
    </>
  );
}

describePopup('BlockedBranchesDialog', Example, { role: 'dialog' });

describe('BlockedBranchesDialog', () => {
  it('shows only the branches of its product, whichever answer comes late (UIX-08)', () => {
    const shown = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
    const dialog = (productId: string, branches: ProductBranches | undefined, open = true) => (
      <BlockedBranchesDialog
        open={open}
        onOpenChange={nothing}
        productId={productId}
        branches={branches}
        loading
      />
    );
    const view = mount(dialog('A', undefined));
    view.rerender(dialog('A', undefined, false));
    view.rerender(dialog('B', undefined));
    view.rerender(dialog('B', ofA));
    expect(shown()).toContain('Filiais');
    expect(shown()).not.toContain('BETIM');
    view.rerender(dialog('B', ofB));
    expect(shown()).toContain('CONTAGEM');
    expect(shown()).toContain('Filiais bloqueadas (1)');
    view.unmount();
  });

  it('holds no list while it is closed (BRN-012)', () => {
    const view = mount(
      <BlockedBranchesDialog open={false} onOpenChange={nothing} productId="A" branches={ofA} />,
    );
    expect(document.body.textContent).not.toContain('BETIM');
    view.unmount();
  });
});
