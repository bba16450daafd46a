import { PRE_REGISTRATION_STAFF, type Role, STAFF } from '../roles/roles.ts';

/**
 * Who may open a route: the roles listed, of which one is enough; `'all'` for every signed-in user; `'open'` for
 * visitors without a session.
 */
export type RouteAccess = readonly Role[] | 'all' | 'open';

/** A page of the portal and who may open it. */
export interface Route {
  /** Path in the form of react-router: a parameter starts with a colon and takes digits or a UUID. */
  readonly path: string;
  /** Stable kebab-case id of the page. */
  readonly name: string;
  /** Title of the page as users read it. */
  readonly title: string;
  readonly roles: RouteAccess;
}

const supplier = ['Fornecedor'] as const;
const comercial = ['Comercial'] as const;
const director = ['Diretoria'] as const;
const ecommerce = ['Ecommerce'] as const;
const registers = ['Diretoria', 'Comercial'] as const;
const requisitions = ['Comercial', 'Diretoria'] as const;

/**
 * The whole route table (GAP-17): the open routes (FND-010 to FND-013), home (ONB-029), the supplier area and the
 * registers (ONB-012 to ONB-027), the products and the requisitions (RTE-005 to RTE-026), the two routes that
 * the documents leave out (G-39 of the onboarding area), and ours: the own account, the staff and the way to another password (D25). A fixed path stands
 * before a parameter of the same position (CON-59, RTE-027). Guard, router and navigation read this table.
 */
