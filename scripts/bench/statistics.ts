const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The value below which a share of the values lies, as 0.95 for the slowest one of twenty; nothing of nothing. */
export function quantile(values: readonly number[], share: number): number | undefined {
  return inOrder(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

/** The value in the middle, or the mean of the two there; nothing of nothing. */
export function median(values: readonly number[]): number | undefined {
  const sorted = inOrder(values);
  const above = sorted[sorted.length >> 1];
  const below = sorted[(sorted.length - 1) >> 1];
  return above === undefined || below === undefined ? undefined : (above + below) / 2;
}

/** The median of one figure over many measurements, those without it left out. */
export function medianOf<Measurement>(
  measurements: readonly Measurement[],
  figure: (measurement: Measurement) => number | undefined,
): number | undefined {
  return median(measurements.map(figure).filter((value) => value !== undefined));
}
