import { Building2, ClipboardCheck, Home, Package, Percent, Store, Tags, Users } from 'lucide-react';
import type { NavigationSection } from './SideNav.types.ts';

/** A navigation as the portal has it. */
export const navigationExample: readonly NavigationSection[] = [
  { id: 'geral', items: [{ id: 'inicio', label: 'Início', icon: <Home />, href: '/' }] },
  {
    id: 'produtos',
    label: 'Produtos',
    items: [
      { id: 'catalogo', label: 'Catálogo', icon: <Package />, href: '/produtos/catalogo' },
      { id: 'marcas', label: 'Marcas Comercial', icon: <Tags />, href: '/produtos/marcas' },
      { id: 'ecommerce', label: 'Marcas Ecommerce', icon: <Store />, href: '/produtos/marcas-ecommerce' },
      {
        id: 'solicitacoes',
        label: 'Solicitações de cadastro',
        icon: <ClipboardCheck />,
        href: '/produtos/solicitacoes',
      },
    ],
  },
  {
    id: 'fornecedores',
    label: 'Fornecedores',
    items: [
      { id: 'fornecedores', label: 'Fornecedores', icon: <Building2 />, href: '/fornecedores' },
      { id: 'contatos', label: 'Contatos', icon: <Users />, href: '/fornecedores/contatos' },
      { id: 'impostos', label: 'Impostos', icon: <Percent />, href: '/fornecedores/impostos' },
    ],
  },
];
