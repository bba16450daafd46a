import type { Schemas } from '@portal/api';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway } from './gateway.ts';
import { countMainThreadWork } from './mainThreadWork.ts';
import type { Person } from './people.ts';
import { signIn } from './portal.ts';

const GROUPS = '/api/produtos/grupo-divisoes';
const TRANSFER_PAGE = '/subcadastro/alterar-gestor-grupo-divisao';
const ORIGIN = 'Gestor Origem';
const DESTINATION = 'Gestor Destino';

async function call<Body>(path: string, init?: RequestInit): Promise<Body> {
  const { token } = await accessTokens('comercial');
  const answer = await callGateway(path, token, init);
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status} to ${path}`);
  return answer.json() as Promise<Body>;
}

/** The first two managers who can be chosen. */
async function twoManagers() {
  const { gestores } = await call<Schemas['ManagerList']>('/api/produtos/gestores');
  const [origin, destination] = gestores;
  if (!origin || !destination) throw new Error('The seed has no two managers');
  return { origin, destination };
}

let counter = 0;

/** New groups of a manager, under names that no other test uses. */
async function createGroups(gestoresId: number, amount: number) {
  counter += 1;
  const word = `LOTE ${process.pid} ${counter}`;
  const groups: Schemas['DivisionGroupRecord'][] = [];
  for (let number = 1; number <= amount; number += 1) {
    const body = JSON.stringify({ descricao: `${word} GRUPO ${number}`, gestoresId });
    groups.push(await call(GROUPS, { method: 'POST', body }));
  }
  return { word, groups };
}

const managerOf = async ({ id }: { id: number }) =>
  (await call<Schemas['DivisionGroupRecord']>(`${GROUPS}/${id}`)).gestoresId;

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is there, as a person does. */
async function pressTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await place.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No focus after 60 times ${key}: ${place}`);
}

async function activate(page: Page, name: string) {
  await pressTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Searches in a select and takes the option of this name, without a pointer. */
async function choose(page: Page, label: string, name: string) {
  await pressTo(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
}

const title = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true }).waitFor();

describe('groups given to another manager', () => {
  it('goes by keyboard alone, all that were chosen at once (TRF-001 to TRF-031)', async () => {
    const { origin, destination } = await twoManagers();
    const { word, groups } = await createGroups(origin.id, 4);
    const page = await signIn('diretoria', TRANSFER_PAGE);
    let pointed = false;
    await page.exposeFunction('recordPointer', () => {
      pointed = true;
    });
    await page.evaluate(() => {
      for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) {
        window.addEventListener(type, () => Reflect.get(window, 'recordPointer')(), { capture: true });
      }
    });

    await choose(page, ORIGIN, origin.nome);
    await choose(page, DESTINATION, destination.nome);
    await activate(page, 'Carregar Grupos de Divisão');
    await page.getByRole('checkbox').first().waitFor();
    await pressTo(page, page.getByRole('textbox', { name: 'Filtrar Grupos de Divisão', exact: true }));
    await page.keyboard.type(word);
    const all = page.getByRole('button', { name: 'Selecionar filtrados (4)' });
    await pressTo(page, all, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('4 grupo(s) de divisão adicionado(s) à seleção').first().waitFor();
    await title(page, 'Grupos de Divisão Selecionados (4)');

    // The last of them stays: End goes there, Delete takes it out.
    const removals = page.getByRole('button', { name: /^Remover LOTE/ });
    await pressTo(page, removals.first());
    await page.keyboard.press('End');
    await page.keyboard.press('Delete');
    await title(page, 'Grupos de Divisão Selecionados (3)');

    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await activate(page, 'Alterar Gestor');
    const { searchParams, pathname } = new URL((await sent).url());
    expect(pathname).toBe(`${GROUPS}/gestores/${destination.id}`);
    expect(searchParams.get('gestorOrigemId')).toBe(String(origin.id));
    await page
      .getByText('3 grupo(s) de divisão transferido(s) com sucesso para o gestor destino')
      .first()
      .waitFor();
    await title(page, 'Grupos de Divisão Selecionados (0)');
    expect(await Promise.all(groups.map(managerOf))).toEqual([
      destination.id,
      destination.id,
      destination.id,
      origin.id,
    ]);
    expect(pointed).toBe(false);
  });

  it('is refused whole when one of them has another manager by now, and can be tried again (BIZ-06)', async () => {
    const { origin, destination } = await twoManagers();
    const { word, groups } = await createGroups(origin.id, 2);
    const page = await signIn('comercial', TRANSFER_PAGE);
    await choose(page, ORIGIN, origin.nome);
    await choose(page, DESTINATION, destination.nome);
    await activate(page, 'Carregar Grupos de Divisão');
    await page.getByRole('checkbox').first().waitFor();
    await page.getByRole('textbox', { name: 'Filtrar Grupos de Divisão', exact: true }).fill(word);
    await page.getByRole('button', { name: 'Selecionar filtrados (2)' }).click();

    const [moved, left] = groups;
    if (!moved || !left) throw new Error('Two groups were made');
    await call(`${GROUPS}/gestores/${destination.id}?gestorOrigemId=${origin.id}`, {
      method: 'PUT',
      body: JSON.stringify({ grupoDivisaoIds: [moved.id] }),
    });
    await page.getByRole('button', { name: 'Alterar Gestor' }).click();
    await page.getByText('Há grupos de divisão que não são mais do gestor de origem.').first().waitFor();
    expect(await managerOf(left)).toBe(origin.id);

    await page.getByRole('button', { name: 'Carregar Grupos de Divisão' }).click();
    await title(page, 'Grupos de Divisão Selecionados (1)');
    await page.getByRole('button', { name: 'Alterar Gestor' }).click();
    await page.getByText('1 grupo(s) de divisão transferido(s) com sucesso').first().waitFor();
    expect(await managerOf(left)).toBe(destination.id);
  });

  it('counts the work of the main thread with 10,000 groups (TRF-007)', async () => {
    const { origin } = await twoManagers();
    const grupoDivisoes = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      codigo: 20_000 + index,
      descricao: `GRUPO DE DIVISÃO ${index + 1}`,
      gestoresId: origin.id,
      nomeGestor: origin.nome,
      versao: 1,
    }));
    const meta = { paginacao: { totalRegistros: 10_000, paginaAtual: 1, tamanhoPagina: 10_000 } };
    const page = await signIn('comercial', TRANSFER_PAGE);
    await page.route(`**${GROUPS}?*`, (route) =>
      route.fulfill({
        json: { grupoDivisoes, meta },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await choose(page, ORIGIN, origin.nome);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const measure = await countMainThreadWork(page);
    const work = [
      await measure('load', async () => {
        await press('Carregar Grupos de Divisão');
        await title(page, 'Grupos de Divisão (10.000)');
      }),
      await measure('filter', async () => {
        await page
          .getByRole('textbox', { name: 'Filtrar Grupos de Divisão', exact: true })
          .fill('divisao 999');
        await page.getByRole('button', { name: 'Selecionar filtrados (11)' }).waitFor();
      }),
      await measure('take the filter back', async () => {
        await press('Limpar pesquisa');
        await page.getByRole('button', { name: 'Selecionar Todos' }).waitFor();
      }),
      await measure('select all', async () => {
        await press('Selecionar Todos');
        await title(page, 'Grupos de Divisão Selecionados (10.000)');
      }),
      await measure('remove all', async () => {
        await press('Remover Todos');
        await title(page, 'Grupos de Divisão Selecionados (0)');
      }),
    ];
    const lines = work.map(({ name, busyMs, longTasks }) => {
      const long = longTasks.length > 0 ? `, over 50 ms: ${longTasks.join(', ')} ms` : '';
      return `${name}: ${busyMs} ms${long}`;
    });
    console.log(`Work of the main thread with 10,000 groups\n  ${lines.join('\n  ')}`);
    for (const { busyMs } of work) expect(busyMs).toBeGreaterThan(0); // they were counted
  });
});

