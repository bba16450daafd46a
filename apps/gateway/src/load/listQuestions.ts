import type { Role } from '@portal/domain';
import document from '../contract/contract.gen.json' with { type: 'json' };

/** A call of a list. */
export interface ListQuestion {
  readonly path: string;
  /** A role that may ask it. */
  readonly role: Role;
  readonly query: Readonly<Record<string, string>>;
}

/** Values that stand for a parameter of the address or a filter, by its name. */
export type Samples = Readonly<Record<string, string | undefined>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string; readonly enum?: readonly string[]; readonly pattern?: string };
}

interface Operation {
  readonly 'x-roles'?: readonly Role[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
}

const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const shared = document.components;

/** What `#/components/<kind>/<name>` names. */
function resolve<Named>(value: Named | { readonly $ref: string }): Named {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as Named;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return resolve(shared[kind]?.[name] as Named | { readonly $ref: string });
}

/** What is searched for: found often, nowhere, by one letter, by two, by two words, by digits. */
const TEXTS = ['panela', 'zzqx', 'a', 'zq', 'jarra térmica', '7890'];

/** The furthest page of every list, and the first. */
const ENDS = [{}, { page: '100', size: '100' }] as const;

const IGNORED = ['page', 'search'];

/** The first of these that may ask asks. */
const ASKING: readonly Role[] = ['Diretoria', 'Comercial'];

/** So many values of a filter are asked for in every order. */
const SORTED_VALUES = 2;

/** Lists that are empty for most products, which they answer with 404 (BLK-033). */
const LEFT_OUT = ['/api/produtos/descontinuados'];

/** Filters without which a list answers nothing, beside those that the contract requires. */
const NEEDED: Readonly<Record<string, (samples: Samples) => Samples>> = {
  '/api/produtos/logs': ({ codigoProduto }) => ({ Dominio: 'Produtos', CodigoProduto: codigoProduto }),
};

/** For lists that need any filter: the one that finds most. */
const WIDEST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/produtos/aprovacao-lote': { Status: 'AguardandoAprovacao' },
  '/api/produtos/alteracao-status-lote': { Status: 'Aprovado' },
};

/** All values of a filter; a sample where it takes any. */
function valuesOf({ name, schema }: Parameter, samples: Samples): readonly string[] {
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.enum) return schema.enum;
  const sample = samples[name[0]?.toLowerCase() + name.slice(1)];
  return sample === undefined ? [] : [sample];
}

function questionsOf(path: string, operation: Operation, samples: Samples): ListQuestion[] {
  const parameters = (operation.parameters ?? [])
    .map((one) => resolve<Parameter>(one))
    .map((one) => ({ ...one, schema: resolve(one.schema) }))
    .filter(({ in: place, name }) => (place === 'path' || place === 'query') && !IGNORED.includes(name));
  const named = (end: string) => parameters.find(({ name }) => name.endsWith(end));
  const page = named('Pagina');
  const role = ASKING.find((one) => operation['x-roles']?.includes(one));
  if (page === undefined || role === undefined) return [];
  const size = named('QuantidadeRegistros');
  const column = named('Ordenacao.Coluna');
  const ascending = named('Ordenacao.Ascending');
  const rest = parameters.filter((one) => ![page, size, column, ascending].includes(one));
  const fixed = rest.filter((one) => one.required);
  const values = (one: Parameter) => valuesOf(one, samples).map((value) => ({ [one.name]: value }));
  const given: Samples = Object.assign({}, ...fixed.map((one) => values(one)[0]), NEEDED[path]?.(samples));
  if (fixed.some(({ name }) => given[name] === undefined)) return [];
  const always = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const isInPath = (name = '') => path.includes(`{${name}}`);
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
  const base = Object.fromEntries(always.filter(([name]) => !isInPath(name))) as Record<string, string>;
  const isText = ({ schema, name }: Parameter) =>
    schema.type === 'string' && !schema.enum && !schema.pattern && samples[name] === undefined;
  const period = rest.some(({ name }) => name === 'DataInicio' && !fixed.some((one) => one.name === name))
    ? [{ DataInicio: samples.dataInicio ?? '', DataFim: samples.dataFim ?? '' }]
    : [];
  const optional = rest.filter((one) => !one.required && !one.name.startsWith('Data'));
  const texts = optional.filter(isText).flatMap(({ name }) => TEXTS.map((text) => ({ [name]: text })));
  const filters = [...optional.filter((one) => !isText(one)).map(values), period];
  const sorts = (column?.schema.enum ?? []).map((name) => ({ [column?.name ?? '']: name }));
  const ends = ENDS.map((end) =>
    'page' in end ? { [page.name]: end.page, [size?.name ?? '']: end.size } : {},
  );
  const widest = WIDEST[path] ?? {};
  const queries: Record<string, string>[] = [
    ...ends.map((end) => ({ ...widest, ...end })),
    ...sorts.flatMap((sort) =>
      ['true', 'false'].flatMap((way) =>
        ends.map((end) => ({ ...widest, ...sort, [ascending?.name ?? '']: way, ...end })),
      ),
    ),
    ...filters.flat(),
    ...texts,
    ...[...filters.flatMap((some) => some.slice(0, SORTED_VALUES)), ...texts].flatMap((narrowing) =>
      sorts.map((sort) => ({ ...narrowing, ...sort })),
    ),
  ];
  return queries.map((query) => ({ path: place, role, query: { ...base, ...query } }));
}

