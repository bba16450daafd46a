import { answerOf, type PortalClient, type Schemas, toApiError } from '@portal/api';
import { href, type Role, routeAllows, routeNamed, type StaticRouteName, supplierName } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { type Atom, atom } from 'jotai';
import type { AtomWithQueryResult } from 'jotai-tanstack-query';
import { Building2, ClipboardList, Layers, type LucideIcon, Package, ShoppingCart } from 'lucide-react';
import { type ListCall, listOf } from '../../shared/list/listOf.ts';
import type { RowsPage } from '../../shared/list/readAllRows.ts';
import { requestOf, requestRowOf } from '../../shared/requests/answeredRequest.ts';
import { queryAtom } from '../../shared/server-state/queryAtom.ts';
import { apiAtom } from '../../shared/services/servicesAtom.ts';

/** A record that the palette found. */
interface FoundRecord {
  readonly href: string;
  readonly label: string;
  /** What tells it apart. */
  readonly description?: string;
}

/** What a list answered. */
export interface FoundPage {
  readonly records: readonly FoundRecord[];
  /** Where all of them are, `null` where `records` are all. */
  readonly list: { readonly href: string; readonly total: number; readonly hasUncounted: boolean } | null;
}

/** Rows of each list: the palette is for somebody who knows what to look for. */
const PAGE_SIZE = 5;

/** The search that the lists are asked for; `''` for none. */
export const askedTextAtom = atom('');

/** What answers a search: a list, or the call of a record that is known by its number. */
type SearchCall<Row> = Pick<ListCall<Row, never, object>, 'read'> & { readonly path: string };

interface SourceOptions<Row> {
  /** The page with the list: its roles search in it. */
  readonly page: StaticRouteName;
  /** Which of its lists, in its address. */
  readonly kind?: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly call: SearchCall<Row>;
  readonly record: (row: Row) => FoundRecord;
}

/** A list that the palette searches in. */
interface PaletteSource extends Omit<SourceOptions<never>, 'call' | 'record' | 'kind'> {
  /** What the list answered to the search; it is asked while somebody reads this. */
  readonly foundAtom: Atom<AtomWithQueryResult<FoundPage, unknown>>;
}

function createSource<Row>({ call, record, kind, ...facts }: SourceOptions<Row>): PaletteSource {
  const read = (api: PortalClient, search: string, signal: AbortSignal): Promise<RowsPage<Row>> =>
    call.read(api, { search, page: 1, pageSize: PAGE_SIZE, filters: {} }, signal);
  const foundAtom = queryAtom((get) => {
    const api = get(apiAtom);
    const search = get(askedTextAtom);
    return {
      queryKey: ['get', call.path, 'palette', facts.page, search],
      queryFn: async ({ signal }): Promise<FoundPage> => {
        const { rows, total, hasMore = false } = await read(api, search, signal);
        const isAll = total <= rows.length && !hasMore;
        return {
          records: rows.map(record),
          list: isAll
            ? null
            : { href: href(facts.page, { lista: kind, busca: search }), total, hasUncounted: hasMore },
        };
      },
      enabled: search !== '',
      placeholderData: keepPreviousData, // dimmed while the next answer is on its way
    };
  });
  return { ...facts, foundAtom };
}

/** Digits of a pasted code, without its separators; any other text as it is. */
const bareCode = (text: string) => (/^[\d\s.-]+$/.test(text) ? text.replace(/\D/g, '') : text);

const productCall = listOf('/api/produtos', { search: 'Busca', rows: 'produtos', paging: 'prefixed' });

/** Products by code, name or EAN, which may be typed with spaces. */
const products: typeof productCall = {
  ...productCall,
  read: (api, question, signal) =>
    productCall.read(api, { ...question, search: bareCode(question.search) }, signal),
};

/** What a product may have been searched by. */
const productCodes = ({ codigo, gtinEan }: Pick<Schemas['ProductListItem'], 'codigo' | 'gtinEan'>) =>
  `Código ${codigo}${gtinEan === null ? '' : `, EAN ${gtinEan}`}`;

const REQUISITION = '/api/produtos/requisicoes/{requisicaoId}';

/** Number of a requisition: an EAN has more digits. */
const REQUISITION_NUMBER = /^\d{1,7}$/;

async function readRequisition(api: PortalClient, requisicaoId: number, signal?: AbortSignal) {
  const call = api.GET(REQUISITION, { params: { path: { requisicaoId } }, signal: signal ?? null });
  try {
    return [(await answerOf(call)).requisicao];
  } catch (error) {
    if (toApiError(error).kind === 'notFound') return [];
    throw error;
  }
}

