import { useIsRead } from '../../../../shared/editor/ReadField.tsx';
import { TermsFacts } from './TermsFacts.tsx';
import { TermsFields } from './TermsFields.tsx';
import type { TermsInputProps } from './TermsInputProps.ts';

/** A payment term: its type, its days, up to six due dates and their values (RQP-001 to RQP-024). */
export function TermsInput(props: TermsInputProps) {
  return useIsRead(props.name) ? <TermsFacts {...props} /> : <TermsFields {...props} />;
}
