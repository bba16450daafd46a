import { StatusBadge } from '../../data/status-badge/StatusBadge.tsx';
import { LazyErrorCode } from '../../feedback/error-code/LazyErrorCode.tsx';
import { Card } from '../../layout/card/Card.tsx';
import { Section } from '../../layout/section/Section.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { Link } from '../../navigation/link/Link.tsx';
import * as S from './BatchPage.styles.ts';
import { batchPageTexts } from './BatchPage.texts.ts';
import { amountText, type BatchItem, type BatchItemState, type BatchLine } from './batchOutcomes.ts';

const tones = {
  waiting: 'neutral',
  done: 'success',
  failed: 'danger',
  undone: 'neutral',
  blocked: 'warning',
} as const;

interface BatchListProps {
  title: string;
  lines: readonly BatchLine[];
  /** Text of each line's state; left out when the title states it. */
  showStates?: boolean | undefined;
  /** Called with the item whose link is followed. */
  onFollow?: ((id: BatchItem['id']) => void) | undefined;
}

const fallback = (state: BatchItemState, failure: string) => (state === 'failed' ? failure : undefined);

/** The items of a batch, a line each where there is room and a card each where there is not. Renders a `<section>`, or nothing without items. */
export function BatchList({ title, lines, showStates = false, onFollow }: BatchListProps) {
  const messages = useMessages(batchPageTexts);
  const { formats } = useMessages(valueTexts);
  if (lines.length === 0) return null;
  return (
    <Section title={`${title} (${lines.length})`} level={3}>
      <Card padding="none">
        <S.Room>
          <S.Lines>
            {lines.map(({ item, state, reason = fallback(state, messages.batchFailure), errorCode }) => (
              <S.Line key={item.id}>
                <S.Name>
                  {item.code !== undefined && <S.Code>{item.code}</S.Code>}
                  {showStates && item.href !== undefined ? (
                    <Link href={item.href} data-item={item.id} onClick={() => onFollow?.(item.id)}>
                      {item.name}
                    </Link>
                  ) : (
                    item.name
                  )}
                </S.Name>
                {item.amount !== undefined && <S.Amount>{amountText(item.amount, formats)}</S.Amount>}
                {showStates && <StatusBadge tone={tones[state]}>{messages.batchStates[state]}</StatusBadge>}
                {reason !== undefined && (
                  <S.Reason data-tone={tones[state]}>
                    {reason} {errorCode !== undefined && <LazyErrorCode code={errorCode} />}
                  </S.Reason>
                )}
              </S.Line>
            ))}
          </S.Lines>
        </S.Room>
      </Card>
    </Section>
  );
}
