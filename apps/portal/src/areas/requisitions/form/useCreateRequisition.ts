import { ApiError, toApiError } from '@portal/api';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { type Save, saveRequisitionAtom } from './saveRequisitionAtom.ts';
import type { RequisitionAnswer } from './storedRequisition.ts';

const isTaken = (failure: unknown) => toApiError(failure).status === 422;

/** The message where the requisition of an earlier try can no longer be saved by this form. */
const storedText = (id: number, reason: string) =>
  `A requisição ${id} já foi gravada por um envio anterior, sem o que mudou desde então: ${reason}`;

/**
 * Creates a requisition once, also where the answer of an earlier try was lost and something was edited since (D23): the
 * gateway then has one of that try under the key, which is saved as the form stands now.
 */
export function useCreateRequisition() {
  const save = useSetAtom(saveRequisitionAtom);
  /** What was sent with the key, any of which may be stored. */
  const tries = useRef<readonly Save[]>([]);

  /** The answer to the try that was stored: the same call gets it again. */
  const stored = async (earlier: readonly Save[]): Promise<RequisitionAnswer | null> => {
    for (const tried of earlier) {
      try {
        return await save(tried);
      } catch (failure) {
        if (!isTaken(failure)) throw failure;
      }
    }
    return null;
  };

  return async (now: Save): Promise<RequisitionAnswer> => {
    const earlier = tries.current.filter(({ key }) => key === now.key);
    tries.current = [...earlier, now];
    try {
      return await save(now);
    } catch (failure) {
      const before = isTaken(failure) ? await stored(earlier) : null;
      if (before === null) throw failure;
      const { id } = before.requisicao;
      return save({ ...now, mode: 'edit', base: before.requisicao }).catch((cause: unknown) => {
        const { message } = toApiError(cause);
        // As of a key that is taken: the next try goes with it again, and creates no second one.
        throw new ApiError({ kind: 'conflict', status: 422, message: storedText(id, message), cause });
      });
    }
  };
}
