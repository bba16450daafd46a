import { CircleCheck, CircleX } from 'lucide-react';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CurveTable.styles.ts';
import { curveTableTexts } from './CurveTable.texts.ts';

interface ComplianceMarkProps {
  /** Nothing where the figure has no target: the place stays empty. */
  within: boolean | undefined;
}

/** Whether a percentage keeps to its target, by sign, colour and word (CRV-013 to 015). Renders a `<span>`. */
export function ComplianceMark({ within }: ComplianceMarkProps) {
  const messages = useMessages(curveTableTexts);
  if (within === undefined) return <S.Mark />;
  const Icon = within ? CircleCheck : CircleX;
  return (
    <S.Mark data-tone={within ? 'success' : 'danger'}>
      <Icon aria-hidden="true" />
      <span>{within ? messages.curveWithinTarget : messages.curveOffTarget}</span>
    </S.Mark>
  );
}
