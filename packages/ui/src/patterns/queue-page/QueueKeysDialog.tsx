import { Switch } from '../../inputs/switch/Switch.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import * as S from './QueuePage.styles.ts';
import { queuePageTexts } from './QueuePage.texts.ts';
import { type QueueAct, queueKeys } from './queueActForKey.ts';

interface QueueKeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the keys do here, in the order listed. */
  acts: ReadonlyArray<readonly [act: QueueAct, label: string]>;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

/** Lists the keys of the queue and switches them off (WCAG 2.1.4). Renders a `<div role="dialog">`. */
export function QueueKeysDialog({
  open,
  onOpenChange,
  acts,
  enabled,
  onEnabledChange,
}: QueueKeysDialogProps) {
  const messages = useMessages(queuePageTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={messages.queueKeys}
      description={messages.queueKeysHint}
    >
      <Stack>
        <S.Keys>
          {acts.map(([act, label]) => (
            <S.KeyRow key={act}>
              <dt>
                <S.Key>{queueKeys[act]}</S.Key>
              </dt>
              <dd>{label}</dd>
            </S.KeyRow>
          ))}
        </S.Keys>
        <Switch label={messages.useQueueKeys} checked={enabled} onCheckedChange={onEnabledChange} />
      </Stack>
    </Dialog>
  );
}