/** Every list of the contract by every order, filter and kind of text, the furthest page included. */
export function listQuestions(samples: Samples): ListQuestion[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get && !LEFT_OUT.includes(path) ? questionsOf(path, get, samples) : [],
  );
}

/** What `readSamples` reads: a list, and what of its first row is a sample. */
const SOURCES: readonly {
  readonly path: (samples: Samples) => string;
  readonly rows: string;
  readonly names: Readonly<Record<string, string>>;
}[] = [
  {
    path: () => '/api/produtos?Paginacao.Pagina=3',
    rows: 'produtos',
    names: { produtoId: 'id', codigoProduto: 'codigo', familiaId: 'familiaId', gtinEan: 'gtinEan' },
  },
  { path: () => '/api/produtos/familias?Pagina=2', rows: 'familias', names: { codigoFamilia: 'codigo' } },
  { path: () => '/api/produtos/divisoes', rows: 'divisoes', names: { divisaoId: 'id' } },
  { path: () => '/api/produtos/gestores', rows: 'gestores', names: { gestorId: 'id' } },
  { path: () => '/api/produtos/grupo-divisoes', rows: 'grupoDivisoes', names: { grupoDivisaoId: 'id' } },
  { path: () => '/api/produtos/ncms', rows: 'ncm', names: { ncmId: 'id' } },
  { path: () => '/api/produtos/tags', rows: 'tags', names: { tagsIds: 'id' } },
  {
    path: () => '/api/produtos/classificacoes-de-risco',
    rows: 'classificacoesDeRisco',
    names: { classificacaoDeRiscoId: 'id' },
  },
  { path: () => '/api/produtos/departamentos', rows: 'departamentos', names: { departamentoId: 'id' } },
  {
    path: ({ departamentoId }) => `/api/produtos/secoes?departamentoId=${departamentoId}`,
    rows: 'secoes',
    names: { secaoId: 'id' },
  },
  {
    path: ({ secaoId }) => `/api/produtos/grupos?secaoId=${secaoId}`,
    rows: 'grupos',
    names: { grupoId: 'id' },
  },
  { path: () => '/api/produtos/requisicoes', rows: 'requisicoes', names: { requisicaoId: 'id' } },
  {
    path: () => '/api/produtos/solicitacoes-cadastros/home',
    rows: 'solicitacoes',
    names: { solicitacaoCadastroFamiliaId: 'id' },
  },
  {
    path: ({ produtoId }) => `/api/produtos/${produtoId}/fornecedores`,
    rows: 'produtosFornecedores',
    names: { fornecedorId: 'fornecedor' },
  },
];

/** Finds values that exist, by reading lists with `read`: the body of an answer. */
export async function readSamples(read: (path: string) => Promise<unknown>): Promise<Samples> {
  let samples: Samples = { dataInicio: '2024-03-01', dataFim: '2024-03-31', dominio: 'Produtos' };
  for (const { path, rows, names } of SOURCES) {
    const body = (await read(path(samples))) as Record<string, Record<string, unknown>[] | undefined>;
    const [first] = body[rows] ?? [];
    const found = Object.entries(names).map(([name, field]) => {
      const value = first?.[field];
      const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
      return [name, id === undefined || id === null ? undefined : String(id)] as const;
    });
    samples = { ...samples, ...Object.fromEntries(found) };
  }
  return samples;
}
