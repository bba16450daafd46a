import { Banner } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { hasUnsavedAtom } from './leaveGuardAtoms.ts';

/** Says before a decision that what is typed and not saved is no part of it (D7); nothing where all is saved. */
export function UnsavedNotice() {
  if (!useAtomValue(hasUnsavedAtom)) return null;
  return (
    <Banner tone="warning" title="Há alterações não salvas">
      <p>Elas não fazem parte da decisão e são descartadas.</p>
    </Banner>
  );
}
