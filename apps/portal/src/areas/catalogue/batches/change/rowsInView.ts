import { holdsWords } from '../../../../navigation/palette/paletteText.ts';
import type { ChangedRow } from './createChange.ts';

/** Which products of the origin are in sight: all, those that can change, or those that cannot. */
export type ChangeView = 'all' | 'eligible' | 'blocked';

interface InView {
  readonly view: ChangeView;
  /** Words of a name or a code, `''` for any. */
  readonly search: string;
}

/** The products that are in sight, in their order. */
export function rowsInView<Row extends ChangedRow>(
  rows: readonly Row[],
  { view, search }: InView,
): readonly Row[] {
  return rows.filter(
    ({ codigo, nome, motivo }) =>
      (view === 'all' || (view === 'blocked') === (motivo !== null)) &&
      holdsWords(search.trim(), [String(codigo), nome]),
  );
}
