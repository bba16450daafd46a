import type { paths, Schemas } from '@portal/api';

interface ListOperation {
  get: { responses: { 200: { content: { 'application/json': { meta: Schemas['ListMeta'] } } } } };
}

/** A path of the contract whose GET returns a page of rows. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends ListOperation ? Path : never;
}[keyof paths];

/** Query of a list call. */
export type QueryOf<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['query']>;

type AnswerOf<Path extends ListPath> = paths[Path]['get']['responses'][200]['content']['application/json'];

/** Name of the rows in the answer. */
export type RowsName<Path extends ListPath> = Exclude<keyof AnswerOf<Path>, 'meta'>;

/** A row of the answer. */
export type RowOf<
  Path extends ListPath,
  Name extends RowsName<Path>,
> = AnswerOf<Path>[Name] extends readonly (infer Row)[] ? Row : never;

/** Name of the search text in the query. */
type SearchName<Path extends ListPath> = Extract<
  keyof QueryOf<Path>,
  'Busca' | 'busca' | 'descricao' | 'filtro' | 'search'
>;

/** The name of the search text, for a call that has one. */
export type Searching<Path extends ListPath> = [SearchName<Path>] extends [never]
  ? { readonly search?: undefined }
  : { readonly search: SearchName<Path> };

/** A column that the list can be sorted by, named as in the rows. */
export type SortColumn<Path extends ListPath> =
  QueryOf<Path> extends { readonly 'Ordenacao.Coluna'?: infer Column extends string }
    ? Uncapitalize<Column>
    : never;

/** How the call names page and page size (CON-29); some have other names for the request forms. */
export type Paging<Path extends ListPath> = 'Pagina' extends keyof QueryOf<Path>
  ? { readonly paging?: 'page' extends keyof QueryOf<Path> ? 'plain' | 'request' : 'plain' }
  : { readonly paging: 'prefixed' };

/** Where filters go: the name of their query parameter, or a function that writes it. */
export type FilterTargets<Path extends ListPath> = Readonly<
  Record<string, keyof QueryOf<Path> | ((value: never) => Partial<QueryOf<Path>>)>
>;

/** The values of these filters, `null` for unused ones. */
export type FiltersOf<Path extends ListPath, Targets> = {
  readonly [Name in keyof Targets]: Targets[Name] extends keyof QueryOf<Path>
    ? NonNullable<QueryOf<Path>[Targets[Name]]> | null
    : Targets[Name] extends (value: infer Value) => unknown
      ? Value
      : never;
};
