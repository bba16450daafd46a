import { Lock } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, use, useId, useMemo } from 'react';
import { SharedReason } from '../../internal/field/SharedReason.ts';
import * as S from './Section.styles.ts';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section; it names the region. */
  title: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Why fields in it are disabled, said once: those with the same reason refer to it and do not repeat it. */
  disabledReason?: string | undefined;
  /** Acts on the whole section, at the end of the heading's line. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
}

/** A titled part of a page. Renders a `<section>` named by its heading. */
export function Section({
  title,
  description,
  disabledReason,
  actions,
  level = 2,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const reasonId = useId();
  const around = use(SharedReason);
  const own = useMemo(
    () => (disabledReason ? { id: reasonId, text: disabledReason } : null),
    [reasonId, disabledReason],
  );
  return (
    <S.Root aria-labelledby={titleId} {...rest}>
      <S.Head>
        <div>
          <S.Title as={`h${level}`} id={titleId}>
            {title}
          </S.Title>
          {description !== undefined && <S.Description>{description}</S.Description>}
          {own && (
            <S.Reason id={own.id}>
              <Lock aria-hidden="true" />
              <span>{own.text}</span>
            </S.Reason>
          )}
        </div>
        {actions}
      </S.Head>
      <SharedReason value={own ?? around}>{children}</SharedReason>
    </S.Root>
  );
}
