import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useDecisionDraft } from '../../../shared/decisions/useDecisionDraft.ts';
import type { Attachments } from './useAttachments.ts';

const typedNames = z.array(z.string());

/**
 * Names of files that are chosen and not sent, kept on the device: the files are not (D11), so that after a reload they have to
 * be chosen again.
 *
 * @param page where they are kept, as for the draft of the form.
 */
export function useLeftAttachments(page: string, { items }: Pick<Attachments, 'items'>) {
  const draft = useDecisionDraft({ page, form: 'attachments' }, typedNames);
  const [left, setLeft] = useState<readonly string[]>(draft.left ?? []);
  const missing = left.filter((name) => !items.some((item) => item.name === name));
  const unsent = items.filter(({ state }) => state !== 'done').map(({ name }) => name);
  const names = [...missing, ...unsent];
  const keep = useEffectEvent(() => (names.length > 0 ? draft.keep(names) : draft.drop()));
  const text = names.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is what is kept
  useEffect(() => keep(), [page, text]);
  return {
    /** Those of an earlier visit that are not here again. */
    missing,
    /** They were saved without, or are given up. */
    forget: () => {
      setLeft([]);
      draft.drop();
    },
  };
}
