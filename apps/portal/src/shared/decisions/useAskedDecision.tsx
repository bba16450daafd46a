import { type ApiError, toApiError } from '@portal/api';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showHeading } from '../../navigation/focusPage.ts';
import { useLatest } from '../forms/useLatest.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { servicesAtom } from '../services/servicesAtom.ts';

type Here = ReturnType<typeof notifyFromHere>;

/**
 * What is asked about as it is now, or why that can no longer be decided, `null` where nothing says so; or, where it is
 * decided as it was sent, what says so and goes on.
 */
export type ReadAgain<Asked> =
  | { readonly now: Asked }
  | { readonly closed: string | null }
  | { done(here: Here): void };

const CLOSED_TEXT = 'Esta decisão não está mais disponível';

interface AskedDecisionOptions<Asked, Details extends readonly unknown[]> {
  /** What is asked about, as the user saw it; `null` for nothing. */
  readonly asked: Asked | null;
  /** Asks about it as it is now; `null` closes the dialog. */
  setAsked(asked: NoInfer<Asked> | null): void;
  /** Sends the decision, says that it is done and goes on; the dialog closes then. */
  decide(asked: Asked, here: Here, ...details: Details): Promise<void>;
  /** Whether somebody else was faster, so that reading again helps. */
  isOutdated(failure: ApiError): boolean;
  /**
   * Reads it again; `undefined` where it could not be read, which was said.
   *
   * @param unanswered whether it was sent before and no answer came: it may be decided by that.
   */
  readAgain(asked: Asked, unanswered: boolean): Promise<ReadAgain<NoInfer<Asked>> | undefined>;
}

/** Whether nobody knows if the gateway took what was sent. */
const isUnanswered = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout' || kind === 'server';

/** What a dialog of the library takes that asks about a decision. */
export interface AskedDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly error: ApiError | null;
  readonly errorAction: ReactNode;
}

/**
 * A decision that a dialog asks about, and its sending. Nothing is sent twice; why it failed stands in the dialog, or in the
 * corner once that is closed or the page was left. Where somebody else was faster the dialog offers to read again, and stays
 * with what was typed while the decision is still possible (D7); where it is not, that is said and the dialog closes. Where the
 * answer before was lost and what was sent is decided, it has succeeded.
 *
 * @example
 * const { send, sending, dialogProps } = useAskedDecision({ asked, setAsked, decide, isOutdated, readAgain });
 * <ConfirmDialog {...dialogProps} title={…} saving={sending} onConfirm={() => void send()} />;
 */
export function useAskedDecision<Asked, Details extends readonly unknown[]>({
  asked,
  setAsked,
  decide,
  isOutdated,
  readAgain,
}: AskedDecisionOptions<Asked, Details>) {
  const services = useAtomValue(servicesAtom);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isOpen = useLatest(asked !== null);
  /** Whether what is asked about was sent, and no answer came. */
  const unanswered = useRef(false);

  const ask = (next: Asked | null) => {
    isOpen.current = next !== null;
    unanswered.current = false;
    setAsked(next);
    setFailure(null);
  };
  const { act: send, underWay: sending } = useOneAtATime(async (...details: Details) => {
    if (asked === null) return undefined;
    setFailure(null);
    const here = notifyFromHere(services);
    try {
      await decide(asked, here, ...details);
      if (isOpen.current) ask(null);
      return undefined;
    } catch (error) {
      const refused = toApiError(error);
      if (unanswered.current && isOutdated(refused)) {
        const read = await readAgain(asked, true);
        if (read && 'done' in read) {
          read.done(here);
          if (isOpen.current) ask(null);
          return undefined;
        }
      }
      unanswered.current ||= isUnanswered(refused);
      if (isOpen.current) setFailure(refused);
      else here.error(refused);
      return refused;
    }
  });
  const { act: refresh, underWay: reading } = useOneAtATime(async (outdated: Asked) => {
    const read = await readAgain(outdated, false);
    if (!isOpen.current || !read || 'done' in read) return;
    if ('now' in read) return ask(read.now);
    ask(null);
    services.notify.warning(read.closed ?? CLOSED_TEXT);
    showHeading();
  });
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [isOpen],
  );

  const dialogProps: AskedDialogProps = {
    open: asked !== null,
    onOpenChange: (open) => open || ask(null),
    error: failure,
    errorAction: asked !== null && failure && isOutdated(failure) && (
      <Button size="sm" loading={reading} onClick={() => void refresh(asked)}>
        Ler novamente
      </Button>
    ),
  };
  return {
    /** Sends it; resolves with the error of a refusal. */
    send,
    sending,
    /** Why the last attempt failed. */
    failure,
    dialogProps,
  };
}
