import { toApiError } from '@portal/api';
import { Button, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { useCountdown } from '../useCountdown.ts';
import { sendCodeAtom } from './signUpAtoms.ts';

/** Seconds between two codes. */
const WAIT_SECONDS = 60;

/** Sends the code of a sign-up again; then a countdown shows when another may be asked for. */
export function CodeAgain({ cnpj }: { cnpj: string }) {
  const send = useSetAtom(sendCodeAtom);
  const notify = useAtomValue(notifyAtom);
  const { secondsLeft, start } = useCountdown();
  const [asked, setAsked] = useState(false);
  const waits = secondsLeft > 0;
  const { act, underWay } = useOneAtATime(async () => {
    try {
      await send(cnpj);
      setAsked(true);
      start(WAIT_SECONDS);
    } catch (error) {
      start(toApiError(error).retryAfterSeconds ?? 0);
      notify.error(toApiError(error));
    }
  });
  const sent = `Enviamos outro código. Em ${WAIT_SECONDS} segundos você pode pedir mais um.`;
  return (
    <Stack gap="sm">
      <Button
        variant="ghost"
        loading={underWay}
        disabled={waits}
        disabledReason={waits ? 'O último pedido ainda é recente' : undefined}
        onClick={() => void act()}
      >
        {waits ? `Enviar outro código em ${secondsLeft} s` : 'Enviar outro código'}
      </Button>
      <div role="status">{asked && (waits ? sent : 'Se o código não chegou, peça outro.')}</div>
    </Stack>
  );
}
