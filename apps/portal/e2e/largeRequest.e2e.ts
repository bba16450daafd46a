import type { Schemas } from '@portal/api';
import { REQUEST_FAMILIES_MAX } from '@portal/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway, jsonOf } from './gateway.ts';
import { longestTaskOf } from './longestTask.ts';
import { countMainThreadWork } from './mainThreadWork.ts';
import type { Person } from './people.ts';
import { signIn } from './portal.ts';
import {
  approveFamily,
  approveTaxation,
  fillFamily,
  fillProducts,
  openRequest,
  sendRequest,
} from './requestJourney.ts';

const REQUESTS = '/api/produtos/solicitacoes-cadastros';
const FAMILIES = 200;
const PRODUCTS = 40;
/** From where a task is felt. */
const LONG_TASK_MS = 50;
/** Ids of records that only the answers of this test hold. */
const MADE_UP = 1_000_000_000;

/** As many as are asked for: those that there are, then copies with ids of their own. */
const enough = <Item>(items: readonly Item[], count: number, copy: (item: Item, index: number) => Item) => {
  const [first] = items;
  if (first === undefined) throw new Error('The seed holds none to copy');
  return [...items, ...Array.from({ length: count - items.length }, (_, index) => copy(first, index))];
};

/** Changes an answer of the gateway on its way to the page. */
const enlargeAnswer = <Answer>(page: Page, path: string, enlarge: (answer: Answer) => Answer) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, json: enlarge(await response.json()) });
    },
  );

/** Lets the answers tell of a request of 200 families of 40 products; the rest is the gateway's. */
async function enlarge(page: Page) {
  await enlargeAnswer<Schemas['RegistrationRequestDetail']>(page, REQUESTS, (request) => ({
    ...request,
    solicitacoesCadastrosFamilias: enough(
      request.solicitacoesCadastrosFamilias,
      FAMILIES,
      ({ solicitacoesDetalhes, ...family }, index) => ({
        ...family,
        id: MADE_UP + index,
        familiaNome: `FAMÍLIA ${index}`,
        quantidadeCadastrada: PRODUCTS,
      }),
    ),
  }));
  await enlargeAnswer<Schemas['RegistrationRequestList']>(page, `${REQUESTS}/home`, (list) => ({
    ...list,
    solicitacoes: list.solicitacoes.map((request) =>
      'solicitacaoCadastroFamilias' in request
        ? {
            ...request,
            solicitacaoCadastroFamilias: enough(
              request.solicitacaoCadastroFamilias,
              FAMILIES,
              (family, index) => ({
                ...family,
                id: MADE_UP + index,
                quantidadeCadastroProduto: PRODUCTS,
              }),
            ),
          }
        : request,
    ),
  }));
  for (const path of [`${REQUESTS}/produtos`, '/api/produtos/backoffice/produtos']) {
    await enlargeAnswer<Schemas['ProductRequestList']>(page, path, ({ produtos, meta }) => ({
      produtos:
        produtos.length === 0
          ? []
          : enough(produtos, PRODUCTS, (product, index) => ({
              ...product,
              solicitacaoCadastroProdutoId: MADE_UP + index,
            })),
      meta: { ...meta, paginacao: { ...meta.paginacao, totalRegistros: produtos.length && PRODUCTS } },
    }));
  }
}

