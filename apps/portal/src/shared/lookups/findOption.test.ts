import type { PortalClient } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { findOption } from './findOption.ts';
import type { Lookup } from './useLookup.ts';

interface Row {
  id: number;
  nome: string;
}

const api = {} as PortalClient; // the lookups below answer by themselves
const { signal } = new AbortController();
const rows = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, nome: `GESTOR ${index + 1}` }));

function lookupOf(changes: Partial<Lookup<Row, number>> = {}) {
  const read = vi.fn<Lookup<Row, number>['read']>(async (_api, { page }) => ({
    rows: rows.slice((page - 1) * 20, page * 20),
    total: rows.length,
  }));
  const lookup: Lookup<Row, number> = {
    path: '/api/produtos/gestores',
    read,
    option: ({ id, nome }) => ({ value: id, label: nome }),
    ...changes,
  };
  return { lookup, read };
}

describe('findOption', () => {
  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [45, 3],
  ])('finds the name of %i after %i pages of the list', async (id, pages) => {
    const { lookup, read } = lookupOf();
    expect(await findOption(api, lookup, id, signal)).toEqual({ value: id, label: `GESTOR ${id}` });
    expect(read).toHaveBeenCalledTimes(pages);
  });

  it('stops after the last page when nothing has the id', async () => {
    const { lookup, read } = lookupOf();
    expect(await findOption(api, lookup, 99, signal)).toBeNull();
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('asks for the record alone where the call can', async () => {
    const { lookup, read } = lookupOf({
      pageOf: async (_api, id) => ({ rows: rows.filter((row) => row.id === id), total: 1 }),
    });
    expect(await findOption(api, lookup, 44, signal)).toEqual({ value: 44, label: 'GESTOR 44' });
    expect(await findOption(api, lookup, 99, signal)).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it("fails with the call's own text (CON-53)", async () => {
    const { lookup } = lookupOf({
      read: async () => Promise.reject(new Error('x')),
      failureMessage: 'Erro ao buscar fornecedores',
    });
    await expect(findOption(api, lookup, 1, signal)).rejects.toThrow('Erro ao buscar fornecedores');
  });
});
