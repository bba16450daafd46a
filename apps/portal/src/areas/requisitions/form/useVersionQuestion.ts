import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { showHeading } from '../../../navigation/focusPage.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import type { Requisition } from './storedRequisition.ts';

const CHANGED = 'A requisição mudou enquanto você decidia. Confira de novo antes de decidir.';

type Version = Pick<Requisition, 'id' | 'versao'>;

/**
 * A question about the requisition on screen, as it stood when it was asked (D7): where another version of it comes meanwhile,
 * the question closes and says so; where the browser leads to another requisition, it is none of that.
 *
 * @param shown the requisition on screen, as it was read last.
 */
export function useVersionQuestion(shown: Version | null) {
  const notify = useAtomValue(notifyAtom);
  const [asked, setAsked] = useState<Version | null>(null);
  const isOfShown = asked !== null && asked.id === shown?.id;
  const isOutdated = isOfShown && asked.versao !== shown.versao;
  const giveWay = useEffectEvent(() => {
    setAsked(null);
    notify.warning(CHANGED);
    showHeading();
  });
  useEffect(() => {
    if (isOutdated) giveWay();
  }, [isOutdated]);
  return {
    open: isOfShown && !isOutdated,
    /** Asks it of what is on screen. */
    ask: () => setAsked(shown && { id: shown.id, versao: shown.versao }),
    close: () => setAsked(null),
  };
}
