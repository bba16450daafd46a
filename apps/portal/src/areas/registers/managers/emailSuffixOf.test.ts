import { describe, expect, it } from 'vitest';
import { emailSuffixOf } from './emailSuffixOf.ts';

describe('emailSuffixOf', () => {
  it.each([
    ['@rede.example', '@rede.example'],
    ['', '@empresa.com.br'],
    ['%PORTAL_MANAGER_EMAIL_SUFFIX%', '@empresa.com.br'],
    ['rede.example', '@empresa.com.br'],
  ])('takes %j as %j (D10, GAP-07)', (configured, suffix) => {
    expect(emailSuffixOf(configured)).toBe(suffix);
  });
});
