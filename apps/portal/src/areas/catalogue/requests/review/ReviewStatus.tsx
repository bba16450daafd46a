import { Inline, StatusBadge } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { registrationStatus } from '../requestStatus.ts';
import { reviewAtom, shownProductAtom } from './reviewAtoms.ts';

/** The status of what is on screen at commercial and, for a family, at accounting (SM-1 to SM-3). */
export function ReviewStatus() {
  const { reviewed } = useAtomValue(reviewAtom);
  const { product } = useAtomValue(shownProductAtom);
  if (!reviewed) return null;
  const { status, statusContabil } = reviewed.familyRequest;
  const badges = product
    ? [{ of: 'commercial', ...registrationStatus(product.statusComercial, 'commercial') }]
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
