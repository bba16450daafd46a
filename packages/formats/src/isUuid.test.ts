import { describe, expect, it } from 'vitest';
import { isUuid } from './isUuid.ts';

describe('isUuid (D14)', () => {
  it.each(['3f0c6f0e-6a0b-4a5e-9f51-000000000001', '3F0C6F0E-6A0B-4A5E-9F51-000000000001'])(
    'takes %s',
    (text) => expect(isUuid(text)).toBe(true),
  );

  it.each([
    '',
    '1',
    '3f0c6f0e6a0b4a5e9f51000000000001',
    '3f0c6f0e-6a0b-4a5e-9f51-00000000000',
    '3g0c6f0e-6a0b-4a5e-9f51-000000000001',
    ' 3f0c6f0e-6a0b-4a5e-9f51-000000000001',
    '3f0c6f0e-6a0b-4a5e-9f51-000000000001/..',
  ])('refuses %j', (text) => expect(isUuid(text)).toBe(false));
});
