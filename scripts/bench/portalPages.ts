import { href } from '@portal/domain';
import type { Page } from 'playwright';
import { demoPassword, isSupplier, type Person, people } from '../../apps/portal/e2e/people.ts';

/** A page of the portal that is measured. */
export interface PortalPage {
  label: string;
  /** Who opens it; nobody where it is open without a session. */
  person?: Person;
  path: string;
  /** What it is opened for is there. */
  ready(page: Page): Promise<unknown>;
}

const row = (page: Page) => page.getByRole('row').nth(1).waitFor();
const control =
  (role: 'textbox' | 'combobox' | 'button' | 'link' | 'heading', name: string | RegExp) => (page: Page) =>
    page.getByRole(role, { name }).first().waitFor();

/** The two entrances, then a list, a form or a record of each area. */
export const portalPages: readonly PortalPage[] = [
  { label: 'sign-in of suppliers', path: href('sign-in'), ready: control('button', 'Entrar') },
  { label: 'sign-in of staff', path: href('sign-in-backoffice'), ready: control('button', 'Entrar') },
  {
    label: 'home',
    person: 'comercial',
    path: href('home'),
    ready: (page) => page.getByRole('region', { name: 'Para fazer' }).getByRole('listitem').first().waitFor(),
  },
  { label: 'list of products', person: 'comercial', path: href('catalogue'), ready: row },
  {
    label: 'new family',
    person: 'comercial',
    path: href('catalogue-register'),
    ready: control('textbox', /./),
  },
  { label: 'list of requests', person: 'comercial', path: href('product-requests'), ready: row },
  { label: 'approval of products', person: 'diretoria', path: href('product-approval'), ready: row },
  { label: 'list of registrations', person: 'contabil', path: href('supplier-registrations'), ready: row },
  {
    label: 'step of a registration',
    person: 'supplierAtWork',
    path: href('supplier-supplier-register'),
    ready: control('heading', 'Faturamento e Logística'),
  },
  { label: 'list of brands', person: 'comercial', path: href('register-brands'), ready: row },
  {
    label: 'list of requisitions',
    person: 'comercial',
    path: `${href('requisitions')}?inicio=2026-09-15`,
    ready: row,
  },
  {
    label: 'new requisition',
    person: 'comercial',
    path: href('requisition-form'),
    ready: (page) => page.getByRole('form').first().waitFor(),
  },
];

/** Signs in on the page of the person's entrance. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.goto(href(isSupplier(person) ? 'sign-in' : 'sign-in-backoffice'));
  await page
    .getByRole('textbox', { name: isSupplier(person) ? 'CNPJ' : 'E-mail' })
    .fill(people[person].login);
  await page.getByLabel(/^Senha/).fill(demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith(href('sign-in')));
}
