import type { Role } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { requireOwnSupplier } from './requireOwnSupplier.ts';

const caller = (roles: Role[], supplierId: number | null) => ({
  userId: 1,
  sessionId: 'x',
  roles,
  supplierId,
});

describe('requireOwnSupplier (D6, GW-32)', () => {
  it('lets suppliers use their own data and staff all data', () => {
    expect(() => requireOwnSupplier(caller(['Fornecedor'], 7), 7)).not.toThrow();
    expect(() => requireOwnSupplier(caller(['Comercial'], null), 7)).not.toThrow();
    expect(() => requireOwnSupplier(caller(['Comercial', 'Fornecedor'], 8), 7)).not.toThrow();
  });

  it('answers 404 to another supplier, and to one that is not registered yet', () => {
    expect(() => requireOwnSupplier(caller(['Fornecedor'], 8), 7)).toThrow('Registro não encontrado');
    expect(() => requireOwnSupplier(caller(['Fornecedor'], null), 7)).toThrow('Registro não encontrado');
  });
});
