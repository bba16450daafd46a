import type { ComponentPropsWithRef } from 'react';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { TruncatedText } from '../truncated-text/TruncatedText.tsx';
import * as S from './ChipList.styles.ts';

/** One chip. */
export interface Chip {
  /** Unique in the list. */
  id: string | number;
  label: string;
}

export interface ChipListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What the chips are, as in "Marcas": names the list and heads the rest of it. */
  label: string;
  /** Without any, a dash is shown, which is no list. */
  items: readonly Chip[];
  /** Chips shown before "+N"; one chip is never hidden behind "+1". @default 3 */
  max?: number | undefined;
}

/** Names of a record, the first few drawn, the rest behind "+N" (SUP-008, SUP-009). Renders a `<ul>`. */
export function ChipList({ label, items, max = 3, ...rest }: ChipListProps) {
  const shown = items.length <= max + 1 ? items : items.slice(0, max);
  const hidden = items.slice(shown.length);
  if (items.length === 0) {
    return (
      <S.Root {...rest} role="presentation">
        <li>-</li>
      </S.Root>
    );
  }
  return (
    <S.Root aria-label={label} {...rest}>
      {shown.map((item) => (
        <S.Chip key={item.id}>
          <TruncatedText text={item.label} />
        </S.Chip>
      ))}
      {hidden.length > 0 && (
        <li>
          <Popover
            title={label}
            trigger={
              <S.More type="button" aria-label={`+${hidden.length} ${label}`}>
                +{hidden.length}
              </S.More>
            }
          >
            <S.Rest aria-label={label}>
              {hidden.map((item) => (
                <li key={item.id}>{item.label}</li>
              ))}
            </S.Rest>
          </Popover>
        </li>
      )}
    </S.Root>
  );
}
