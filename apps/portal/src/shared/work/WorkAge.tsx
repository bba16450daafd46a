import { formatDate } from '@portal/formats';
import { RelativeAge } from '@portal/ui';
import type { WorkLine } from './workAtom.ts';

/** Since when the oldest waits, or which day comes first. */
export function WorkAge({ line: { desde, prazo } }: { line: WorkLine }) {
  if (prazo !== null) return `O próximo prazo é ${formatDate(prazo)}`;
  return (
    <>
      <RelativeAge instant={desde} />, o mais antigo
    </>
  );
}
