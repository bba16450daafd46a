import { href } from '@portal/domain';
import { Button, QueuePage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { startTransition, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { FormHandle } from '../../../../shared/editor/useFormHandle.ts';
import { hasUnsavedAtom } from '../../../../shared/forms/leaveGuardAtoms.ts';
import { UNSAVED_TEXT } from '../../../../shared/forms/unsavedText.ts';
import { useOpenedRecord } from '../../../../shared/recent/useOpenedRecord.ts';
import { notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { FamilyReviewForm } from './FamilyReviewForm.tsx';
import { type OpenedDialog, ProductDialogs } from './ProductDialogs.tsx';
import { ProductReviewForm } from './ProductReviewForm.tsx';
import { ReviewItems } from './ReviewItems.tsx';
import { ReviewStatus } from './ReviewStatus.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { listHrefAtom } from './reviewAddress.ts';
import { isApproval, queueDecisions } from './reviewDecisions.ts';
import { FAMILY } from './reviewPlaces.ts';
import { type OfferedDecision, reviewOnScreenAtom } from './reviewRulesAtom.ts';
import { familyName, INCOMPLETE_TEXTS, waitingText } from './reviewTexts.ts';
import { useReviewDecision } from './useReviewDecision.ts';
import { useReviewProgress } from './useReviewProgress.ts';

/**
 * The review of a family of a request: first the family, then its products one after another, by pointer or by key
 * (RVF-001 to RVF-049, RVP-001 to RVP-040, RTE-014).
 */
export function ReviewPage() {
  const notify = useAtomValue(notifyAtom);
  const unsaved = useAtomValue(hasUnsavedAtom);
  const form = useRef<FormHandle>(null);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  /** Counts decisions, after each of which the form starts afresh: what was typed and not saved was no part of it. */
  const [decided, setDecided] = useState(0);
  const review = useAtomValue(reviewOnScreenAtom);
  // The next form is drawn in slices, between which keys are heard; until it is there, all on screen is of the one before.
  const onScreen = useDeferredValue(
    useMemo(() => ({ ...review, decided, opened }), [review, decided, opened]),
  );
  const { reviewed, family, products, loading, error, onRetry } = onScreen;
  const { shown, familyReview, productReview } = onScreen;
  const { goOn, hasMoved, ...moves } = useReviewProgress(onScreen);
  const decidedOn = (act: OfferedDecision['act']) => {
    if (hasMoved()) return;
    setDecided((count) => count + 1);
    goOn(act);
  };
  const decision = useReviewDecision({ form, onDecided: decidedOn, onProductSaved: () => open('block') });
  useOpenedRecord(href('product-request-review', { id: reviewed?.familyRequest.id ?? '' }), family?.nome);

  const open = (dialog: OpenedDialog) => startTransition(() => setOpened(dialog));

  /** Opens the question of a decision; what is validated has to be complete (RVF-049, RVP-014). */
  const ask = async (asked: OfferedDecision) => {
    if (!isApproval(asked)) return decision.ask(asked);
    const { act } = asked;
    if (!(await form.current?.check())) return notify.error(INCOMPLETE_TEXTS[act]);
    if (act === 'validateProduct' && !unsaved) open('block');
    else decision.ask(asked);
  };
  const { decisions, other } = queueDecisions(onScreen.offered, (asked) => void ask(asked));
  const { product } = shown;
  const status = reviewed && <ReviewStatus familyRequest={reviewed.familyRequest} product={product} />;
  const rules = product ? productReview : familyReview;
  const closed = productReview && product ? productReview.lock : familyReview?.saveReason;

  return (
    <QueuePage
      title="Análise da solicitação"
      backHref={useAtomValue(listHrefAtom)}
      item={
        reviewed &&
        (product
          ? { id: product.solicitacaoCadastroProdutoId, name: product.nome, status }
          : { id: FAMILY, name: familyName(family), status })
      }
      {...moves}
      loading={loading || shown.loading}
      error={error ?? shown.error}
      onRetry={error ? onRetry : shown.onRetry}
      decisions={decisions}
      actions={
        <>
          {product && <Button onClick={() => open('summary')}>Resumo de status</Button>}
          {other && (
            <Button disabled={other.disabled} disabledReason={other.disabledReason} onClick={other.onSelect}>
              {other.label}
            </Button>
          )}
        </>
      }
      decisionStatus={unsaved ? UNSAVED_TEXT : rules && (waitingText(rules.waitsFor) ?? closed)}
      summary={reviewed && <ReviewSummary reviewed={reviewed} products={products} />}
      side={<ReviewItems />}
      dialogs={
        <>
          <DecisionQuestion decision={decision} />
          {product && reviewed && (
            <ProductDialogs
              product={product}
              request={reviewed.request}
              opened={opened && onScreen.opened}
              onClose={() => setOpened(null)}
              onValidated={() => decidedOn('validateProduct')}
            />
          )}
        </>
      }
    >
      {reviewed && family && familyReview && !product && (
        <FamilyReviewForm
          key={onScreen.decided}
          family={family}
          reviewed={reviewed}
          review={familyReview}
          ref={form}
        />
      )}
      {reviewed && family && productReview && product && (
        <ProductReviewForm
          key={`${product.solicitacaoCadastroProdutoId}-${onScreen.decided}`}
          product={product}
          family={family}
          familyRequestId={reviewed.familyRequest.id}
          lock={productReview.lock}
          ref={form}
        />
      )}
    </QueuePage>
  );
}
