import { describe, expect, it } from 'vitest';
import { emailUser, isEmailSuffix, managerEmail } from './managerEmail.ts';

const suffix = '@empresa.com.br';

describe('managerEmail', () => {
  it.each([
    ['marina.alves', 'marina.alves@empresa.com.br'],
    [' marina.alves ', 'marina.alves@empresa.com.br'],
    ['marina.alves@empresa.com.br', 'marina.alves@empresa.com.br'],
    ['marina@outra.com', 'marina@outra.com'],
    ['', ''],
    ['@empresa.com.br', ''],
  ])('makes %j the address %j (MGR-009, GAP-07)', (user, email) => {
    expect(managerEmail(user, suffix)).toBe(email);
  });
});

describe('emailUser', () => {
  it.each([
    ['marina@empresa.com.br', 'marina'],
    ['MARINA@EMPRESA.COM.BR', 'MARINA'],
    ['marina@outra.com', 'marina@outra.com'],
    ['', ''],
  ])('shows %j as %j (MGR-009)', (email, user) => {
    expect(emailUser(email, suffix)).toBe(user);
  });

  it('keeps an address without a suffix whole', () => {
    expect(emailUser('marina@empresa.com.br', '')).toBe('marina@empresa.com.br');
  });
});

describe('isEmailSuffix', () => {
  it.each([
    ['@empresa.com.br', true],
    ['@a-b.com', true],
    ['empresa.com.br', false],
    ['@empresa', false],
    ['@', false],
    ['@a@b.com', false],
    ['@a b.com', false],
    ['', false],
  ])('takes %j: %j (D10)', (text, expected) => {
    expect(isEmailSuffix(text)).toBe(expected);
  });
});
