import { PRODUCT_NAME_ALERT_TEXT, PRODUCT_NAME_ALERT_TITLE } from '@portal/domain';
import { AlertDialog, Banner } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import type { Draft } from '../../../../shared/editor/useDraft.ts';
import { heldByFamily } from './DimensionsSection.tsx';

type UnsavedProduct = Pick<Draft<object>, 'lost'> | null;

/** Text of the offer to restore a draft: files cannot be kept. */
export const productDraft = (draft: UnsavedProduct) => ({
  title: 'Você tinha um produto não salvo',
  note: draft?.lost.includes('fotosProdutos') ? 'Fotos novas precisam ser escolhidas outra vez.' : undefined,
});

interface ProductFrameProps<Form extends FieldValues, Body extends FieldValues>
  extends Pick<ComponentProps<typeof EditorFrame<Form, Body>>, 'label' | 'children'> {
  form: {
    editor: ComponentProps<typeof EditorFrame<Form, Body>>['editor'] & { unsavedDraft: UnsavedProduct };
    /** The computed name has more characters than it may (PRD-018, PRC-015). */
    nameTooLong: boolean;
    closeNameAlert(): void;
  };
  /** What holds the dimensions. */
  family: Parameters<typeof heldByFamily>[0];
  isNew: boolean;
  /** Why the product is only read; `null` where it may be saved. */
  lock: string | null;
}

/** The form of a product, in the catalogue and in a request: draft, reason why it is only read, bar, alert about its name. */
export function ProductFrame<Form extends FieldValues, Body extends FieldValues>({
  form: { editor, nameTooLong, closeNameAlert },
  label,
  family,
  isNew,
  lock,
  children,
}: ProductFrameProps<Form, Body>) {
  return (
    <EditorFrame
      editor={editor}
      label={label}
      draftBanner={productDraft(editor.unsavedDraft)}
      lockOf={() => lock}
      closed={() => heldByFamily(family)}
      submit={lock === null ? { label: isNew ? 'Criar produto' : 'Salvar produto' } : null}
    >
      {lock !== null && <Banner title="Somente leitura">{lock}</Banner>}
      {children}
      <AlertDialog
        open={nameTooLong}
        onOpenChange={(open) => open || closeNameAlert()}
        title={PRODUCT_NAME_ALERT_TITLE}
      >
        {PRODUCT_NAME_ALERT_TEXT}
      </AlertDialog>
    </EditorFrame>
  );
}
