import { Link } from '@portal/ui';
import { Fragment } from 'react';

/** Other families that are named. */
const NAMED = 3;

interface SendingRefusalProps {
  /** Why the request cannot be sent. */
  refusal: string;
  /** What sending waits for in the family of the page; `null` for nothing. */
  missing: string | null;
  /** The other families that sending waits for. */
  awaited: readonly { readonly href: string; readonly text: string }[];
}

/** Why a request cannot be sent: what is missing in this family, and the way to the others that it waits for. */
export function SendingRefusal({ refusal, missing, awaited }: SendingRefusalProps) {
  if (missing === null && awaited.length === 0) return refusal;
  const more = awaited.length - NAMED;
  return (
    <>
      <span>{refusal}</span>: {missing !== null && `esta família (${missing})`}
      {awaited.slice(0, NAMED).map(({ href, text }, index) => (
        <Fragment key={href}>
          {(index > 0 || missing !== null) && ', '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
      {more > 0 && ` e mais ${more}`}
    </>
  );
}
