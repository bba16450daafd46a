import { listOf } from '../list/listOf.ts';
import { createLookup } from './createLookup.ts';

/** A record with an id and a name. */
interface Described {
  readonly id: number;
  readonly descricao: string;
}

const described = ({ id, descricao }: Described) => ({ value: id, label: descricao });

/** A code with its meaning on the second line. */
const coded = ({ id, codigo, descricao }: Described & { codigo: string }) => ({
  value: id,
  label: codigo,
  description: descricao,
});

/** Brands of the commercial area (FAM-050). */
export const brandLookup = createLookup({
  call: listOf('/api/produtos/marcas', { search: 'filtro', rows: 'marcas' }),
  option: described,
});

/** Categories of families (FAM-051). */
export const categoryLookup = createLookup({
  call: listOf('/api/produtos/categorias', { search: 'descricao', rows: 'categorias' }),
  option: described,
});

/** Brands in a family of a request, where the same call has other names (FMC-117, X-03). */
export const requestedBrandLookup = createLookup({
  call: listOf('/api/produtos/marcas', { search: 'search', rows: 'marcas', paging: 'request' }),
  option: described,
});

/** Categories in a family of a request, where the same call has other names (FMC-116, X-03). */
export const requestedCategoryLookup = createLookup({
  call: listOf('/api/produtos/categorias', { search: 'search', rows: 'categorias', paging: 'request' }),
  option: described,
});

/** NCM codes (FMC-054). */
export const ncmLookup = createLookup({
  call: listOf('/api/produtos/ncms', { search: 'busca', rows: 'ncm' }),
  option: coded,
});

/** CEST codes, only those that fit the chosen NCM (FMC-057). */
export const cestLookup = createLookup({
  call: listOf('/api/produtos/cests', { search: 'busca', rows: 'cest', filters: { of: 'ncmId' } }),
  option: coded,
});

/** What the four levels of the marketing classification share (FMC-040 to FMC-045). */
const classification = {
  pageSize: 30,
  fullPage: 30,
  failureMessage: 'Erro ao carregar classificações',
} as const;

/** Departments of the marketing classification (FMC-040). */
export const departmentLookup = createLookup({
  call: listOf('/api/produtos/departamentos', { search: 'busca', rows: 'departamentos' }),
  option: described,
  ...classification,
});

/** Sections of a department (FMC-041). */
export const sectionLookup = createLookup({
  call: listOf('/api/produtos/secoes', {
    search: 'busca',
    rows: 'secoes',
    filters: { of: 'departamentoId' },
  }),
  option: described,
  ...classification,
  waits: true,
});

/** Groups of a section (FMC-042). */
export const groupLookup = createLookup({
  call: listOf('/api/produtos/grupos', { search: 'busca', rows: 'grupos', filters: { of: 'secaoId' } }),
  option: described,
  ...classification,
  waits: true,
});

/** Subgroups of a group (FMC-043). */
export const subgroupLookup = createLookup({
  call: listOf('/api/produtos/subgrupos', { search: 'busca', rows: 'subgrupos', filters: { of: 'grupoId' } }),
  option: described,
  ...classification,
  waits: true,
});

/** What the divisions of a filter are narrowed to. */
export interface DivisionsOf {
  readonly grupoDivisaoId?: number;
  readonly fornecedorId?: number;
}

/** Divisions, also those of a price tag; in a filter those of a group or a supplier (FLT-011, FMC-051, X-18, LOT-037). */
export const divisionLookup = createLookup({
  call: listOf('/api/produtos/divisoes', {
    search: 'descricao',
    rows: 'divisoes',
    filters: { of: (of: DivisionsOf | undefined) => of ?? {} },
  }),
  option: described,
  searchDelayMs: 300,
});

/** What the division groups of a filter are narrowed to. */
interface GroupsOf {
  readonly gestorId?: number;
  readonly fornecedorId?: number;
}

/** Division groups; in a filter those of a manager or a supplier (LOT-036). */
export const divisionGroupLookup = createLookup({
  call: listOf('/api/produtos/grupo-divisoes', {
    search: 'busca',
    rows: 'grupoDivisoes',
    paging: 'prefixed',
    filters: { of: (of: GroupsOf | undefined) => of ?? {} },
  }),
  option: described,
});

/** Risk classifications. */
export const riskClassLookup = createLookup({
  call: listOf('/api/produtos/classificacoes-de-risco', { search: 'busca', rows: 'classificacoesDeRisco' }),
  option: described,
  pageSize: 30, // FMC-093
});

/** Tags (FND-062). */
export const tagLookup = createLookup({
  call: listOf('/api/produtos/tags', { search: 'descricao', rows: 'tags' }),
  option: described,
});
