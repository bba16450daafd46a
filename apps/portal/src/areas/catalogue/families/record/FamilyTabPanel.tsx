import { FamilyFormView } from '../form/FamilyFormView.tsx';
import type { Family } from '../form/familyFormValues.ts';

/** The tab of the family's own data. */
export function FamilyTabPanel({ family }: { family: Family }) {
  return <FamilyFormView key={family.id} family={family} page={`catalogue-family/${family.id}`} />;
}
