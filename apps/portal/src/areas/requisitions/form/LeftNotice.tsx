import { Banner } from '@portal/ui';
import { useIsDrawn } from '../../../shared/announcement/useIsDrawn.ts';
import * as S from './RepeatedNotice.styles.ts';

/** Says what of an earlier visit has to be chosen again. */
export function LeftNotice({ text }: { text: string | undefined }) {
  const isDrawn = useIsDrawn();
  return <S.Place role="status">{isDrawn && text && <Banner tone="warning" title={text} />}</S.Place>;
}