/** The requisition of a number; the lists of requisitions take no search. */
const requisitions: SearchCall<Schemas['Requisition']> = {
  path: REQUISITION,
  read: async (api, { search }, signal) => {
    const rows = REQUISITION_NUMBER.test(search) ? await readRequisition(api, Number(search), signal) : [];
    return { rows, total: rows.length };
  },
};

const REQUESTS = '/api/produtos/solicitacoes-cadastros/home';

type RegistrationCall = ListCall<Schemas['RegistrationRow'], never, object>;

/** Registrations of a list by CNPJ or name; a new one has only its trade name. */
const registrations = (
  page: StaticRouteName,
  recordPage: 'supplier-partner' | 'supplier-registration' | 'supplier-pre-registration',
  call: RegistrationCall,
) =>
  createSource({
    page,
    label: routeNamed(page).title,
    icon: Building2,
    call,
    record: ({ id, name, nomeFantasia, cnpj }) => ({
      href: href(recordPage, { id }),
      label: supplierName({ razaoSocial: name, nomeFantasia, cnpj }),
      ...(name && nomeFantasia && { description: nomeFantasia }),
    }),
  });

/** The lists that the palette searches in, in the order in which it shows them. A new area adds its own here. */
const paletteSources: readonly PaletteSource[] = [
  registrations(
    'supplier-partners',
    'supplier-partner',
    listOf('/api/fornecedores/parceiros', { search: 'Busca', rows: 'fluxos' }),
  ),
  registrations(
    'supplier-registrations',
    'supplier-registration',
    listOf('/api/fornecedores/cadastro', { search: 'Busca', rows: 'fluxos' }),
  ),
  registrations(
    'supplier-pre-registrations',
    'supplier-pre-registration',
    listOf('/api/fornecedores/pre-cadastros', { search: 'Busca', rows: 'fluxos' }),
  ),
  createSource({
    page: 'catalogue',
    kind: 'familias',
    label: 'Famílias',
    icon: Layers,
    call: listOf('/api/produtos/familias', { search: 'busca', rows: 'familias' }),
    record: ({ id, nome, codigo }) => ({
      href: href('catalogue-family', { id }),
      label: nome,
      description: `Código ${codigo}`,
    }),
  }),
  createSource({
    page: 'catalogue',
    label: 'Produtos',
    icon: Package,
    call: products,
    record: ({ id, familiaId, nome, codigo, gtinEan }) => ({
      href: href('catalogue-family', { id: familiaId, produto: id }),
      label: nome,
      description: productCodes({ codigo, gtinEan }),
    }),
  }),
  createSource({
    page: 'ecommerce-products',
    label: routeNamed('ecommerce-products').title,
    icon: Package,
    call: products,
    record: ({ id, nome, codigo, gtinEan }) => ({
      href: href('ecommerce-product', { id }),
      label: nome,
      description: productCodes({ codigo, gtinEan }),
    }),
  }),
  createSource({
    page: 'requisitions',
    label: 'Requisições',
    icon: ShoppingCart,
    call: requisitions,
    record: ({ id, fornecedor }) => ({
      href: href('requisition-form', { requestId: id }),
      label: `Requisição ${id}, ${fornecedor}`,
    }),
  }),
  createSource({
    page: 'product-requests',
    label: 'Solicitações',
    icon: ClipboardList,
    call: listOf(REQUESTS, { search: 'Busca', rows: 'solicitacoes', row: requestRowOf }),
    record: ({
      id,
      solicitacaoCadastroProdutoId,
      codigoSolicitacao,
      produtoNome,
      familiaNome,
      ...supplier
    }) => ({
      href: href('product-request-review', { id, produto: solicitacaoCadastroProdutoId }),
      label: produtoNome ?? familiaNome ?? 'Família sem nome',
      description: `Solicitação ${codigoSolicitacao}, ${supplierName({
        razaoSocial: null,
        nomeFantasia: supplier.fornecedorNomeTela,
        cnpj: supplier.fornecedorCnpj,
      })}`,
    }),
  }),
  createSource({
    page: 'my-products',
    label: 'Solicitações',
    icon: ClipboardList,
    call: listOf(REQUESTS, {
      search: 'Busca',
      rows: 'solicitacoes',
      row: requestOf,
      query: { Proprias: true },
    }),
    record: ({ codigo }) => ({
      href: href('my-products', { busca: codigo }),
      label: `Solicitação ${codigo}`,
    }),
  }),
];

/** The lists that users with these roles search in. */
export function sourcesOf(roles: readonly Role[]): PaletteSource[] {
  return paletteSources.filter(({ page }) => routeAllows(routeNamed(page), roles));
}
