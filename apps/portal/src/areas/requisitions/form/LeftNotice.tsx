import { Banner } from '@portal/ui';
import { useEffect, useState } from 'react';
import * as S from './RepeatedNotice.styles.ts';

/** Says what of an earlier visit has to be chosen again; a status is read out when its text comes into it. */
export function LeftNotice({ text }: { text: string | undefined }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <S.Place role="status">{isThere && text && <Banner tone="warning" title={text} />}</S.Place>;
}
