import { describe, expect, it } from 'vitest';
import { readTraceParent } from './traceParent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('readTraceParent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, 1],
    [`00-${TRACE}-${SPAN}-00`, 0],
    [`00-${TRACE}-${SPAN}-ff`, 1],
    [`cc-${TRACE}-${SPAN}-01-what-will-be`, 1],
  ])('reads %s', (header, traceFlags) => {
    expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags });
  });

  it.each([
    null,
    '',
    TRACE,
    `00-${TRACE}-${SPAN}`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `cc-${TRACE}-${SPAN}-01x`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    ` 00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
  ])('does not take %j', (header) => {
    expect(readTraceParent(header)).toBeNull();
  });
});