export const routes = [
  { path: '/', name: 'home', title: 'Início', roles: 'all' },
  { path: '/minha-conta', name: 'my-account', title: 'Minha conta', roles: 'all' },
  { path: '/equipe', name: 'staff', title: 'Equipe', roles: director },

  { path: '/signin', name: 'sign-in', title: 'Portal do Fornecedor', roles: 'open' },
  { path: '/signin/backoffice', name: 'sign-in-backoffice', title: 'Acesso do colaborador', roles: 'open' },
  { path: '/signup', name: 'sign-up', title: 'Cadastre-se', roles: 'open' },
  { path: '/authentication', name: 'authentication', title: 'Autenticação', roles: 'open' },
  { path: '/recuperar-senha', name: 'password-recovery', title: 'Recuperar senha', roles: 'open' },
  { path: '/nova-senha', name: 'new-password', title: 'Escolher nova senha', roles: 'open' },
  { path: '/privacidade', name: 'privacy', title: 'Aviso de privacidade', roles: 'open' },

  {
    path: '/fornecedor/fornecedor/cadastro',
    name: 'supplier-supplier-register',
    title: 'Cadastro do fornecedor',
    roles: supplier,
  },
  {
    path: '/fornecedor/pre-cadastro',
    name: 'supplier-pre-registrations',
    title: 'Pré-cadastros',
    roles: PRE_REGISTRATION_STAFF,
  },
  {
    path: '/fornecedor/pre-cadastro/:id',
    name: 'supplier-pre-registration',
    title: 'Pré-cadastro',
    roles: PRE_REGISTRATION_STAFF,
  },
  { path: '/fornecedor/cadastro', name: 'supplier-registrations', title: 'Cadastros', roles: STAFF },
  { path: '/fornecedor/cadastro/:id', name: 'supplier-registration', title: 'Cadastro', roles: STAFF },
  { path: '/fornecedor/parceiros', name: 'supplier-partners', title: 'Parceiros', roles: STAFF },
  { path: '/fornecedor/parceiros/:id', name: 'supplier-partner', title: 'Parceiro', roles: STAFF },

  { path: '/subcadastro/marcas', name: 'register-brands', title: 'Marcas Comercial', roles: registers },
  {
    path: '/subcadastro/marcas-ecommerce',
    name: 'register-ecommerce-brands',
    title: 'Marcas Ecommerce',
    roles: ['Diretoria', 'Comercial', 'Ecommerce'],
  },
  {
    path: '/subcadastro/grupo-divisoes',
    name: 'register-division-groups',
    title: 'Cadastro de Grupos de Divisões',
    roles: registers,
  },
  {
    path: '/subcadastro/alterar-gestor-grupo-divisao',
    name: 'register-division-group-manager',
    title: 'Alterar Gestor de Grupo de Divisão',
    roles: registers,
  },
  { path: '/subcadastro/divisao', name: 'register-divisions', title: 'Divisões', roles: registers },
  {
    path: '/subcadastro/class-mercadologia',
    name: 'register-market-classifications',
    title: 'Classificação mercadológica',
    roles: registers,
  },
  {
    path: '/subcadastro/categoria-familia',
    name: 'register-family-categories',
    title: 'Categorias de família',
    roles: registers,
  },
  { path: '/subcadastro/categorias', name: 'register-categories', title: 'Categorias', roles: registers },
  { path: '/subcadastro/gestores', name: 'register-managers', title: 'Gestores', roles: registers },

  { path: '/meus-produtos', name: 'my-products', title: 'Meus produtos', roles: supplier },
  {
    path: '/meus-produtos/:solicitacaoId',
    name: 'my-products-request',
    title: 'Cadastro de produtos',
    roles: supplier,
  },
  { path: '/produtos/catalogo', name: 'catalogue', title: 'Catálogo de produtos', roles: STAFF },
  {
    path: '/produtos/catalogo/cadastro',
    name: 'catalogue-register',
    title: 'Cadastro de família',
    roles: [...STAFF, 'Fornecedor'],
  },
  { path: '/produtos/catalogo/:id', name: 'catalogue-family', title: 'Família', roles: STAFF },
  { path: '/produtos/operacao', name: 'product-operation', title: 'Operação de produtos', roles: STAFF },
  { path: '/produtos/ecommerce', name: 'ecommerce-products', title: 'Produtos ecommerce', roles: ecommerce },
  {
    path: '/produtos/ecommerce/:id',
    name: 'ecommerce-product',
    title: 'Produto ecommerce',
    roles: ecommerce,
  },
  {
    path: '/produtos/solicitacoes',
    name: 'product-requests',
    title: 'Solicitações de cadastro',
    roles: STAFF,
  },
  {
    path: '/produtos/solicitacoes/nova-solicitacao',
    name: 'product-request-new',
    title: 'Nova solicitação',
    roles: ['Comercial', 'ComericalGeradorLink'],
  },
  {
    path: '/produtos/solicitacoes/:id',
    name: 'product-request-review',
    title: 'Análise da solicitação',
    roles: STAFF,
  },
  {
    path: '/produtos/aprovacao',
    name: 'product-approval',
    title: 'Aprovação de produtos',
    roles: ['Diretoria', 'ComercialAprovadores', 'Comercial'],
  },
  {
    path: '/produtos/alteracao-status',
    name: 'product-status-change',
    title: 'Alteração de status',
    roles: comercial,
  },
  {
    path: '/produtos/alteracao-familia',
    name: 'product-family-change',
    title: 'Alteração de família',
    roles: comercial,
  },
  {
    path: '/produtos/alteracao-fornecedor',
    name: 'product-supplier-change',
    title: 'Alteração de fornecedor',
    roles: comercial,
  },
  { path: '/produtos/consulta-de-logs', name: 'product-logs', title: 'Consulta de logs', roles: comercial },

  {
    path: '/requisicao-de-compras/requisitar',
    name: 'requisition-form',
    title: 'Requisitar compra',
    roles: requisitions,
  },
  {
    path: '/requisicao-de-compras/consultar',
    name: 'requisitions',
    title: 'Consultar requisições',
    roles: requisitions,
  },
  {
    path: '/requisicao-de-compras/validar',
    name: 'requisitions-to-validate',
    title: 'Validar requisições',
    roles: requisitions,
  },
  {
    path: '/requisicao-de-compras/validar/:requestId',
    name: 'requisition-validation',
    title: 'Validar requisição',
    roles: requisitions,
  },
  {
    path: '/requisicao-de-compras/aprovar',
    name: 'requisitions-to-approve',
    title: 'Aprovar requisições',
    roles: director,
  },
  {
    path: '/requisicao-de-compras/aprovar/:requestId',
    name: 'requisition-approval',
    title: 'Aprovar requisição',
    roles: director,
  },
] as const satisfies readonly Route[];

/** Name of a page of the portal. */
export type RouteName = (typeof routes)[number]['name'];

/** The route of a page. */
export function routeNamed(name: RouteName): Route {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`There is no page ${name}`);
  return route;
}
