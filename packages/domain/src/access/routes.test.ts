import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { matchRoute } from './matchRoute.ts';
import { routeAllows } from './routeAllows.ts';
import { type Route, routes } from './routes.ts';

const preRegistration = 'Comercial ComercialAprovadores ComericalGeradorLink';
const staff = 'Comercial ComercialAprovadores ComericalGeradorLink Contabil Diretoria';

/** The tables of the three documents and the page that a decision adds, written again, so that a slip in one of the two shows. */
const documented: readonly [path: string, access: string, requirement: string][] = [
  ['/', 'all', 'ONB-029'],
  ['/minha-conta', 'all', 'D25'],
  ['/equipe', 'Diretoria', 'D25'],
  ['/recuperar-senha', 'open', 'D25'],
  ['/nova-senha', 'open', 'D25'],
  ['/privacidade', 'open', 'D31'],
  ['/signin', 'open', 'FND-010'],
  ['/signin/backoffice', 'open', 'FND-011'],
  ['/signup', 'open', 'FND-012'],
  ['/authentication', 'open', 'FND-013'],
  ['/fornecedor/fornecedor/cadastro', 'Fornecedor', 'ONB-012'],
  ['/fornecedor/pre-cadastro', preRegistration, 'ONB-015'],
  ['/fornecedor/pre-cadastro/:id', preRegistration, 'ONB-016'],
  ['/fornecedor/cadastro', staff, 'ONB-017'],
  ['/fornecedor/cadastro/:id', staff, 'ONB-018'],
  ['/fornecedor/parceiros', staff, 'ONB-019'],
  ['/fornecedor/parceiros/:id', staff, 'ONB-020'],
  ['/subcadastro/marcas', 'Comercial Diretoria', 'ONB-021'],
  ['/subcadastro/marcas-ecommerce', 'Comercial Diretoria Ecommerce', 'G-39'],
  ['/subcadastro/grupo-divisoes', 'Comercial Diretoria', 'ONB-022'],
  ['/subcadastro/alterar-gestor-grupo-divisao', 'Comercial Diretoria', 'G-39'],
  ['/subcadastro/divisao', 'Comercial Diretoria', 'ONB-023'],
  ['/subcadastro/class-mercadologia', 'Comercial Diretoria', 'ONB-024'],
  ['/subcadastro/categoria-familia', 'Comercial Diretoria', 'ONB-025'],
  ['/subcadastro/categorias', 'Comercial Diretoria', 'ONB-026'],
  ['/subcadastro/gestores', 'Comercial Diretoria', 'ONB-027'],
  ['/meus-produtos', 'Fornecedor', 'RTE-005'],
  ['/meus-produtos/:solicitacaoId', 'Fornecedor', 'RTE-006'],
  ['/produtos/catalogo', staff, 'RTE-007'],
  ['/produtos/catalogo/:id', staff, 'RTE-008'],
  ['/produtos/operacao', staff, 'RTE-009'],
  ['/produtos/catalogo/cadastro', `${staff} Fornecedor`, 'RTE-010'],
  ['/produtos/ecommerce', 'Ecommerce', 'RTE-011'],
  ['/produtos/ecommerce/:id', 'Ecommerce', 'RTE-012'],
  ['/produtos/solicitacoes', staff, 'RTE-013'],
  ['/produtos/solicitacoes/:id', staff, 'RTE-014'],
  ['/produtos/solicitacoes/nova-solicitacao', 'Comercial ComericalGeradorLink', 'RTE-015'],
  ['/produtos/aprovacao', 'Comercial ComercialAprovadores Diretoria', 'RTE-016'],
  ['/produtos/alteracao-status', 'Comercial', 'RTE-017'],
  ['/produtos/alteracao-familia', 'Comercial', 'RTE-018'],
  ['/produtos/alteracao-fornecedor', 'Comercial', 'RTE-019'],
  ['/produtos/consulta-de-logs', 'Comercial', 'RTE-020'],
  ['/requisicao-de-compras/requisitar', 'Comercial Diretoria', 'RTE-021'],
  ['/requisicao-de-compras/consultar', 'Comercial Diretoria', 'RTE-022'],
  ['/requisicao-de-compras/validar', 'Comercial Diretoria', 'RTE-023'],
  ['/requisicao-de-compras/validar/:requestId', 'Comercial Diretoria', 'RTE-024'],
  ['/requisicao-de-compras/aprovar', 'Diretoria', 'RTE-025'],
  ['/requisicao-de-compras/aprovar/:requestId', 'Diretoria', 'RTE-026'],
];

