import * as S from './Link.styles.ts';
import { type LinkProps, useLink } from './LinkContext.ts';

/** A link to another page with the application's own link component. Renders an `<a>`. */
export function Link(props: LinkProps) {
  return <S.Root as={useLink()} {...props} />;
}