/** Presses in the page itself, with a picture after each: Playwright's own care for 199 clicks would take most of the test. */
async function pressOften(target: HTMLElement, times: number) {
  for (let count = 0; count < times; count += 1) {
    target.click();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
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

/** How often an act is done at most, of which the best counts: a busy machine lengthens some tasks and shortens none. */
const ROUNDS = 4;

/**
 * Expects no task of 50 ms in any of the acts, each done on the page as the one before left it.
 *
 * @param prepare makes what a round needs, where acts use it up.
 */
async function expectShortTasks(person: Person, prepare: () => readonly Act[] | Promise<readonly Act[]>) {
  const best = new Map<string, number>();
  const tooLong = () => [...best].filter(([, longest]) => longest >= LONG_TASK_MS);
  for (let round = 1; round === 1 || (round <= ROUNDS && tooLong().length > 0); round += 1) {
    const acts = await prepare();
    const page = await signIn(person, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await enlarge(page);
    const lines: string[] = [];
    for (const [name, act] of acts) {
      const longest = await longestTaskOf(page, () => act(page));
      best.set(name, Math.min(longest, best.get(name) ?? longest));
      lines.push(`${name} ${Math.round(longest)}`);
    }
    console.log(`Longest tasks, ms of a quiet machine: ${lines.join(', ')}`);
    await page.context().close();
  }
  expect(tooLong().map(([name, longest]) => `${name}: ${longest} ms`)).toEqual([]);
}

/** A new family that waits for the supplier. */
async function familyToFill(): Promise<number> {
  const { token } = await accessTokens('supplier');
  const { solicitacoes } = await jsonOf<{ solicitacoes: Schemas['RegistrationRequest'][] }>(
    await callGateway(`${REQUESTS}/home?Envio=AguardandoEnvio&QuantidadeRegistros=100`, token),
  );
  const family = solicitacoes
    .filter(({ dataExpiracao }) => dataExpiracao > '2027')
    .flatMap(({ solicitacaoCadastroFamilias }) => solicitacaoCadastroFamilias)
    .find(({ novaFamilia, familiaId }) => novaFamilia && familiaId === null);
  if (!family) throw new Error('The seed holds no new family that waits for the supplier');
  return family.id;
}

/** A family that waits for commercial, and one whose products do: of a request of their own, which no other test decides on. */
async function familiesInReview() {
  const request = await openRequest(1, 2);
  const [open = 0, approved = 0] = request.families;
  await fillFamily(open, `em análise ${request.codigo}`);
  await fillFamily(approved, `analisada ${request.codigo}`);
  await fillProducts(open, ['cinza']);
  await fillProducts(approved, ['azul', 'verde']);
  await sendRequest(request);
  await approveTaxation(open);
  await approveFamily(approved);
  return { open, approved };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a request of 200 families of 40 products', () => {
  it('is filled in with the work of a small one', { timeout: 180_000 }, async () => {
    const field = (page: Page) => page.getByRole('textbox', { name: 'Coleção' });
    await expectSameWork('supplier', `/meus-produtos/${await familyToFill()}`, [
      ['open', (page) => field(page).waitFor()],
      ['type', (page) => field(page).pressSequentially('aurora boreal')],
    ]);
  });

  it('is opened without a task of 50 ms, with as many families as a request takes', {
    timeout: 300_000,
  }, async () => {
    const add = (page: Page) => button(page, 'Adicionar família');
    await expectShortTasks('comercial', () => [
      [
        'open the list',
        async (page) => {
          await page.goto('/produtos/solicitacoes');
          await page.getByRole('row').nth(5).waitFor();
        },
      ],
      [
        'open the form',
        async (page) => {
          await page.goto('/produtos/solicitacoes/nova-solicitacao');
          await add(page).waitFor();
        },
      ],
      ['add families', (page) => add(page).evaluate(pressOften, REQUEST_FAMILIES_MAX - 1)],
      ['type', (page) => page.getByRole('spinbutton').last().pressSequentially('40')],
      [
        'choose the supplier',
        async (page) => {
          await page.getByRole('combobox', { name: 'Fornecedor' }).click();
          await page.getByRole('option').first().click();
        },
      ],
      [
        'validate: the first family is shown, from the page of the last one',
        async (page) => {
          await button(page, 'Solicitar').click();
          await page.getByText('Preencha todos os campos obrigatórios').waitFor();
          await page.getByRole('heading', { name: 'Família 1', exact: true }).waitFor();
        },
      ],
      [
        'go to another page of families',
        async (page) => {
          await button(page, 'Próxima página').click();
          await page.getByRole('heading', { name: 'Família 21', exact: true }).waitFor();
        },
      ],
      ['remove a family', (page) => button(page, 'Remover família 21').click()],
    ]);
  });

  it('is filled in without a task of 50 ms', { timeout: 300_000 }, async () => {
    const family = await familyToFill();
    const form = (page: Page) => page.getByRole('form', { name: 'Família' });
    await expectShortTasks('supplier', () => [
      [
        'open the list',
        async (page) => {
          await page.goto('/meus-produtos');
          await page.getByRole('row').nth(3).waitFor();
        },
      ],
      [
        'open a family',
        async (page) => {
          await page.goto(`/meus-produtos/${family}`);
          await form(page).getByRole('checkbox', { name: 'Dimensão por família' }).waitFor();
        },
      ],
      [
        'type',
        (page) => form(page).getByRole('textbox', { name: 'Coleção' }).pressSequentially('aurora boreal'),
      ],
      [
        'choose',
        async (page) => {
          await form(page).getByRole('combobox', { name: 'Categoria' }).click();
          await page.getByRole('option').first().click();
        },
      ],
      [
        'validate',
        async (page) => {
          await button(page, 'Salvar').click();
          await page.getByText('Preencha todos os campos obrigatórios').waitFor();
        },
      ],
    ]);
  });

  it('shows another family and another product to fill in without a task of 50 ms', {
    timeout: 300_000,
  }, async () => {
    const { codigo, families } = await openRequest(3, 1);
    const [first = 0, second = 0] = families;
    const { nome } = await fillFamily(first, 'grande primeira');
    const { nome: other } = await fillFamily(second, 'grande segunda');
    await fillProducts(first, ['azul', 'verde', 'vermelha']);
    const product = (page: Page) => page.getByRole('form', { name: 'Produto da solicitação' });
    const card = (page: Page, variation: string) =>
      page.getByRole('list', { name: 'Produtos da solicitação' }).getByRole('button', { name: variation });
    const show = async (page: Page, variation: string) => {
      await card(page, variation).first().click();
      await product(page).waitFor();
      const value = () => product(page).getByRole('textbox', { name: 'Variação' }).inputValue();
      await expect.poll(value).toBe(variation);
    };
    const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
    const form = (page: Page) => page.getByRole('form', { name: 'Família' });
    const isDrawn = (page: Page) => form(page).getByText('Dimensão por família').waitFor();
    const showFamilies = async (page: Page) => {
      await button(page, `Detalhes de solicitação ${codigo}`).click();
      await page.getByRole('link', { name: other }).waitFor();
    };
    await expectShortTasks('supplier', () => [
      [
        'open the products of a family',
        async (page) => {
          await page.goto(`/meus-produtos/${first}`);
          await card(page, 'AZUL').first().waitFor();
        },
      ],
      ['open a product', (page) => show(page, 'AZUL')],
      ['go to the next product', (page) => show(page, 'VERDE')],
      [
        'type in it',
        (page) => product(page).getByRole('textbox', { name: 'Variação' }).pressSequentially(' água'),
      ],
      [
        'validate it',
        async (page) => {
          await product(page).getByRole('textbox', { name: 'Variação' }).fill('');
          await button(page, 'Salvar produto').click();
          await page.getByText('Preencha todos os campos obrigatórios').waitFor();
        },
      ],
      [
        'revert',
        (page) => product(page).getByRole('textbox', { name: 'Variação' }).pressSequentially('verde'),
      ],
      [
        'go to its family',
        async (page) => {
          await tab(page, /^Família/).click();
          await isDrawn(page);
        },
      ],
      [
        'go back to the list',
        async (page) => {
          await page.getByRole('link', { name: 'Voltar' }).click();
          await button(page, `Detalhes de solicitação ${codigo}`).waitFor();
        },
      ],
      ['show all families of the request', showFamilies],
      [
        'open the products of another one',
        async (page) => {
          await page.getByRole('link', { name: other }).click();
          await page.getByRole('heading', { name: other, level: 1 }).waitFor();
          await product(page).or(page.getByText('Nenhum produto selecionado')).waitFor();
        },
      ],
      [
        'go to that family',
        async (page) => {
          await tab(page, /^Família/).click();
          await isDrawn(page);
        },
      ],
      [
        'go back in the browser to the first family',
        async (page) => {
          for (let count = 0; count < 4; count += 1) await page.goBack();
          await page.getByRole('heading', { name: nome, level: 1 }).waitFor();
        },
      ],
    ]);
  });

  it('has its families and products validated and refused without a task of 50 ms', {
    timeout: 300_000,
  }, async () => {
    const confirm = async (page: Page, key: 'a' | 'r', act: string, done: string) => {
      await page.keyboard.press(key);
      await page.getByRole('dialog').getByRole('button', { name: act }).click();
      await page.getByText(done).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    const isNext = async (page: Page, variation: string) => {
      await page.getByRole('heading', { name: new RegExp(variation), level: 2 }).waitFor();
      await button(page, 'Recusar').and(page.locator(':not([aria-disabled="true"])')).waitFor();
    };
    const isOpen = async (page: Page, id: number) => {
      await page.goto(`/produtos/solicitacoes/${id}`);
      await page.getByRole('form', { name: 'Família' }).getByText('Dimensão por família').waitFor();
      await button(page, 'Recusar').and(page.locator(':not([aria-disabled="true"])')).waitFor();
    };
    const block = (page: Page) => page.getByRole('dialog', { name: 'Bloqueio de compra' });
    const chooseFirst = async (page: Page, grid: string) => {
      const row = block(page)
        .getByRole('grid', { name: grid })
        .getByRole('checkbox', { name: /^Selecionar / });
      await row.first().click();
    };
    await expectShortTasks('validador', async () => {
      const request = await openRequest(4, 1);
      const [approved = 0, refused = 0] = request.families;
      await fillFamily(approved, `decidida ${request.codigo}`);
      await fillFamily(refused, `recusada ${request.codigo}`);
      await fillProducts(approved, ['azul', 'verde', 'vermelha', 'preta']);
      await fillProducts(refused, ['branca']);
      await sendRequest(request);
      await approveTaxation(approved);
      return [
        ['open a family that is decided on', (page) => isOpen(page, refused)],
        [
          'refuse it: the list',
          async (page) => {
            await confirm(page, 'r', 'Recusar', 'Familia recusada');
            await page.getByRole('row').nth(3).waitFor();
          },
        ],
        ['open another family', (page) => isOpen(page, approved)],
        [
          'validate it: its first product',
          async (page) => {
            await confirm(page, 'a', 'Validar', 'Familia aprovada');
            await isNext(page, 'AZUL');
          },
        ],
        [
          'ask for the purchase block',
          async (page) => {
            await page.keyboard.press('a');
            await block(page)
              .getByRole('checkbox', { name: /^Selecionar / })
              .first()
              .waitFor();
          },
        ],
        [
          'choose a region and a branch',
          async (page) => {
            await chooseFirst(page, 'Regiões de perfil de venda');
            await chooseFirst(page, 'Filiais');
          },
        ],
        [
          'validate with block: the next product',
          async (page) => {
            await block(page).getByRole('button', { name: 'Validar com bloqueio' }).click();
            await page.getByText('Bloqueio realizado com Sucesso!').waitFor();
            await isNext(page, 'VERDE');
          },
        ],
        [
          'validate without block: the next product',
          async (page) => {
            await page.keyboard.press('a');
            const without = block(page).getByRole('button', { name: 'Validar sem bloqueio' });
            await without.and(page.locator(':not([aria-disabled="true"])')).click();
            await page.getByText('Validação realizada com sucesso!').waitFor();
            await isNext(page, 'VERMELHA');
          },
        ],
        [
          'refuse a product: the next one',
          async (page) => {
            await confirm(page, 'r', 'Recusar', 'Produto recusado');
            await isNext(page, 'PRETA');
          },
        ],
      ];
    });
  });

  it('is reviewed without a task of 50 ms, and asks before a decision', { timeout: 300_000 }, async () => {
    const { open, approved } = await familiesInReview();
    const family = (page: Page) => page.getByRole('form', { name: 'Família' });
    const product = (page: Page) => page.getByRole('form', { name: 'Produto da solicitação' });
    const openReview = async (page: Page, id: number) => {
      await page.goto(`/produtos/solicitacoes/${id}`);
      await family(page).getByText('Dimensão por família').waitFor();
      await page.getByText(`1 de ${PRODUCTS + 1}`, { exact: true }).waitFor();
    };
    const ask = async (page: Page, key: 'a' | 'r') => {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
    };
    const close = async (page: Page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await expectShortTasks('validador', () => [
      ['open a family', (page) => openReview(page, open)],
      ['type', (page) => family(page).getByRole('textbox', { name: 'Coleção' }).pressSequentially('aurora')],
      [
        'revert',
        async (page) => {
          for (let count = 0; count < 6; count += 1) await page.keyboard.press('Backspace');
          await page.getByRole('heading', { level: 1 }).click(); // keys of the queue are not for fields
        },
      ],
      ['ask to refuse it', async (page) => ask(page, 'r')],
      ['think again', close],
      ['open another family', (page) => openReview(page, approved)],
      [
        'go to its product',
        async (page) => {
          await page.keyboard.press('j');
          await product(page).waitFor();
        },
      ],
      [
        'go to the next product',
        async (page) => {
          await page.keyboard.press('j');
          await page.getByText(`3 de ${PRODUCTS + 1}`, { exact: true }).waitFor();
          await button(page, 'Recusar').and(page.locator(':not([aria-disabled="true"])')).waitFor();
        },
      ],
      ['ask to refuse the product', async (page) => ask(page, 'r')],
      ['think twice', close],
      [
        'validate it: the purchase block',
        async (page) => {
          await page.keyboard.press('a');
          const block = page.getByRole('dialog', { name: 'Bloqueio de compra' });
          await block
            .getByRole('checkbox', { name: /^Selecionar / })
            .first()
            .waitFor();
        },
      ],
      [
        'leave it',
        async (page) => {
          await button(page, 'Cancelar').click();
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
        },
      ],
      [
        'go back to the family',
        async (page) => {
          await page.keyboard.press('k');
          await page.keyboard.press('k');
          await family(page).waitFor();
        },
      ],
    ]);
  });
});
