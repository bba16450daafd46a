import { describe, expect, it } from 'vitest';
import { FLOW_NAMES } from './flowNames.ts';
import { AREA_DECISIONS, DECISION_STAGES, FLOW_STATUSES } from './flowStatuses.ts';

describe('FLOW_NAMES', () => {
  it.each([
    ['statuses', FLOW_STATUSES],
    ['stages', DECISION_STAGES],
    ['decisions of an area', AREA_DECISIONS],
  ])('tells the %s apart', (_what, values) => {
    const names = values.map((value) => FLOW_NAMES.get(value));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(values.length);
  });
});
