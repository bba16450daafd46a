import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { DraftPlace } from '../drafts/draftStore.ts';
import { servicesAtom } from '../services/servicesAtom.ts';

/**
 * What is typed about a decision, kept on the device until it is sent or given up: after the session ended, its dialog has it
 * when it is opened again (D11).
 *
 * @param schema reads what an earlier visit left; what does not keep to it is ignored.
 */
export function useDecisionDraft<Typed>(place: DraftPlace, schema: z.ZodMiniType<Typed>) {
  const { drafts } = useAtomValue(servicesAtom);
  const [left] = useState(() => drafts.read(place, (stored) => schema.parse(stored)));
  const drop = () => drafts.drop(place);
  return {
    /** What an earlier visit left, `null` for nothing. */
    left,
    keep: (typed: Typed) => drafts.keepSoon(place, () => typed),
    drop,
    /** Closes the dialog; what is typed in it is given up with it. */
    closing: (onOpenChange: (open: boolean) => void) => (open: boolean) => {
      if (!open) drop();
      onOpenChange(open);
    },
  };
}
