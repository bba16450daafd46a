import { href } from '@portal/domain';
import type { Page } from 'playwright';
import type { Person } from './people.ts';

/** A page that is measured: its bytes by `budget.e2e.ts`, its times by `npm run bench -- --pages`. */
export interface MeasuredPage {
  label: string;
  /** Who opens it; nobody where it is open without a session. */
  person?: Person;
  path: string;
  /** What it is opened for is there. */
  ready(page: Page): Promise<unknown>;
  /** The most JavaScript that it is drawn with, in kB of gzip, and the most files. */
  kilobytes: number;
  files: number;
}

const row = (page: Page) => page.getByRole('row').nth(1).waitFor();
const control =
  (role: 'textbox' | 'combobox' | 'button' | 'link' | 'heading', name: string | RegExp) => (page: Page) =>
    page.getByRole(role, { name }).first().waitFor();

/** The two entrances, then a list, a form or a record of each area. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    label: 'sign-in of suppliers',
    path: href('sign-in'),
    ready: control('button', 'Entrar'),
    kilobytes: 153,
    files: 7,
  },
  {
    label: 'sign-in of staff',
    path: href('sign-in-backoffice'),
    ready: control('button', 'Entrar'),
    kilobytes: 143,
    files: 5,
  },
  {
    label: 'home',
    person: 'comercial',
    path: href('home'),
    ready: (page) => page.getByRole('region', { name: 'Para fazer' }).getByRole('listitem').first().waitFor(),
    kilobytes: 199,
    files: 17,
  },
  {
    label: 'list of products',
    person: 'comercial',
    path: href('catalogue'),
    ready: row,
    kilobytes: 269,
    files: 30,
  },
  {
    label: 'new family',
    person: 'comercial',
    path: href('catalogue-register'),
    ready: control('textbox', /./),
    kilobytes: 300,
    files: 47,
  },
  {
    label: 'list of requests',
    person: 'comercial',
    path: href('product-requests'),
    ready: row,
    kilobytes: 274,
    files: 36,
  },
  {
    label: 'approval of products',
    person: 'diretoria',
    path: href('product-approval'),
    ready: row,
    kilobytes: 280,
    files: 38,
  },
  {
    label: 'list of registrations',
    person: 'contabil',
    path: href('supplier-registrations'),
    ready: row,
    kilobytes: 279,
    files: 37,
  },
  {
    label: 'step of a registration',
    person: 'supplierAtWork',
    path: href('supplier-supplier-register'),
    ready: control('heading', 'Faturamento e Logística'),
    kilobytes: 329,
    files: 52,
  },
  {
    label: 'list of brands',
    person: 'comercial',
    path: href('register-brands'),
    ready: row,
    kilobytes: 251,
    files: 28,
  },
  {
    label: 'list of requisitions',
    person: 'comercial',
    path: `${href('requisitions')}?inicio=2026-09-15`,
    ready: row,
    kilobytes: 275,
    files: 32,
  },
  {
    label: 'new requisition',
    person: 'comercial',
    path: href('requisition-form'),
    ready: (page) => page.getByRole('form').first().waitFor(),
    kilobytes: 344,
    files: 45,
  },
];
