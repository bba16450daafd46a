import { t } from '../../tokens/tokens.ts';
import { seriesLook } from './seriesLook.ts';

const shapes = {
  circle: <circle cx="16" cy="6" r="3.5" />,
  rect: <rect x="12.5" y="2.5" width="7" height="7" />,
  triangle: <path d="M16 2 20 9.5 12 9.5Z" />,
  diamond: <path d="M16 1.5 20.5 6 16 10.5 11.5 6Z" />,
};

/** A short piece of a line as the chart draws it: colour, dash and point. Renders an `<svg>` hidden from assistive technology. */
export function SeriesMark({ index }: { index: number }) {
  const { color, dash, symbol, hollow } = seriesLook(index);
  return (
    <svg aria-hidden="true" width="32" height="12" viewBox="0 0 32 12">
      <line
        x1="0"
        x2="32"
        y1="6"
        y2="6"
        stroke={t.color[color]}
        strokeWidth="2"
        strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
      />
      <g
        fill={hollow ? t.color.surfaceCard : t.color[color]}
        stroke={t.color[color]}
        strokeWidth={hollow ? 2 : 0}
      >
        {shapes[symbol]}
      </g>
    </svg>
  );
}
