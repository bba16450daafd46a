import type { Schemas } from '@portal/api';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { countMainThreadWork } from './mainThreadWork.ts';
import type { Person } from './people.ts';
import { signIn } from './portal.ts';

const REQUESTS = '/api/produtos/solicitacoes-cadastros';
const FAMILIES = 200;
const PRODUCTS = 40;
/** Ids of records that only the answers of this test hold. */
const MADE_UP = 1_000_000_000;

/** Lets the answer tell of a request of 200 families of 40 products; the rest is the gateway's. */
async function enlarge(page: Page) {
  await page.route(
    (url) => url.pathname === REQUESTS,
    async (route) => {
      const response = await route.fetch();
      const request: Schemas['RegistrationRequestDetail'] = await response.json();
      const families = request.solicitacoesCadastrosFamilias;
      const others = Array.from({ length: FAMILIES - families.length }, (_, index) => ({
        ...families[0],
        id: MADE_UP + index,
        familiaNome: `FAMÍLIA ${index}`,
        quantidadeCadastrada: PRODUCTS,
        solicitacoesDetalhes: undefined,
      }));
      await route.fulfill({
        response,
        json: { ...request, solicitacoesCadastrosFamilias: [...families, ...others] },
      });
    },
  );
}

type Act = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** Milliseconds in which the main thread is busy by each act, the better of two, with long tasks to be read. */
async function workOf(person: Person, path: string, acts: readonly Act[], large: boolean) {
  const best = new Map<string, number>();
  const lines: string[] = [];
  for (let round = 1; round <= 2; round += 1) {
    const page = await signIn(person, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (large) await enlarge(page);
    await page.goto(path);
    const measure = await countMainThreadWork(page);
    for (const [name, act] of acts) {
      const { busyMs, longTasks } = await measure(name, () => act(page));
      best.set(name, Math.min(busyMs, best.get(name) ?? busyMs));
      lines.push(`${name}: ${busyMs} ms, over 50 ms: ${longTasks.join(', ') || 'none'}`);
    }
    await page.context().close();
  }
  console.log(
    `${large ? `${FAMILIES} families of ${PRODUCTS} products` : 'As seeded'}\n  ${lines.join('\n  ')}`,
  );
  return best;
}

/** Work grows with what is on screen, not with the request: half as much again is what a busy machine makes of equals. */
async function expectSameWork(person: Person, path: string, acts: readonly Act[]) {
  const small = await workOf(person, path, acts, false);
  const large = await workOf(person, path, acts, true);
  for (const [name] of acts) {
    const [of, than] = [large.get(name) ?? Number.NaN, small.get(name) ?? Number.NaN];
    expect(of, `${name}: ${of} ms, ${than} ms in a small request`).toBeLessThan(1.5 * than + 50);
  }
}

describe('a request of 200 families of 40 products', () => {
  it('is filled in with the work of a small one', { timeout: 180_000 }, async () => {
    const { token } = await accessTokens('supplier');
    const { solicitacoes } = await jsonOf<{ solicitacoes: Schemas['RegistrationRequest'][] }>(
      await callGateway(`${REQUESTS}/home?Envio=AguardandoEnvio&QuantidadeRegistros=100`, token),
    );
    const family = solicitacoes
      .filter(({ dataExpiracao }) => dataExpiracao > '2027')
      .flatMap(({ solicitacaoCadastroFamilias }) => solicitacaoCadastroFamilias)
      .find(({ novaFamilia, familiaId }) => novaFamilia && familiaId === null);
    if (!family) throw new Error('The seed holds no new family that waits for the supplier');
    const field = (page: Page) => page.getByRole('textbox', { name: 'Coleção' });
    await expectSameWork('supplier', `/meus-produtos/${family.id}`, [
      ['open', (page) => field(page).waitFor()],
      ['type', (page) => field(page).pressSequentially('aurora boreal')],
    ]);
  });
});