const table: readonly Route[] = routes;
const addresses = new Set(documented.map(([path]) => path));
const registers: readonly Role[] = ['Comercial', 'Diretoria'];
const planted = (path: string, roles: Route['roles']): Route => ({ path, name: 'planted', title: '', roles });

/** To whom a page that no document has is opened wrongly: it is for those of its area, or for staff in a new one. */
function strangersOf({ path, roles }: Route): readonly string[] {
  if (addresses.has(path)) return [];
  const [, area] = path.split('/');
  const beside = table.filter((route) => addresses.has(route.path) && route.path.split('/')[1] === area);
  const welcome =
    beside.length > 0
      ? beside.flatMap((route) => route.roles)
      : ROLES.filter((role) => role !== 'Fornecedor');
  return [roles].flat().filter((role) => !welcome.includes(role));
}

describe('routes (FND-015 to FND-017, FND-019)', () => {
  it.each(documented)('%s is for %s (%s)', (path, access) => {
    const route = table.find((one) => one.path === path);
    const roles = route?.roles;
    expect(typeof roles === 'string' ? roles : roles && [...roles].sort().join(' ')).toBe(
      access.includes(' ') ? access.split(' ').sort().join(' ') : access,
    );
  });

  it('opens a page that no document has only to those who may open its neighbours', () => {
    expect(table.filter((route) => strangersOf(route).length > 0)).toEqual([]);
    expect(strangersOf(planted('/subcadastro/novo', registers))).toEqual([]);
    expect(strangersOf(planted('/subcadastro/novo', ['Comercial', 'Fornecedor']))).toEqual(['Fornecedor']);
    expect(strangersOf(planted('/subcadastro/novo', 'all'))).toEqual(['all']);
    expect(strangersOf(planted('/novo/lista', ROLES))).toEqual(['Fornecedor']);
    expect(strangersOf(planted('/novo/lista', 'open'))).toEqual(['open']);
  });

  it('gives each route its own kebab-case name and a title', () => {
    expect(new Set(table.map((route) => route.name)).size).toBe(table.length);
    for (const route of table) {
      expect(route.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(route.title.trim()).not.toBe('');
    }
  });

  it('keeps the route names that the documents give (FND-018, ONB-013)', () => {
    expect(table.find((route) => route.name === 'home')?.path).toBe('/');
    expect(table.find((route) => route.name === 'supplier-supplier-register')?.path).toBe(
      '/fornecedor/fornecedor/cadastro',
    );
  });

  it('puts every fixed path before the parameter of the same position (CON-59, RTE-027)', () => {
    for (const route of table.filter((one) => !one.path.includes(':'))) {
      expect(matchRoute(route.path)?.route).toBe(route);
      const parent = route.path.slice(0, route.path.lastIndexOf('/'));
      const parameter = table.findIndex((one) => one.path.startsWith(`${parent}/:`));
      if (parameter >= 0) expect(table.indexOf(route)).toBeLessThan(parameter);
    }
  });

  it('opens no route to ComercialValidadores alone (CON-08)', () => {
    const opened = table.filter(
      (route) => Array.isArray(route.roles) && routeAllows(route, ['ComercialValidadores']),
    );
    expect(opened).toEqual([]);
  });
});

describe('routeAllows', () => {
  const limited = { roles: ['Comercial', 'Diretoria'] } as const;

  it('takes one of the roles, whatever else the user holds (FND-033, FND-051)', () => {
    expect(routeAllows(limited, ['Diretoria'])).toBe(true);
    expect(routeAllows(limited, ['Fornecedor', 'Comercial'])).toBe(true);
    expect(
      routeAllows(
        limited,
        ROLES.filter((role) => role !== 'Comercial' && role !== 'Diretoria'),
      ),
    ).toBe(false);
    expect(routeAllows(limited, [])).toBe(false);
  });

  it('lets every signed-in user pass a route for all (FND-030)', () => {
    expect(routeAllows({ roles: 'all' }, [])).toBe(true);
    expect(routeAllows({ roles: 'open' }, [])).toBe(true);
  });
});
