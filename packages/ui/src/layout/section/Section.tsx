import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './Section.styles.ts';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section; it names the region. */
  title: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Acts on the whole section, at the end of the heading's line. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
}

/** A titled part of a page. Renders a `<section>` named by its heading. */
export function Section({ title, description, actions, level = 2, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <S.Root aria-labelledby={titleId} {...rest}>
      <S.Head>
        <div>
          <S.Title as={`h${level}`} id={titleId}>
            {title}
          </S.Title>
          {description !== undefined && <S.Description>{description}</S.Description>}
        </div>
        {actions}
      </S.Head>
      {children}
    </S.Root>
  );
}
