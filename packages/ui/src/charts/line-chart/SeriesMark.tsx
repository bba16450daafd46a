import { t } from '../../tokens/tokens.ts';
import { seriesLook, symbolPaths } from './seriesLook.ts';

interface SeriesMarkProps {
  /** Place of the line in the list, which gives it its look. */
  index: number;
  /** It has points alone. @default false */
  pointsOnly?: boolean | undefined;
}

/** A short piece of a line as the chart draws it: colour, dash and point. Renders an `<svg>` hidden from assistive technology. */
export function SeriesMark({ index, pointsOnly = false }: SeriesMarkProps) {
  const { color, dash, symbol, hollow } = seriesLook(index);
  return (
    <svg aria-hidden="true" width="32" height="12" viewBox="0 0 32 12">
      {!pointsOnly && (
        <line
          x1="0"
          x2="32"
          y1="6"
          y2="6"
          stroke={t.color[color]}
          strokeWidth="2"
          strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
        />
      )}
      <path
        d={symbolPaths[symbol]}
        transform="translate(16 6)"
        fill={hollow ? t.color.surfaceCard : t.color[color]}
        stroke={t.color[color]}
        strokeWidth={hollow ? 2 : 0}
      />
    </svg>
  );
}
