import type { RouteName } from '@portal/domain';

/** A page that the navigation links. */
export interface BuiltPage {
  readonly name: RouteName;
  /** Group of the navigation that the page stands in, `null` for above all groups. */
  readonly section: string | null;
  /** What the link says, if not the title of the page. */
  readonly label?: string;
  /** What the page is for, on its card at the start. */
  readonly description: string;
}

/**
 * The pages that are built. The navigation and the home page link these and no others; every other route shows
 * 'Em construção'.
 */
export const builtPages = [
  { name: 'home', section: null, description: '' },
  {
    name: 'supplier-supplier-register',
    section: 'Fornecedores',
    label: 'Meu cadastro',
    description: 'Preencha as etapas do cadastro e acompanhe a análise.',
  },
  {
    name: 'supplier-pre-registrations',
    section: 'Fornecedores',
    description: 'Analise quem pediu o cadastro: dados básicos, marcas e categorias.',
  },
  {
    name: 'supplier-registrations',
    section: 'Fornecedores',
    description: 'Acompanhe e analise os cadastros que passaram da primeira análise.',
  },
  {
    name: 'supplier-partners',
    section: 'Fornecedores',
    description: 'Consulte os fornecedores aprovados e os importados do legado.',
  },
  {
    name: 'catalogue',
    section: 'Produtos',
    label: 'Catálogo',
    description: 'Consulte produtos e famílias por código, nome ou EAN.',
  },
  {
    name: 'product-operation',
    section: 'Produtos',
    label: 'Operação',
    description: 'Encontre famílias e produtos por fornecedor, divisão, gestor ou período.',
  },
  {
    name: 'product-requests',
    section: 'Produtos',
    label: 'Solicitações',
    description: 'Acompanhe o que os fornecedores cadastram a pedido da empresa.',
  },
  {
    name: 'my-products',
    section: 'Produtos',
    description: 'Cadastre as famílias que foram solicitadas e envie para análise.',
  },
  {
    name: 'ecommerce-products',
    section: 'Produtos',
    label: 'Ecommerce',
    description: 'Mantenha descrição, fotos e marca dos produtos da loja virtual.',
  },
  {
    name: 'register-brands',
    section: 'Subcadastros',
    description: 'Cadastre e mantenha as marcas da área comercial.',
  },
  {
    name: 'register-ecommerce-brands',
    section: 'Subcadastros',
    description: 'Cadastre e mantenha as marcas da loja virtual.',
  },
  {
    name: 'register-division-groups',
    section: 'Subcadastros',
    label: 'Grupos de divisões',
    description: 'Cadastre e mantenha os grupos de divisões e os seus gestores.',
  },
  {
    name: 'register-division-group-manager',
    section: 'Subcadastros',
    label: 'Alterar gestor',
    description: 'Passe grupos de divisões de um gestor a outro.',
  },
  {
    name: 'register-managers',
    section: 'Subcadastros',
    description: 'Cadastre os gestores e diga quem está ativo.',
  },
  {
    name: 'register-divisions',
    section: 'Subcadastros',
    description: 'Consulte as divisões e os seus códigos.',
  },
  {
    name: 'register-market-classifications',
    section: 'Subcadastros',
    description: 'Consulte departamentos, seções, grupos e subgrupos.',
  },
  {
    name: 'register-family-categories',
    section: 'Subcadastros',
    description: 'Cadastre e mantenha as categorias das famílias de produtos.',
  },
  {
    name: 'register-categories',
    section: 'Subcadastros',
    label: 'Categorias de fornecedor',
    description: 'Cadastre e mantenha as categorias em que os fornecedores atuam.',
  },
] as const satisfies readonly BuiltPage[];
