import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { family } from '../../../../shared/stories/catalogue.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { familyFormLists, fieldsWithoutInput } from '../../../../shared/stories/familyForm.ts';
import { errorBody, gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { familyFormOf } from '../form/familyFormValues.ts';

/** A notification came; it slides in, so that the first look may find it on its way. */
const expectMessage = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5_000 });

const meta = preview.meta({
  title: 'Pages/Cadastro de família',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('catalogue-register'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      ...familyFormLists,
      gatewayHttp.post('/api/produtos/familias', ({ response }) => response(201).json(family)),
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) => response(200).json(family)),
    );
  },
});

async function choose({ canvas, userEvent }: StoryActor, label: string, option: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }, { timeout: 5_000 }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function chooseParts(actor: StoryActor) {
  await choose(actor, 'Categoria', 'PANELAS');
  await choose(actor, 'Marca', 'BRINOX');
  await choose(actor, 'Tipo de volumetria', 'LITROS');
  await actor.userEvent.type(actor.canvas.getByLabelText(/^Volumetria/), '4,5');
}

async function fillIn(actor: StoryActor) {
  await chooseParts(actor);
  await actor.userEvent.click(actor.canvas.getByRole('button', { name: 'Salvar' }));
}

/** Everything is open to whoever may create a family, with all further blocks (FAM-039, FMC-015). */
export const Default = meta.story();

Default.test(
  'is named while its parts are chosen and leads to the new family (FAM-040, FAM-046)',
  async (actor) => {
    await fillIn(actor);
    await expectMessage('Familia criada');
    await expect(
      await actor.canvas.findByRole('heading', { name: family.nome, level: 1 }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(await actor.canvas.findByRole('link', { name: 'Cadastrar produtos' })).toHaveAttribute(
      'href',
      href('catalogue-family', { id: family.id, aba: 'produtos' }),
    );
  },
);

let isCreated = Promise.withResolvers<void>();

/** What is typed while a family is created is offered on the page of that family, not for another one (D11, D23). */
export const TypedWhileCreating = meta.story({
  beforeEach({ msw }) {
    isCreated = Promise.withResolvers();
    msw.use(
      gatewayHttp.post('/api/produtos/familias', async ({ response }) => {
        await isCreated.promise;
        return response(201).json(family);
      }),
    );
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await fillIn(actor);
    await userEvent.type(canvas.getByLabelText('Concorrente 1'), 'loja nova');
    isCreated.resolve();
    await canvas.findByRole('heading', { name: family.nome, level: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    await expect(canvas.getByLabelText('Concorrente 1')).toHaveValue('LOJA NOVA');
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
  },
});

/** A family of 4,5 litres has the name that the parts make. */
const oneNamesake = gatewayHttp.get('/api/produtos/homonimos', ({ query, response }) => {
  const nome = query.get('nome') ?? '';
  const found = { id: 87, codigo: 20087, nome, familiaId: null, mudamAcentos: false };
  return response(200).json({ homonimos: nome.includes('4,5') ? [found] : [] });
});

async function findNamesakes(actor: StoryActor) {
  await chooseParts(actor);
  const notice = await actor.canvas.findByRole('group', { name: 'Já existe uma família com este nome' });
  await expectPressable(actor.canvas.getByRole('button', { name: 'Salvar' }));
  return within(notice);
}

/** A family has the name that the chosen parts make: it is named before the save, which stays open (D24). */
export const Namesake = meta.story({
  beforeEach({ msw }) {
    msw.use(oneNamesake);
  },
  play: async (actor) => {
    const notice = await findNamesakes(actor);
    await expect(notice.getByRole('link', { name: /^20087 - / })).toHaveAttribute(
      'href',
      href('catalogue-family', { id: 87 }),
    );
  },
});

/** A supplier, who may not open it, is told that there is one (D24, CON-58). */
export const NamesakeOfSupplier = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    msw.use(oneNamesake);
  },
  play: async (actor) => {
    const notice = await findNamesakes(actor);
    await expect(notice.getByText(/^Confira com a equipe comercial/)).toBeVisible();
    await expect(notice.queryByRole('link')).toBeNull();
  },
});

Default.test('has an input for every field of its table', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Salvar' }, { timeout: 5_000 });
  await expect(fieldsWithoutInput({ canvas })).toEqual([]);
});

