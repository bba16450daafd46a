import { guard, type RouteName } from '@portal/domain';
import type { createStore } from 'jotai';
import {
  ArrowLeftRight,
  Boxes,
  Building2,
  CircleDollarSign,
  ClipboardList,
  ClipboardPen,
  FileCheck,
  FilePlus,
  FolderInput,
  Handshake,
  History,
  House,
  Layers,
  ListFilter,
  ListTree,
  Package,
  PackageCheck,
  PackagePlus,
  PackageSearch,
  ReceiptText,
  Shapes,
  ShoppingCart,
  Store,
  Tag,
  Truck,
  UserCog,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';

import type { PageLink } from './navigation/PageLink.ts';
import type { LoadPage, OpenPageName, Page } from './openPages.ts';
import { sessionAtom } from './session/sessionAtom.ts';
import { arriveAtom } from './shared/address/addressAtom.ts';

/** Name of a page behind the sign-in. */
export type PageName = Exclude<RouteName, OpenPageName>;

interface PageEntry {
  readonly load: LoadPage;
  /** Its link in navigation and palette; `label` if it differs from the title. Records and the own account have none. */
  readonly link?: Pick<PageLink, 'section' | 'description' | 'icon'> & Partial<Pick<PageLink, 'label'>>;
  /**
   * The pages that it is part of, by its query: the navigation marks the first of them that it shows. Needed where they
   * are not those whose path its own begins with.
   */
  readonly partOf?: (query: URLSearchParams) => readonly PageName[];
}

/**
 * The built pages behind the sign-in, in the order of the navigation. Path, title and roles are in the route table
 * of the domain (`access/routes.ts`).
 */
export const pages: Readonly<Record<PageName, PageEntry>> = {
  home: {
    load: async () => (await import('./areas/home/home/HomePage.tsx')).HomePage,
    link: { section: null, description: '', icon: House },
  },
  'my-account': {
    load: async () => (await import('./areas/account/MyAccountPage.tsx')).MyAccountPage,
  },
  'supplier-supplier-register': {
    load: async () =>
      (await import('./areas/registrations/supplier-page/SupplierRegistrationPage.tsx'))
        .SupplierRegistrationPage,
    link: {
      section: 'Fornecedores',
      label: 'Meu cadastro',
      description: 'Preencha as etapas do cadastro e acompanhe a análise.',
      icon: ClipboardPen,
    },
  },
  'supplier-pre-registrations': {
    load: async () =>
      (await import('./areas/registrations/lists/PreRegistrationsPage.tsx')).PreRegistrationsPage,
    link: {
      section: 'Fornecedores',
      description: 'Analise quem pediu o cadastro: dados básicos, marcas e categorias.',
      icon: UserRoundPlus,
    },
  },
  'supplier-registrations': {
    load: async () =>
      (await import('./areas/registrations/lists/RegistrationListPage.tsx')).RegistrationListPage,
    link: {
      section: 'Fornecedores',
      description: 'Acompanhe e analise os cadastros que passaram da primeira análise.',
      icon: FileCheck,
    },
  },
  'supplier-partners': {
    load: async () => (await import('./areas/registrations/lists/PartnersPage.tsx')).PartnersPage,
    link: {
      section: 'Fornecedores',
      description: 'Consulte os fornecedores aprovados e os importados do legado.',
      icon: Handshake,
    },
  },
  catalogue: {
    load: async () => (await import('./areas/catalogue/products/list/ProductListPage.tsx')).ProductListPage,
    link: {
      section: 'Produtos',
      label: 'Catálogo',
      description: 'Consulte produtos e famílias por código, nome ou EAN.',
      icon: Package,
    },
  },
  'product-operation': {
    load: async () => (await import('./areas/catalogue/products/list/OperationPage.tsx')).OperationPage,
    link: {
      section: 'Produtos',
      label: 'Operação',
      description: 'Encontre famílias e produtos por fornecedor, divisão, gestor ou período.',
      icon: PackageSearch,
    },
  },
  'product-requests': {
    load: async () =>
      (await import('./areas/catalogue/requests/SupplierRequestsPage.tsx')).SupplierRequestsPage,
    link: {
      section: 'Produtos',
      label: 'Solicitações',
      description: 'Acompanhe o que os fornecedores cadastram a pedido da empresa.',
      icon: ClipboardList,
    },
  },
  'product-approval': {
    load: async () => (await import('./areas/catalogue/batches/approval/ApprovalPage.tsx')).ApprovalPage,
    link: {
      section: 'Produtos',
      label: 'Aprovação',
      description: 'Aprove ou reprove em lote os produtos que aguardam a decisão.',
      icon: PackageCheck,
    },
  },
  'product-status-change': {
    load: async () =>
      (await import('./areas/catalogue/batches/status/StatusChangePage.tsx')).StatusChangePage,
    link: {
      section: 'Produtos',
      label: 'Alterar status',
      description: 'Devolva produtos em lote à validação ou à primeira aprovação.',
      icon: History,
    },
  },
  'product-family-change': {
    load: async () =>
      (await import('./areas/catalogue/batches/family-change/FamilyChangePage.tsx')).FamilyChangePage,
    link: {
      section: 'Produtos',
      label: 'Alterar família',
      description: 'Passe produtos de uma família a outra e veja antes o que muda.',
      icon: FolderInput,
    },
  },
  'product-supplier-change': {
    load: async () =>
      (await import('./areas/catalogue/batches/supplier-change/SupplierChangePage.tsx')).SupplierChangePage,
    link: {
      section: 'Produtos',
      label: 'Alterar fornecedor',
      description: 'Passe produtos de um fornecedor a outro.',
      icon: Truck,
    },
  },
  'my-products': {
    load: async () => (await import('./areas/catalogue/requests/MyRequestsPage.tsx')).MyRequestsPage,
    link: {
      section: 'Produtos',
      description: 'Cadastre as famílias que foram solicitadas e envie para análise.',
      icon: PackagePlus,
    },
  },
  'ecommerce-products': {
    load: async () =>
      (await import('./areas/catalogue/products/ecommerce/EcommerceProductsPage.tsx')).EcommerceProductsPage,
    link: {
      section: 'Produtos',
      label: 'Ecommerce',
      description: 'Mantenha descrição, fotos e marca dos produtos da loja virtual.',
      icon: ShoppingCart,
    },
  },
  'product-logs': {
    load: async () => (await import('./areas/logs/LogsPage.tsx')).LogsPage,
    link: {
      section: 'Produtos',
      label: 'Logs',
      description: 'Veja quem alterou uma família, um fornecedor ou um produto, e o que mudou.',
      icon: History,
    },
  },
  'requisition-form': {
    load: async () => (await import('./areas/requisitions/form/RequisitionFormPage.tsx')).RequisitionFormPage,
    partOf: (query) => (query.has('requestId') ? ['requisitions'] : []),
    link: {
      section: 'Requisições de compra',
      label: 'Requisitar',
      description: 'Requisite uma compra a um fornecedor, com valor, prazo e anexos.',
      icon: FilePlus,
    },
  },
  'requisition-validation': {
    load: async () =>
      (await import('./areas/requisitions/form/RequisitionValidationPage.tsx')).RequisitionValidationPage,
  },
  'requisition-approval': {
    load: async () =>
      (await import('./areas/requisitions/form/RequisitionApprovalPage.tsx')).RequisitionApprovalPage,
  },
  requisitions: {
    load: async () => (await import('./areas/requisitions/list/RequisitionsPage.tsx')).RequisitionsPage,
    link: {
      section: 'Requisições de compra',
      label: 'Consultar',
      description: 'Encontre requisições de compra e veja em que ponto cada uma está.',
      icon: ReceiptText,
    },
  },
  'requisitions-to-validate': {
    load: async () =>
      (await import('./areas/requisitions/list/RequisitionsToValidatePage.tsx')).RequisitionsToValidatePage,
    link: {
      section: 'Requisições de compra',
      label: 'Validar',
      description: 'Confira e valide as requisições que foram pedidas.',
      icon: ListFilter,
    },
  },
  'requisitions-to-approve': {
    load: async () => (await import('./areas/requisitions/approval/ApprovalListPage.tsx')).ApprovalListPage,
    link: {
      section: 'Requisições de compra',
      label: 'Aprovar',
      description: 'Aprove ou recuse as requisições validadas, com o que vence de cada uma.',
      icon: CircleDollarSign,
    },
  },
  'register-brands': {
    load: async () =>
      (await import('./areas/registers/brands/CommercialBrandsPage.tsx')).CommercialBrandsPage,
    link: {
      section: 'Subcadastros',
      description: 'Cadastre e mantenha as marcas da área comercial.',
      icon: Tag,
    },
  },
  'register-ecommerce-brands': {
    load: async () => (await import('./areas/registers/brands/EcommerceBrandsPage.tsx')).EcommerceBrandsPage,
    link: {
      section: 'Subcadastros',
      description: 'Cadastre e mantenha as marcas da loja virtual.',
      icon: Store,
    },
  },
  'register-division-groups': {
    load: async () =>
      (await import('./areas/registers/division-groups/DivisionGroupsPage.tsx')).DivisionGroupsPage,
    link: {
      section: 'Subcadastros',
      label: 'Grupos de divisões',
      description: 'Cadastre e mantenha os grupos de divisões e os seus gestores.',
      icon: Boxes,
    },
  },
  'register-division-group-manager': {
    load: async () =>
      (await import('./areas/registers/manager-transfer/ManagerTransferPage.tsx')).ManagerTransferPage,
    link: {
      section: 'Subcadastros',
      label: 'Alterar gestor',
      description: 'Passe grupos de divisões de um gestor a outro.',
      icon: ArrowLeftRight,
    },
  },
  'register-managers': {
    load: async () => (await import('./areas/registers/managers/ManagersPage.tsx')).ManagersPage,
    link: {
      section: 'Subcadastros',
      description: 'Cadastre os gestores e diga quem está ativo.',
      icon: UserCog,
    },
  },
  'register-divisions': {
    load: async () => (await import('./areas/registers/divisions/DivisionsPage.tsx')).DivisionsPage,
    link: {
      section: 'Subcadastros',
      description: 'Consulte as divisões e os seus códigos.',
      icon: Layers,
    },
  },
  'register-market-classifications': {
    load: async () =>
      (await import('./areas/registers/market-classifications/MarketClassificationsPage.tsx'))
        .MarketClassificationsPage,
    link: {
      section: 'Subcadastros',
      description: 'Consulte departamentos, seções, grupos e subgrupos.',
      icon: ListTree,
    },
  },
  'register-family-categories': {
    load: async () =>
      (await import('./areas/registers/family-categories/FamilyCategoriesPage.tsx')).FamilyCategoriesPage,
    link: {
      section: 'Subcadastros',
      description: 'Cadastre e mantenha as categorias das famílias de produtos.',
      icon: Shapes,
    },
  },
  'register-categories': {
    load: async () =>
      (await import('./areas/registers/supplier-categories/SupplierCategoriesPage.tsx'))
        .SupplierCategoriesPage,
    link: {
      section: 'Subcadastros',
      label: 'Categorias de fornecedor',
      description: 'Cadastre e mantenha as categorias em que os fornecedores atuam.',
      icon: Building2,
    },
  },
  staff: {
    load: async () => (await import('./areas/staff/StaffPage.tsx')).StaffPage,
    link: {
      section: 'Administração',
      description: 'Convide pessoas da empresa, dê e retire funções, encerre acessos.',
      icon: UsersRound,
    },
  },
  'supplier-pre-registration': {
    load: async () =>
      (await import('./areas/registrations/record/PreRegistrationRecordPage.tsx')).PreRegistrationRecordPage,
  },
  'supplier-registration': {
    load: async () =>
      (await import('./areas/registrations/record/RegistrationRecordPage.tsx')).RegistrationRecordPage,
  },
  'supplier-partner': {
    load: async () => (await import('./areas/registrations/record/PartnerRecordPage.tsx')).PartnerRecordPage,
  },
  'ecommerce-product': {
    load: async () =>
      (await import('./areas/catalogue/products/ecommerce/EcommerceProductPage.tsx')).EcommerceProductPage,
  },
  'catalogue-register': {
    load: async () =>
      (await import('./areas/catalogue/requests/filling/CatalogueRegisterPage.tsx')).CatalogueRegisterPage,
    partOf: (query) => [query.has('solicitacaoId') ? 'product-requests' : 'catalogue', 'my-products'],
  },
  'my-products-request': {
    load: async () => (await import('./areas/catalogue/requests/filling/MyFamilyPage.tsx')).MyFamilyPage,
  },
  'catalogue-family': {
    load: async () =>
      (await import('./areas/catalogue/families/record/FamilyRecordPage.tsx')).FamilyRecordPage,
  },
  'product-request-new': {
    load: async () => (await import('./areas/catalogue/requests/new/NewRequestPage.tsx')).NewRequestPage,
  },
  'product-request-review': {
    load: async () => (await import('./areas/catalogue/requests/review/ReviewPage.tsx')).ReviewPage,
  },
};

/** Loads the page of a route. */
export function loadPage(name: PageName): ReturnType<LoadPage> {
  return pages[name].load();
}

/** Where a page is being opened: the state of the user, and the address. */
export interface Opening {
  readonly store: ReturnType<typeof createStore>;
  readonly address: { readonly pathname: string; readonly search: string };
}

/** Loads a page that is being opened, and asks for what it shows first, so that the answer comes while it is drawn. */
export async function openPage(name: PageName, opening: () => Opening): Promise<Page> {
  const page = await loadPage(name);
  const { store, address } = opening();
  const { pathname: path, search } = address;
  // The code may be there before the guard has decided, or after the user went on: then nothing is asked for.
  const opened = guard({ path, search, session: store.get(sessionAtom) });
  if (page.prefetch && opened.kind === 'allow' && opened.route.name === name) {
    store.set(arriveAtom, address);
    store.get(page.prefetch);
  }
  return page;
}

/** Whether a name is that of a page behind the sign-in. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}
