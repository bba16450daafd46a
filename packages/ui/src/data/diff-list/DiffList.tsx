import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Section } from '../../layout/section/Section.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as S from './DiffList.styles.ts';
import { DiffValue } from './DiffValue.tsx';
import { type Difference, differenceKind } from './differenceKind.ts';

export interface DiffListProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The fields to compare; those that are as they were are left out. */
  differences: readonly Difference[];
  /** @default 'O que mudou' */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

const tones = { added: 'success', removed: 'danger', changed: 'info' } as const;

/** Field by field what a new submission changed: before and after. Renders a `<section>`. */
export function DiffList({ differences, title, level = 2, ...rest }: DiffListProps) {
  const messages = useMessages();
  const rows = differences.flatMap((difference) => {
    const kind = differenceKind(difference);
    return kind ? [{ ...difference, kind }] : [];
  });
  return (
    <Section {...rest} title={title ?? messages.whatChanged} level={level}>
      {rows.length === 0 ? (
        <S.Nothing>{messages.nothingChanged}</S.Nothing>
      ) : (
        <S.List>
          {rows.map(({ field, kind, before, after }) => (
            <S.Row key={field}>
              <S.Field>
                {field}
                <StatusBadge tone={tones[kind]}>{messages[kind]}</StatusBadge>
              </S.Field>
              <S.Values data-kind={kind}>
                {before && <DiffValue as="del" side={messages.before} field={field} value={before} />}
                {kind === 'changed' && <ArrowRight aria-hidden="true" />}
                {after && <DiffValue as="ins" side={messages.after} field={field} value={after} />}
              </S.Values>
            </S.Row>
          ))}
        </S.List>
      )}
    </Section>
  );
}