describe('the register of division groups by role', () => {
  const people: readonly (readonly [Person, boolean])[] = [
    ['diretoria', true],
    ['comercial', true],
    ['contabil', false],
    ['ecommerce', false],
    ['gerador', false],
    ['supplier', false],
  ];

  it.each(people)('answers %s: %j (G-39)', async (person, allowed) => {
    const { token } = await accessTokens(person);
    const list = await callGateway(GROUPS, token);
    expect(list.status).toBe(allowed ? 200 : 403);
    const transfer = await callGateway(`${GROUPS}/gestores/1`, token, {
      method: 'PUT',
      body: JSON.stringify({ grupoDivisaoIds: [2_000_000_000] }), // nobody's: allowed ones are refused for it
    });
    expect(transfer.status).toBe(allowed ? 409 : 403);
  });

  it.each(['/subcadastro/grupo-divisoes', TRANSFER_PAGE])('%s is not open to accounting', async (path) => {
    const page = await signIn('contabil', path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(path);
  });
});

describe('a division group', () => {
  it('is created, found, changed and removed (GRP-002 to GRP-036)', async () => {
    const { origin, destination } = await twoManagers();
    counter += 1;
    const name = `GRUPO NOVO ${process.pid} ${counter}`;
    const page = await signIn('comercial', '/subcadastro/grupo-divisoes');
    const row = page.getByRole('row').filter({ hasText: name });
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar Grupo de Divisão' });
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
    await dialog.getByRole('combobox', { name: 'Gestor' }).click();
    await page.getByRole('option', { name: origin.nome }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Grupo de divisão criado com sucesso').waitFor();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('textbox', { name: 'Nome do grupo' }).fill(name);
    await page.keyboard.press('Enter');
    await row.getByText(origin.nome).waitFor();
    await row.getByRole('button', { name: /Editar/ }).click();
    const editing = page.getByRole('dialog', { name: 'Editar Grupo de Divisão' });
    await editing.getByRole('combobox', { name: 'Gestor' }).click();
    await page.getByRole('option', { name: destination.nome }).click();
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Grupo de divisão atualizado com sucesso').waitFor();
    await row.getByText(destination.nome).waitFor();

    await row.getByRole('button', { name: /Excluir/ }).click();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await page.getByText('Grupo de divisão excluído com sucesso').waitFor();
    await page.getByRole('table').getByText('Não há dados para exibir').waitFor();
  });
});
