import { ArrowRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Section } from '../../layout/section/Section.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as S from './DiffList.styles.ts';
import { diffListTexts } from './DiffList.texts.ts';
import { DiffValue } from './DiffValue.tsx';
import { type Difference, differenceKind } from './differenceKind.ts';

export interface DiffListProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The fields to compare; those that are as they were are left out. */
  differences: readonly Difference[];
  /** Heading above the list. @default 'O que mudou' */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /**
   * Whether only the names of the fields stand there until the list is asked for, as where something else matters more.
   * @default false
   */
  folded?: boolean | undefined;
}

const tones = { added: 'success', removed: 'danger', changed: 'info' } as const;

/** Field by field what a new submission changed: before and after. Renders a `<section>`. */
export function DiffList({ differences, title, level = 2, folded = false, ...rest }: DiffListProps) {
  const messages = useMessages(diffListTexts);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const rows = differences.flatMap((difference) => {
    const kind = differenceKind(difference);
    return kind ? [{ ...difference, kind }] : [];
  });
  const isFolded = folded && rows.length > 0;
  return (
    <Section
      {...rest}
      title={title ?? messages.whatChanged}
      level={level}
      description={isFolded ? messages.changedFields(rows.map(({ field }) => field)) : undefined}
      actions={
        isFolded && (
          <Button
            size="sm"
            icon={<S.Chevron aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            {messages.beforeAndAfter}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <S.Nothing>{messages.nothingChanged}</S.Nothing>
      ) : (
        <S.List id={listId} hidden={isFolded && !open}>
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
