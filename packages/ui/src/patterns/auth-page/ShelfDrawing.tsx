import * as S from './AuthPage.styles.ts';

/** Boxes on each shelf: distance from its start and size, in drawing units. */
const shelves: ReadonlyArray<ReadonlyArray<readonly [x: number, width: number, height: number]>> = [
  [
    [20, 56, 70],
    [84, 56, 70],
    [84 + 64, 56, 44],
    [268, 88, 52],
    [364, 40, 84],
  ],
  [
    [44, 96, 58],
    [148, 36, 92],
    [192, 36, 92],
    [236, 36, 64],
    [332, 72, 72],
  ],
  [
    [20, 40, 84],
    [68, 40, 84],
    [116, 40, 60],
    [212, 104, 48],
    [324, 64, 74],
  ],
];

/** Shelves with boxes in hairlines: decoration only. Renders an `<svg>`. */
export function ShelfDrawing() {
  return (
    <S.Drawing viewBox="0 0 424 392" aria-hidden>
      {shelves.map((boxes, shelf) => {
        const base = 124 * (shelf + 1);
        return (
          <g key={base}>
            <path d={`M0 ${base}H424`} />
            {boxes.map(([x, width, height]) => (
              <g key={x}>
                <rect x={x} y={base - height} width={width} height={height} rx="3" />
                <path d={`M${x + 10} ${base - 12}h${Math.min(18, width - 20)}`} />
              </g>
            ))}
          </g>
        );
      })}
    </S.Drawing>
  );
}
