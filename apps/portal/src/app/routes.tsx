import { type Route, type RouteName, routes } from '@portal/domain';
import type { ComponentType } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { LoadingPage } from '../areas/session/authentication/LoadingPage.tsx';
import { lazyPage } from './lazyPage.ts';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

const underConstruction = async () =>
  (await import('../areas/home/under-construction/UnderConstructionPage.tsx')).UnderConstructionPage;

/** The pages that are built, each loaded when it is first opened. */
const pages: Partial<Record<RouteName, () => Promise<ComponentType>>> = {
  home: async () => (await import('../areas/home/home/HomePage.tsx')).HomePage,
  'sign-in': async () => (await import('../areas/session/sign-in/SignInPage.tsx')).SignInPage,
  'sign-in-backoffice': async () =>
    (await import('../areas/session/sign-in/StaffSignInPage.tsx')).StaffSignInPage,
  'sign-up': async () => (await import('../areas/session/sign-up/SignUpPage.tsx')).SignUpPage,
  authentication: async () =>
    (await import('../areas/session/authentication/AuthenticationPage.tsx')).AuthenticationPage,
  'supplier-supplier-register': async () =>
    (await import('../areas/registrations/supplier-page/SupplierRegistrationPage.tsx'))
      .SupplierRegistrationPage,
  'supplier-pre-registrations': async () =>
    (await import('../areas/registrations/lists/PreRegistrationsPage.tsx')).PreRegistrationsPage,
  'supplier-registrations': async () =>
    (await import('../areas/registrations/lists/RegistrationListPage.tsx')).RegistrationListPage,
  'supplier-partners': async () =>
    (await import('../areas/registrations/lists/PartnersPage.tsx')).PartnersPage,
  'supplier-pre-registration': async () =>
    (await import('../areas/registrations/record/PreRegistrationRecordPage.tsx')).PreRegistrationRecordPage,
  'supplier-registration': async () =>
    (await import('../areas/registrations/record/RegistrationRecordPage.tsx')).RegistrationRecordPage,
  'supplier-partner': async () =>
    (await import('../areas/registrations/record/PartnerRecordPage.tsx')).PartnerRecordPage,
  'register-brands': async () =>
    (await import('../areas/registers/brands/CommercialBrandsPage.tsx')).CommercialBrandsPage,
  'register-ecommerce-brands': async () =>
    (await import('../areas/registers/brands/EcommerceBrandsPage.tsx')).EcommerceBrandsPage,
  'register-division-groups': async () =>
    (await import('../areas/registers/division-groups/DivisionGroupsPage.tsx')).DivisionGroupsPage,
  'register-division-group-manager': async () =>
    (await import('../areas/registers/manager-transfer/ManagerTransferPage.tsx')).ManagerTransferPage,
  'register-managers': async () =>
    (await import('../areas/registers/managers/ManagersPage.tsx')).ManagersPage,
  'register-divisions': async () =>
    (await import('../areas/registers/divisions/DivisionsPage.tsx')).DivisionsPage,
  'register-market-classifications': async () =>
    (await import('../areas/registers/merchandise-classes/MerchandiseClassesPage.tsx'))
      .MerchandiseClassesPage,
  'register-family-categories': async () =>
    (await import('../areas/registers/family-categories/FamilyCategoriesPage.tsx')).FamilyCategoriesPage,
  'register-categories': async () =>
    (await import('../areas/registers/supplier-categories/SupplierCategoriesPage.tsx'))
      .SupplierCategoriesPage,
  catalogue: async () =>
    (await import('../areas/catalogue/products/list/ProductListPage.tsx')).ProductListPage,
  'ecommerce-products': async () =>
    (await import('../areas/catalogue/products/ecommerce/EcommerceProductsPage.tsx')).EcommerceProductsPage,
  'ecommerce-product': async () =>
    (await import('../areas/catalogue/products/ecommerce/EcommerceProductPage.tsx')).EcommerceProductPage,
  'product-operation': async () =>
    (await import('../areas/catalogue/products/list/OperationPage.tsx')).OperationPage,
  'catalogue-register': async () =>
    (await import('../areas/catalogue/families/new/NewFamilyPage.tsx')).NewFamilyPage,
  'catalogue-family': async () =>
    (await import('../areas/catalogue/families/record/FamilyRecordPage.tsx')).FamilyRecordPage,
  'my-products': async () => (await import('../areas/catalogue/requests/MyRequestsPage.tsx')).MyRequestsPage,
  'product-requests': async () =>
    (await import('../areas/catalogue/requests/SupplierRequestsPage.tsx')).SupplierRequestsPage,
  'product-request-review': async () =>
    (await import('../areas/catalogue/requests/review/ProductReviewPage.tsx')).ProductReviewPage,
};

function pageRoute({ path, name }: Route & { name: RouteName }): RouteObject {
  return {
    path,
    id: name,
    lazy: lazyPage(pages[name] ?? underConstruction),
    ErrorBoundary: RouteErrorBoundary,
  };
}

/** The routes of the router: the table of the domain, each with its page, behind one guard. */
export function createRoutes(guard: MiddlewareFunction): RouteObject[] {
  const open = routes.filter(({ roles }) => roles === 'open');
  const inside = routes.filter(({ roles }) => roles !== 'open');
  return [
    {
      id: 'root',
      middleware: [guard],
      Component: RootLayout,
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: LoadingPage,
      children: [
        { id: 'open', children: open.map(pageRoute) },
        {
          id: 'inside',
          lazy: lazyPage(async () => (await import('../navigation/PortalShell.tsx')).PortalShell),
          children: inside.map(pageRoute),
        },
      ],
    },
  ];
}
