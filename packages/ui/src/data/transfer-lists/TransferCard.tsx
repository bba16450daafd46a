import { type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { SearchField } from '../filter-bar/SearchField.tsx';
import { rowPx } from './ItemList.tsx';
import * as S from './TransferLists.styles.ts';
import { transferListsTexts } from './TransferLists.texts.ts';

interface TransferCardProps {
  ref?: RefObject<HTMLElement | null> | undefined;
  /** Without the count. */
  title: string;
  /** Of all items, filtered or not. */
  count: number | undefined;
  filter: string;
  onFilterChange: (text: string) => void;
  /** The act on all that is shown. */
  act: { label: string; onSelect: () => void; disabledReason?: string | undefined };
  rowsInSight: number;
  loading?: boolean | undefined;
  /** Shown instead of the list. */
  message: string | undefined;
  children: ReactNode;
}

/** One of the two lists with its count, filter and act. Renders a `<section>`. */
export function TransferCard({
  ref,
  title,
  count,
  filter,
  onFilterChange,
  act,
  rowsInSight,
  loading = false,
  message,
  children,
}: TransferCardProps) {
  const messages = useMessages(transferListsTexts);
  const shared = useMessages(sharedTexts);
  const id = useId();
  const frame: CSSProperties & Record<'--row-size' | '--rows-in-sight', string> = {
    '--row-size': `${rowPx}px`,
    '--rows-in-sight': String(rowsInSight),
  };
  return (
    <S.Card ref={ref} aria-labelledby={id} aria-busy={loading}>
      <S.Head>
        <S.Title id={id}>{count === undefined ? title : shared.transferTitle(title, count)}</S.Title>
        <Button
          size="sm"
          disabled={act.disabledReason !== undefined}
          disabledReason={act.disabledReason}
          onClick={act.onSelect}
        >
          {act.label}
        </Button>
      </S.Head>
      <SearchField
        text={filter}
        onType={onFilterChange}
        onClear={() => onFilterChange('')}
        label={messages.transferFilter(title)}
        placeholder={undefined}
        upperCase={false}
      />
      <S.Frame style={frame}>
        {loading ? (
          <S.Pending>
            {['62%', '48%', '70%', '55%', '64%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </S.Pending>
        ) : message === undefined ? (
          children
        ) : (
          <S.Message>{message}</S.Message>
        )}
      </S.Frame>
    </S.Card>
  );
}
