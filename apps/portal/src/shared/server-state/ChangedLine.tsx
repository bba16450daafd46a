import { formatInstantTime } from '@portal/formats';
import * as S from './ChangedLine.styles.ts';

interface ChangedLineProps {
  /** What changed, with its article: 'A lista'. */
  what: string;
  /** When others changed it, as an ISO instant; `null` when they did not. */
  at: string | null;
}

/** Says, also to a screen reader, that others changed what the page shows. Stands beside its title. */
export function ChangedLine({ what, at }: ChangedLineProps) {
  return <S.Line role="status">{at && `${what} mudou às ${formatInstantTime(at)}`}</S.Line>;
}
