import type { FamilyAccess, FamilyReview } from '@portal/domain';
import { Card, Section, Stack } from '@portal/ui';
import { memo, type Ref } from 'react';
import type { FormHandle } from '../../../../shared/editor/useFormHandle.ts';
import { FamilyFormView } from '../../families/form/FamilyFormView.tsx';
import type { Family } from '../../families/form/familyFormValues.ts';
import { RequestTimeline } from '../timeline/RequestTimeline.tsx';
import { FamilyChanges } from './FamilyChanges.tsx';
import type { Reviewed } from './reviewAtoms.ts';

/** The call that saves, by the name of the family form (RVF-022, SM-6). */
function accessOf({ save, saveReason, locks }: FamilyReview): FamilyAccess {
  return { save: save && (save === 'family' ? 'update' : 'updateTaxation'), saveReason, locks };
}

interface FamilyReviewFormProps {
  family: Family;
  reviewed: Reviewed;
  review: FamilyReview;
  ref: Ref<FormHandle>;
}

/**
 * The family under review: what the other side changed, the form with what is the user's to change (RVF-001 to RVF-006), and
 * the time line of the request. A question that opens over it leaves it as it is drawn.
 */
export const FamilyReviewForm = memo(function FamilyReviewForm({
  family,
  reviewed,
  review,
  ref,
}: FamilyReviewFormProps) {
  const { request, familyRequest } = reviewed;
  return (
    <Stack gap="lg">
      <FamilyChanges />
      <FamilyFormView
        ref={ref}
        family={family}
        page={`product-request-review/${familyRequest.id}`}
        inRequest={{ familyRequestId: familyRequest.id, access: accessOf(review) }}
      />
      <Card>
        <Section title="Linha do tempo">
          <RequestTimeline request={request} familyRequest={familyRequest} />
        </Section>
      </Card>
    </Stack>
  );
});
