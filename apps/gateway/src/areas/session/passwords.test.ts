import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it.each(['Portal@2026', ' espaços ', 'ção😀', 'x'.repeat(128)])(
    'knows the password %s again',
    async (password) => {
      const stored = await hashPassword(password);
      expect(await verifyPassword(password, stored)).toBe(true);
      expect(await verifyPassword(`${password}x`, stored)).toBe(false);
    },
  );

  it('salts each hash', async () => {
    expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
  });

  it.each([undefined, '', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$YWFhYWFhYWFhYWFhYWFhYQ$YWFh', '$2b$10$x'])(
    'fits nothing to the stored value %s',
    async (stored) => {
      expect(await verifyPassword('', stored)).toBe(false);
    },
  );
});
