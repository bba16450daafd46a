import { Link } from '@portal/ui';
import { Fragment } from 'react';

/** Families that are named. */
const NAMED = 3;

interface SendingRefusalProps {
  /** Why the request cannot be sent. */
  refusal: string;
  /** The other families that sending waits for. */
  awaited: readonly { readonly href: string; readonly text: string }[];
}

/** Why a request cannot be sent, with the way to the families that it waits for. */
export function SendingRefusal({ refusal, awaited }: SendingRefusalProps) {
  if (awaited.length === 0) return refusal;
  const more = awaited.length - NAMED;
  return (
    <>
      <span>{refusal}</span>:{' '}
      {awaited.slice(0, NAMED).map(({ href, text }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
      {more > 0 && ` e mais ${more}`}
    </>
  );
}
