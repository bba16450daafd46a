import type { PortalClient, Schemas } from '@portal/api';
import { REGISTRATION_PATH } from './registrationAtoms.ts';

/** Flow and version of a save (D7). */
export interface SectionParams {
  readonly path: { readonly fluxoCadastroId: string };
  readonly header: { readonly 'If-Match': string };
}

/**
 * The save calls of the six steps, by their sections (ONB-085 to ONB-088); each answers with the whole registration.
 */
export const sectionCalls = {
  'dados-basicos': (api: PortalClient, params: SectionParams, body: Schemas['BasicDataInput']) =>
    api.PUT(`${REGISTRATION_PATH}/dados-basicos`, { params, body }),
  'marcas-e-categorias': (
    api: PortalClient,
    params: SectionParams,
    body: Schemas['BrandsAndCategoriesInput'],
  ) => api.PUT(`${REGISTRATION_PATH}/marcas-e-categorias`, { params, body }),
  documentos: (api: PortalClient, params: SectionParams, body: Schemas['DocumentsInput']) =>
    api.PUT(`${REGISTRATION_PATH}/documentos`, { params, body }),
  contabil: (api: PortalClient, params: SectionParams, body: Schemas['AccountingInput']) =>
    api.PUT(`${REGISTRATION_PATH}/contabil`, { params, body }),
  financeiro: (api: PortalClient, params: SectionParams, body: Schemas['FinanceInput']) =>
    api.PUT(`${REGISTRATION_PATH}/financeiro`, { params, body }),
  'faturamento-logistica': (api: PortalClient, params: SectionParams, body: Schemas['BillingInput']) =>
    api.PUT(`${REGISTRATION_PATH}/faturamento-logistica`, { params, body }),
};
