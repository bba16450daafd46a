import { toApiError } from '@portal/api';
import { Banner, Button, Card, ConfirmDialog, Section } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { discardUnsavedAtom } from '../../../../shared/forms/leaveGuardAtoms.ts';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { notifyFromHere } from '../../../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { useObjectUrls } from '../../images/useObjectUrls.ts';
import type { Family } from '../../products/form/productFormValues.ts';
import { requestsChangedAtom } from '../requestsChanged.ts';
import { PhotosOfSiblings } from './PhotosOfSiblings.tsx';
import { RequestedProductPanel } from './RequestedProductPanel.tsx';
import { removeRequestedProduct } from './requestedProductCalls.ts';
import type { RequestedProduct } from './requestedProductValues.ts';
import { useRequestedProductEditor } from './useRequestedProductEditor.ts';

export interface FilledProductProps {
  /** The product that is changed, `null` for a new one. */
  product: RequestedProduct | null;
  family: Family;
  familyRequestId: number;
  /** Why the product is only read; `null` where it may be saved. */
  lock: string | null;
  /** Receives its section. */
  ref?: Ref<HTMLElement> | undefined;
  /** Called with a created product, and whether something was typed in its form meanwhile. */
  onCreated(product: RequestedProduct, typedOn: boolean): void;
  /** A pasted product was saved with all it needs; and whether something was typed in its form meanwhile. */
  onCompleted?(product: RequestedProduct, typedOn: boolean): void;
  onRemoved?(): void;
}

/** What a product that was pasted still needs (PRC-035, PRC-042). */
function incompleteText({ dimensaoPorFamilia }: Family): string {
  return dimensaoPorFamilia
    ? 'Colado da planilha: falta ao menos uma foto'
    : 'Colado da planilha: faltam as dimensões e ao menos uma foto';
}

/** Asks before a product is taken out of its request, and does it; after a refusal it is read again (D7). */
function Removal({ product, onRemoved }: { product: RequestedProduct; onRemoved: () => void }) {
  const services = useAtomValue(servicesAtom);
  const requestsChanged = useSetAtom(requestsChangedAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  const [asked, setAsked] = useState(false);
  const { act, underWay } = useOneAtATime(async () => {
    let gone = true;
    const here = notifyFromHere(services);
    try {
      await removeRequestedProduct(services.api, product);
      services.notify.success('Produto excluído');
    } catch (error) {
      const failure = toApiError(error);
      gone = failure.kind === 'notFound';
      here.error(failure);
    }
    setAsked(false);
    if (gone && !here.hasLeft()) {
      discardUnsaved();
      onRemoved();
    }
    void requestsChanged();
  });
  return (
    <>
      <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
        Excluir produto
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={(open) => open || underWay || setAsked(false)}
        title="Excluir produto"
        confirmLabel="Excluir"
        cancelLabel="Cancelar"
        tone="danger"
        saving={underWay}
        onConfirm={act}
      >
        Tem certeza que deseja excluir {product.nome} desta solicitação? Fotos e códigos são excluídos com
        ele.
      </ConfirmDialog>
    </>
  );
}

/** The form of a product that is filled in, or of a new one. */
export function FilledProduct({
  product,
  family,
  familyRequestId,
  lock,
  ref,
  onCreated,
  onCompleted,
  onRemoved,
}: FilledProductProps) {
  const addressOf = useObjectUrls();
  const form = useRequestedProductEditor({
    family,
    familyRequestId,
    product,
    lock,
    page: 'request-products',
    onSaved: (saved, created, typedOn) => {
      if (created) onCreated(saved, typedOn);
      else if (product?.incompleto) onCompleted?.(saved, typedOn);
    },
  });
  return (
    <Section
      title={product?.nome ?? 'Novo produto'}
      description={product ? `Código ${product.codigo}` : undefined}
      actions={product && lock === null && onRemoved && <Removal product={product} onRemoved={onRemoved} />}
      tabIndex={-1}
      ref={ref}
    >
      {product?.incompleto && lock === null && (
        <Banner tone="warning" title={incompleteText(family)}>
          A família é concluída depois que todos os produtos estiverem completos.
        </Banner>
      )}
      <Card>
        <RequestedProductPanel
          form={form}
          family={family}
          familyRequestId={familyRequestId}
          product={product}
          lock={lock}
          addressOf={addressOf}
          photoActions={<PhotosOfSiblings familyRequestId={familyRequestId} product={product} />}
        />
      </Card>
    </Section>
  );
}
