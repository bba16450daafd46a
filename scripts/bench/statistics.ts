const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The quantile of values, such as 0.95; undefined without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  return inOrder(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

/** The median; undefined without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = inOrder(values);
  const above = sorted[sorted.length >> 1];
  const below = sorted[(sorted.length - 1) >> 1];
  return above === undefined || below === undefined ? undefined : (above + below) / 2;
}

/** The median of one figure over many measurements, without missing ones. */
export function medianOf<Measurement>(
  measurements: readonly Measurement[],
  figure: (measurement: Measurement) => number | undefined,
): number | undefined {
  return median(measurements.map(figure).filter((value) => value !== undefined));
}
