import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { labelled } from '../../internal/stories/bindings.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { CategoryDialog, type CategoryDialogProps } from './CategoryDialog.tsx';

expectBrowserEvents();

const nothing = () => {};
const fields = {
  description: labelled('Descrição', ''),
  sigla: labelled('Sigla', ''),
  kit: labelled('Kit', false),
};

describeConformance(CategoryDialog, {
  props: { open: true, onOpenChange: nothing, onSubmit: nothing, fields },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<CategoryDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <CategoryDialog onSubmit={nothing} fields={fields} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('CategoryDialog', Example, { role: 'dialog', closeButton: 'Cancelar' });

describe('CategoryDialog', () => {
  it('is 440 px wide (CAT-014)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await expect
      .poll(() => document.querySelector('[role="dialog"]')?.getBoundingClientRect().width)
      .toBe(440);
    view.unmount();
  });
});
