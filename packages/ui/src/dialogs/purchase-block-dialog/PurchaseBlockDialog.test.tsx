import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bound } from '../../internal/stories/bindings.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { PurchaseBlockDialog, type PurchaseBlockDialogProps } from './PurchaseBlockDialog.tsx';

expectBrowserEvents();

const nothing = () => {};
const props: PurchaseBlockDialogProps = {
  open: true,
  onOpenChange: nothing,
  regions: [{ id: 1, name: 'CENTRAL' }],
  regionIds: [],
  onRegionIdsChange: nothing,
  branches: [],
  branchIds: [],
  onBranchIdsChange: nothing,
  reasons: { with: 'withBlockNeedsBranches' },
  observations: bound(''),
  observationsMaxLength: 200,
  productIds: [],
  onProductIdsChange: nothing,
  onSearchProduct: nothing,
  onValidate: nothing,
};

describeConformance(PurchaseBlockDialog, { props, root: () => document.querySelector('[role="dialog"]') });

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <PurchaseBlockDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('PurchaseBlockDialog', Example, { role: 'dialog', closeButton: 'Cancelar' });

describe('PurchaseBlockDialog', () => {
  it('takes no more than 200 characters of observations (BLK-005)', () => {
    const view = mount(<PurchaseBlockDialog {...props} />);
    expect(fieldNamed('Observações').maxLength).toBe(200);
    view.unmount();
  });

  it.each([
    { begins: 'Validar sem bloqueio', branchIds: [] },
    { begins: 'Validar com bloqueio', branchIds: [11] },
  ])(
    'begins at "$begins" where the branches are $branchIds, its content at the top',
    ({ begins, branchIds }) => {
      const regions = Array.from({ length: 40 }, (_, id) => ({ id, name: `REGIÃO ${id}` }));
      const branches = [{ id: 11, name: 'BELO HORIZONTE' }];
      const view = mount(<PurchaseBlockDialog {...props} {...{ regions, branches, branchIds }} />);
      expect(document.activeElement).toBe(buttonNamed(begins));
      const dialog = document.querySelector('[role="dialog"]');
      expect([...(dialog?.querySelectorAll('*') ?? [])].some(({ scrollTop }) => scrollTop > 0)).toBe(false);
      view.unmount();
    },
  );

  it('takes whole numbers as codes, whatever was pasted', async () => {
    const view = mount(<PurchaseBlockDialog {...props} />);
    await userEvent.fill(fieldNamed('Código da família'), ' 20.087-x ');
    expect(fieldNamed('Código da família').value).toBe('20087');
    view.unmount();
  });

  it('forgets the codes of a lookup when it is closed (FRM-33)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.fill(fieldNamed('Código do produto'), '100');
    await userEvent.click(buttonNamed('Cancelar'));
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    await userEvent.click(buttonNamed('Abrir'));
    expect(fieldNamed('Código do produto').value).toBe('');
    view.unmount();
  });

  it.each(['Validar sem bloqueio', 'Validar com bloqueio'])(
    'sends once where "%s" is pressed twice at once (NET-22)',
    async (name) => {
      let sent = 0;
      function Sending() {
        const [saving, setSaving] = useState(false);
        const send = () => {
          sent += 1;
          setSaving(true);
        };
        return <PurchaseBlockDialog {...props} reasons={{}} saving={saving} onValidate={send} />;
      }
      const view = mount(<Sending />);
      await userEvent.dblClick(buttonNamed(name));
      expect(buttonNamed(name).getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(buttonNamed(name), { force: true });
      expect(sent).toBe(1);
      view.unmount();
    },
  );

  it('says on the pressed button that it is under way, and waits with the other', async () => {
    const view = mount(<PurchaseBlockDialog {...props} />);
    await userEvent.click(buttonNamed('Validar sem bloqueio'));
    view.rerender(<PurchaseBlockDialog {...props} saving />);
    expect(buttonNamed('Validar com bloqueio').getAttribute('aria-disabled')).toBe('true');
    expect(fieldNamed('Observações').readOnly).toBe(true);
    view.unmount();
  });
});
