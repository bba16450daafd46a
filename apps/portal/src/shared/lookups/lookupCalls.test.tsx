import type { PortalClient } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { supplierLookup, unitLookup } from '../../areas/catalogue/product-suppliers/supplyLookups.ts';
import { logUserLookup } from '../../areas/logs/logLookups.ts';
import {
  brandLookup,
  categoryLookup,
  cestLookup,
  departmentLookup,
  divisionLookup,
  groupLookup,
  ncmLookup,
  requestedBrandLookup,
  requestedCategoryLookup,
  riskClassLookup,
  sectionLookup,
  subgroupLookup,
  tagLookup,
} from './catalogueLookups.ts';
import { familyLookup, managerLookup, supplierFilterLookup } from './filterLookups.ts';
import { findOption } from './findOption.ts';
import type { Lookup } from './useLookup.ts';

interface Call {
  path: string;
  query: Record<string, unknown>;
}

const { signal } = new AbortController();

/** A gateway that answers each call with one row of many, under this name. */
function answering(name: string, total: number) {
  const calls: Call[] = [];
  const answer = { [name]: [{ id: 7 }], meta: { paginacao: { totalRegistros: total } } };
  const GET = vi.fn(async (path: string, { params }: { params: { query: Call['query'] } }) => {
    calls.push({ path, query: params.query });
    return { data: answer };
  });
  return { calls, api: { GET } as unknown as PortalClient }; // a lookup reads and does nothing else
}

/** What a lookup asks for the second page of a search, and what it makes of the rows under this name. */
async function ask<Row, Of>(lookup: Lookup<Row, number, Of>, of: Of, name: string) {
  const { calls, api } = answering(name, 21);
  const page = await lookup.read(api, { search: 'PANELA', page: 2, of, signal });
  return { calls, page };
}

/** What is asked for the name of a value in an address. */
async function askFor<Row>(lookup: Lookup<Row, number>, value: number, name: string) {
  const { calls, api } = answering(name, 100_000);
  await findOption(api, lookup, value, signal);
  return calls;
}

describe('the calls of the lookups, with the names of the contract (API3-012, API3-013)', () => {
  it.each([
    [
      'FAM-050, GAP-52',
      () => ask(brandLookup, undefined, 'marcas'),
      '/api/produtos/marcas',
      { filtro: 'PANELA' },
      20,
    ],
    [
      'FAM-051, GAP-52',
      () => ask(categoryLookup, undefined, 'categorias'),
      '/api/produtos/categorias',
      { descricao: 'PANELA' },
      20,
    ],
    [
      'FMC-040',
      () => ask(departmentLookup, undefined, 'departamentos'),
      '/api/produtos/departamentos',
      { busca: 'PANELA' },
      30,
    ],
    [
      'FMC-041',
      () => ask(sectionLookup, 2, 'secoes'),
      '/api/produtos/secoes',
      { busca: 'PANELA', departamentoId: 2 },
      30,
    ],
    [
      'FMC-042',
      () => ask(groupLookup, 5, 'grupos'),
      '/api/produtos/grupos',
      { busca: 'PANELA', secaoId: 5 },
      30,
    ],
    [
      'FMC-043',
      () => ask(subgroupLookup, 11, 'subgrupos'),
      '/api/produtos/subgrupos',
      { busca: 'PANELA', grupoId: 11 },
      30,
    ],
    [
      'FMC-093',
      () => ask(riskClassLookup, undefined, 'classificacoesDeRisco'),
      '/api/produtos/classificacoes-de-risco',
      { busca: 'PANELA' },
      30,
    ],
    [
      'FND-045, FMC-057',
      () => ask(cestLookup, 4, 'cest'),
      '/api/produtos/cests',
      { busca: 'PANELA', ncmId: 4 },
      20,
    ],
    ['FMC-054', () => ask(ncmLookup, undefined, 'ncm'), '/api/produtos/ncms', { busca: 'PANELA' }, 20],
    ['FMC-096', () => ask(tagLookup, undefined, 'tags'), '/api/produtos/tags', { descricao: 'PANELA' }, 20],
    [
      'LNK-032',
      () => ask(supplierLookup, undefined, 'fornecedores'),
      '/api/fornecedores/lista',
      { busca: 'PANELA' },
      20,
    ],
    [
      'LNK-033',
      () => ask(unitLookup, undefined, 'unidade'),
      '/api/produtos/unidades',
      { descricao: 'PANELA' },
      20,
    ],
    [
      'FLT-001',
      () => ask(familyLookup, undefined, 'familias'),
      '/api/produtos/familias',
      { busca: 'PANELA' },
      20,
    ],
    [
      'FLT-010, FND-099',
      () => ask(supplierFilterLookup, undefined, 'fornecedores'),
      '/api/fornecedores/lista',
      { busca: 'PANELA' },
      30,
    ],
    [
      'FLT-011, FMC-051',
      () => ask(divisionLookup, undefined, 'divisoes'),
      '/api/produtos/divisoes',
      { descricao: 'PANELA' },
      20,
    ],
    [
      'FLT-012',
      () => ask(managerLookup, undefined, 'gestores'),
      '/api/produtos/gestores',
      { busca: 'PANELA' },
      20,
    ],
  ])('%s', async (_ids, read, path, query, size) => {
    const { calls, page } = await read();
    expect(calls).toEqual([{ path, query: { ...query, Pagina: 2, QuantidadeRegistros: size } }]);
    expect(page).toEqual({ rows: [{ id: 7 }], total: 21 });
  });

  it.each([
    ['FMC-116', () => ask(requestedCategoryLookup, undefined, 'categorias'), '/api/produtos/categorias'],
    ['FMC-117', () => ask(requestedBrandLookup, undefined, 'marcas'), '/api/produtos/marcas'],
  ])('%s, with those of the request forms (X-03)', async (_id, read, path) => {
    const { calls } = await read();
    expect(calls).toEqual([{ path, query: { search: 'PANELA', page: 2 } }]);
  });

  it.each([departmentLookup, sectionLookup, groupLookup, subgroupLookup])(
    'end with a page of fewer than 30 rows, of the classifications (FMC-044)',
    ({ fullPage }) => {
      expect(fullPage).toBe(30);
    },
  );
});

it.each([
  ['family', () => askFor(familyLookup, 50_000, 'familias'), '/api/produtos/familias', { FamiliaId: 50_000 }],
  [
    'supplier',
    () => askFor(supplierFilterLookup, 50_000, 'fornecedores'),
    '/api/fornecedores/lista',
    { FornecedorId: 50_000 },
  ],
  [
    'user',
    () => askFor(logUserLookup, 50_000, 'usuarios'),
    '/api/produtos/logs/usuarios',
    { UsuarioId: 50_000 },
  ],
])('finds a %s of an address with one call, however many there are', async (_name, read, path, query) => {
  expect(await read()).toEqual([{ path, query: { ...query, Pagina: 1, QuantidadeRegistros: 1 } }]);
});

it('searches divisions 300 ms after the last key (FLT-011, LOT-038)', () => {
  expect(divisionLookup.searchDelayMs).toBe(300);
});
