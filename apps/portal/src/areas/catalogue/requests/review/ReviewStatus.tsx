import { productStatusOf } from '@portal/domain';
import { Inline, StatusBadge } from '@portal/ui';
import type { RequestedProduct } from '../products/requestedProductValues.ts';
import { registrationStatus } from '../requestStatus.ts';
import type { Reviewed } from './reviewAtoms.ts';

interface ReviewStatusProps extends Pick<Reviewed, 'familyRequest'> {
  /** The product on screen, `null` for the family. */
  product: RequestedProduct | null;
}

/** The status of what is on screen at commercial and, for a family, at accounting (SM-1 to SM-3). */
export function ReviewStatus({ familyRequest, product }: ReviewStatusProps) {
  const { status, statusContabil } = familyRequest;
  const badges = product
    ? [{ of: 'commercial', ...registrationStatus(productStatusOf(product, familyRequest), 'commercial') }]
    : [
        { of: 'commercial', ...registrationStatus(status, 'commercial') },
        { of: 'accounting', ...registrationStatus(statusContabil, 'accounting') },
      ];
  return (
    <Inline gap="sm">
      {badges.map(({ of, label, tone }) => (
        <StatusBadge key={of} tone={tone}>
          {label}
        </StatusBadge>
      ))}
    </Inline>
  );
}
