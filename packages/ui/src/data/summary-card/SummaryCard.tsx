import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isCode } from '../../internal/isCode.ts';
import { useLink } from '../../navigation/link/LinkContext.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import * as S from './SummaryCard.styles.ts';

/** One fact of a summary. */
export interface SummaryItem {
  /** What the value is; unique in the card. */
  title: string;
  /** Formatted text; `-` for none. */
  value: ReactNode;
  /** Picture before the title. */
  icon?: ReactNode;
  /** More about the title, on hover and focus; read along with it. */
  tooltip?: string | undefined;
  /** Where the item leads, as to the list it counts. */
  href?: string | undefined;
  /** The item is what the page shows at the moment. @default false */
  current?: boolean | undefined;
}

export interface SummaryCardProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The items, in this order (SUP-059, SUP-060). */
  items: readonly SummaryItem[];
  /** `counts` for few large figures, as of blocked and active products (SUP-061). @default 'facts' */
  variant?: 'facts' | 'counts' | undefined;
}

/** Facts of a record at a glance: icon, title and value. Renders a `<dl>`. */
export function SummaryCard({ items, variant = 'facts', ...rest }: SummaryCardProps) {
  const link = useLink();
  return (
    <S.Root {...rest} data-variant={variant}>
      {items.map(({ title, value, icon, tooltip, href, current = false }) => (
        <S.Item key={title} data-current={current ? '' : undefined}>
          <S.Title>
            {icon}
            {tooltip ? (
              <Tooltip content={tooltip} relation="name">
                <S.Explained tabIndex={0}>
                  {title}
                  <S.HiddenText>: {tooltip}</S.HiddenText>
                </S.Explained>
              </Tooltip>
            ) : (
              title
            )}
          </S.Title>
          <S.Value data-code={isCode(value) ? '' : undefined}>
            {href === undefined ? (
              (value ?? '-')
            ) : (
              <S.Lead as={link} href={href} aria-current={current ? 'true' : undefined}>
                <S.HiddenText>{title}: </S.HiddenText>
                {value ?? '-'}
              </S.Lead>
            )}
          </S.Value>
        </S.Item>
      ))}
    </S.Root>
  );
}