/** An incomplete form is not sent: it says so and leads to its first wrong field (FND-080, FMC-019 to FMC-029). */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, { timeout: 5_000 }));
    await expectMessage('Preencha todos os campos obrigatórios');
    await expect(canvas.getByText('Seleciona uma categoria')).toBeVisible();
    await expect(canvas.getByText('Seleciona uma marca')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Categoria' })).toHaveFocus());
  },
});

/** What the server refuses of a field stands at the field (D9). */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/produtos/familias', ({ response }) =>
        response(400).json(errorBody('Marca inexistente', { marcaId: ['A marca foi excluída'] })),
      ),
    );
  },
  play: async (actor) => {
    await fillIn(actor);
    await expect(await actor.canvas.findByText('A marca foi excluída')).toBeVisible();
  },
});

/** A kit has several volumes and a free description (FMC-026, FMC-033, G-22). */
export const Kit = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await choose(actor, 'Categoria', 'CONJUNTOS');
    await choose(actor, 'Marca', 'TRAMONTINA');
    await choose(actor, 'Tipo de volumetria', 'LITROS');
    await userEvent.type(canvas.getByLabelText(/^Volumetria 1/), '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar volume' }));
    await userEvent.type(canvas.getByLabelText(/^Volumetria 2/), '3');
    await userEvent.type(canvas.getByLabelText(/^Descrição livre/), 'color');
    await expect(fact(canvas, 'Nome')).toHaveTextContent('KIT TRAMONTINA 1,5LT + 3LT COLOR');
    await choose(actor, 'Tipo de volumetria', 'VOLTS');
    await expect(canvas.getByLabelText('Volumetria')).toBeDisabled();
    await choose(actor, 'Tipo de volumetria', 'POTENCIA');
    await expect(canvas.getByLabelText(/^Watts\(W\) 1/)).toBeEnabled();
  },
});

/** Accounting creates no family (CON-57). */
export const ReadOnly = meta.story({
  args: { session: staff('Contabil') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar' }, { timeout: 5_000 })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(fact(canvas, 'Coleção')).toHaveTextContent('-');
  },
});

/** A supplier learns no margin and goes on to the own products (CON-58). */
export const Supplier = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/solicitacoes-cadastros/home', never),
      gatewayHttp.get('/api/produtos/homonimos', ({ response }) => response(200).json({ homonimos: [] })),
    );
  },
  play: async (actor) => {
    await fillIn(actor);
    await expectMessage('Familia criada');
    await expect(
      await actor.canvas.findByRole('heading', { name: 'Meus produtos' }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(
      await actor.canvas.findByText(/O próximo passo é concluir as famílias da sua solicitação/),
    ).toBeVisible();
  },
});

/** What a supplier typed while it was created is no part of it: a family that is there is closed to suppliers (CON-58). */
export const SupplierTypedWhileCreating = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    isCreated = Promise.withResolvers();
    msw.use(
      gatewayHttp.get('/api/produtos/solicitacoes-cadastros/home', never),
      gatewayHttp.get('/api/produtos/homonimos', ({ response }) => response(200).json({ homonimos: [] })),
      gatewayHttp.post('/api/produtos/familias', async ({ response }) => {
        await isCreated.promise;
        return response(201).json(family);
      }),
    );
  },
  play: async (actor) => {
    await fillIn(actor);
    await actor.userEvent.type(actor.canvas.getByLabelText('Concorrente 1'), 'loja nova');
    isCreated.resolve();
    await expectMessage('Familia criada');
    await expectMessage('O que você digitou depois de salvar não faz parte da família');
    await actor.canvas.findByRole('heading', { name: 'Meus produtos' }, { timeout: 5_000 });
  },
});

/** What was typed before the session ended is offered again (D11). */
export const UnsavedDraft = meta.story({
  args: {
    drafts: {
      'catalogue-register:family': draftOf(
        familyFormOf(null),
        { marcaId: 413, colecao: 'SOLAR' },
        { marcaId: [{ value: 413, label: 'BRINOX' }] },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recuperar o que você digitou', {}, { timeout: 5_000 }));
    await expect(canvas.getByLabelText('Coleção')).toHaveValue('SOLAR');
    await expect(canvas.getByRole('combobox', { name: 'Marca' })).toHaveValue('BRINOX');
  },
});
