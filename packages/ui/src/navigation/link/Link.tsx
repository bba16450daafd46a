import * as S from './Link.styles.ts';
import { type LinkProps, useLink } from './LinkContext.ts';

/** Leads to another page through the application's own link component. Renders an `<a>`. */
export function Link(props: LinkProps) {
  return <S.Root as={useLink()} {...props} />;
}
