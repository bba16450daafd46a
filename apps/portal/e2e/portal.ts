import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { demoPassword, isSupplier, type Person, people } from './people.ts';

const portalUrl = inject('portalUrl');

let browser: Browser;
const opened: BrowserContext[] = [];

/** Problems that a page reported: uncaught errors, console errors and violations of the security policy. */
const complaints = new Map<Page, string[]>();

/** Takes what a page complained of so far, where a test caused it: the run does not fail for it any more. */
export const takeComplaints = (page: Page): string[] => complaints.get(page)?.splice(0) ?? [];

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterAll(() => browser.close());

afterEach(async () => {
  const written = [...complaints.values()].flat();
  complaints.clear();
  await Promise.all(opened.splice(0).map((context) => context.close()));
  expect(written, 'errors on the pages').toEqual([]);
});

/** A browser profile of its own; its tabs share storage. */
export async function openProfile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: portalUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  opened.push(context);
  // The browser writes some violations into its console, and some nowhere.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  context.on('page', (page) => {
    const written: string[] = [];
    complaints.set(page, written);
    page.on('pageerror', (error) => written.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      // The browser reports every failed call; tests of failures cause them on purpose.
      const expected = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !expected) written.push(message.text());
    });
  });
  return context;
}

/** Opens a page in its own profile. */
export async function openPage(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await openProfile(options)).newPage();
  await page.goto(path);
  return page;
}

/** A page in its own profile, whose clock the test moves on. */
export async function openPageWithClock(): Promise<Page> {
  const page = await (await openProfile()).newPage();
  await page.clock.install();
  return page;
}

/** Fills in the sign-in form that is on screen. */
export async function fillSignIn(page: Page, person: Person, password: string = demoPassword): Promise<void> {
  const field = isSupplier(person) ? 'CNPJ' : 'E-mail';
  await page.getByRole('textbox', { name: field }).fill(people[person].login);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Opens a protected path as this user: sign-in first, then the path. */
export async function signIn(person: Person, path = '/', options?: BrowserContextOptions): Promise<Page> {
  const page = await (await openProfile(options)).newPage();
  await signInTab(page, person, path);
  return page;
}

/** The same in an open tab. */
export async function signInTab(page: Page, person: Person, path = '/'): Promise<void> {
  const entrance = isSupplier(person) ? '/signin' : '/signin/backoffice';
  await page.goto(path === '/' ? entrance : `${entrance}?redirect=${encodeURIComponent(path)}`);
  await fillSignIn(page, person);
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** The address of the page without its origin. */
export const addressOf = (page: Page) => page.url().slice(portalUrl.length);

/** The value of a fact in a description list, beside its label: HTML gives a `<dd>` no name to be found by. */
export function fact(page: Page | Locator, label: string): Locator {
  return page.locator(`dt:text-is("${label}") + dd`);
}

/** The list of what waits for the user, on the home page. */
export const work = (page: Page) => page.getByRole('region', { name: 'Para fazer' });

/** The number that a line of the work list starts with. */
export async function countOf(line: Locator): Promise<number> {
  return Number.parseInt(((await line.textContent()) ?? '').replaceAll('.', ''), 10);
}

/** The total of the open list, as its pager says it. */
export async function totalOf(page: Page): Promise<number> {
  const pager = page.getByRole('navigation', { name: /^Paginação/ });
  const text = await pager.getByText(/^\d+–\d+ de [\d.]+$/).textContent();
  return Number(text?.split(' de ')[1]?.replaceAll('.', ''));
}
