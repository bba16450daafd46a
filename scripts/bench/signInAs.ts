import { href } from '@portal/domain';
import type { Page } from 'playwright';
import { demoPassword, isSupplier, type Person, people } from '../../apps/portal/e2e/people.ts';

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
