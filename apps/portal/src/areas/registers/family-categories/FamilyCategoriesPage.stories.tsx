import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { categories, LONGEST_DESCRIPTION } from '../../../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/produtos/categorias';
const CATEGORY = '/api/produtos/categorias/{id}';

/** The calls that change something. */
let calls: string[] = [];

const meta = preview.meta({
  title: 'Pages/Categorias de família',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-family-categories'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    const [first] = categories;
    if (!first) throw new Error('No category');
    const record = (call: string) => {
      calls.push(call);
      return { ...first, versao: 4 };
    };
    msw.use(
      gatewayHttp.get(LIST, ({ query, response }) => {
        if (query.get('cadastro') !== 'true') throw new Error('The register was not asked for');
        return response(200).json({ categorias: categories, meta: listMeta(41 + calls.length) });
      }),
      gatewayHttp.get(CATEGORY, ({ response }) => response(200).json(first)),
      gatewayHttp.post(LIST, async ({ request, response }) =>
        response(201).json(record(`POST ${JSON.stringify(await request.json())}`)),
      ),
      gatewayHttp.put(CATEGORY, async ({ params, request, response }) =>
        response(200).json(
          record(
            `PUT ${params.id} ${request.headers.get('If-Match')} ${JSON.stringify(await request.json())}`,
          ),
        ),
      ),
      gatewayHttp.put(`${CATEGORY}/delete`, ({ params, request, response }) => {
        record(`DELETE ${params.id} ${request.headers.get('If-Match')}`);
        return response(204).empty();
      }),
    );
  },
});

const openNew = async ({ canvas, userEvent }: StoryActor) => {
  await canvas.findByRole('cell', { name: 'PANELAS' });
  await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Categoria' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
  return dialog;
};

const openEdit = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar PANELAS' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Categoria' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
  return dialog;
};

const askRemoval = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Excluir PANELAS' }));
  return within(await screen.findByRole('dialog', { name: 'Excluir categoria' }));
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The register on its first page. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Categorias de família.csv', ['Ações']));

Default.test(
  'has description, abbreviation, kit and acts for columns, a search and a button that adds (GAP-58, ONB-025)',
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Categorias de família', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'JG PANELA' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Descrição',
      'Sigla',
      'Kit',
      'Ações',
    ]);
    await expect(canvas.getAllByRole('cell', { name: 'Sim' })).toHaveLength(2);
    await expect(canvas.getByPlaceholderText('Busque por descrição ou sigla')).toBeVisible();
    await expect(canvas.getByText('1–30 de 41')).toBeVisible();
  },
);

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('register-family-categories', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(200).json({ categorias: [], meta: listMeta(0) })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/XYZ/)).toBeVisible();
  },
});

/** The list could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Erro interno')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('cell', { name: 'PANELAS' })).toBeVisible();
  },
});

/** Texts as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const long = { descricao: LONGEST_DESCRIPTION, sigla: 'UTILIDADES' };
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          categorias: categories.map((category) => ({ ...category, ...long })),
          meta: listMeta(41),
        }),
      ),
    );
  },
});

/** The dialog of a new category, 440 px wide; nothing can be saved yet (CAT-001, CAT-012, CAT-014). */
export const Dialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(440);
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Neither Escape nor a press outside closes it; given up and opened again, it is empty or as stored (CAT-003, CAT-009, UIX-01, FRM-33). */
export const DialogAgain = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('A new category that was given up leaves nothing', async () => {
      const first = await openNew({ canvas, userEvent });
      await userEvent.keyboard('{Escape}');
      await userEvent.type(first.getByRole('textbox', { name: 'Descrição' }), 'desistida');
      await userEvent.click(first.getByRole('checkbox', { name: 'Kit' }));
      await userEvent.keyboard('{Escape}');
      await userEvent.click(document.body);
      await expect(first.getByRole('textbox', { name: 'Descrição' })).toHaveValue('DESISTIDA');
      await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
      await isClosed();
      const again = await openNew({ canvas, userEvent });
      await expect(again.getByRole('textbox', { name: 'Descrição' })).toHaveValue('');
      await expect(again.getByRole('checkbox', { name: 'Kit' })).not.toBeChecked();
      await userEvent.click(again.getByRole('button', { name: 'Cancelar' }));
      await isClosed();
    });
    await step('An edit that was given up shows the category as it is (CAT-002)', async () => {
      const first = await openEdit({ canvas, userEvent });
      await userEvent.type(first.getByRole('textbox', { name: 'Sigla' }), 'x');
      await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
      await isClosed();
      const again = await openEdit({ canvas, userEvent });
      await expect(again.getByRole('textbox', { name: 'Sigla' })).toHaveValue('PANELA');
    });
  },
});

/** What the rules or the gateway refuse is shown at its field, and the dialog stays open (CAT-010, CAT-011, D9). */
export const DialogRefused = meta.story({
  beforeEach({ msw }) {
    const text = 'Já existe uma categoria com esta descrição';
    msw.use(
      gatewayHttp.post(LIST, ({ response }) => response(400).json(errorBody(text, { descricao: [text] }))),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openNew({ canvas, userEvent });
    const sigla = dialog.getByRole('textbox', { name: 'Sigla' });
    await step('a field that is left empty says so', async () => {
      await userEvent.click(sigla);
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveAccessibleDescription(
          'Campo obrigatório',
        ),
      );
    });
    await step('an abbreviation that is too long is not sent', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'panelas');
      await userEvent.type(sigla, 'panelas grandes{Enter}');
      await expect(await dialog.findByText('Digite no máximo 10 caracteres')).toBeVisible();
      await waitFor(() => expect(sigla).toHaveFocus());
    });
    await step('a description that another category has', async () => {
      await userEvent.clear(sigla);
      await userEvent.type(sigla, 'pan{Enter}');
      await expect(await dialog.findByText('Já existe uma categoria com esta descrição')).toBeVisible();
      await expect(sigla).toHaveValue('PAN');
    });
  },
});

/** Created: one call however fast somebody presses, the list is read again (CAT-004 to CAT-007, GAP-13, NET-22). */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'jarras');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Sigla' }), 'jarra');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Kit' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Categoria criada')).toBeVisible();
    await isClosed();
    await expect(await canvas.findByText('1–30 de 42')).toBeVisible();
    await expect(calls).toEqual(['POST {"descricao":"JARRAS","sigla":"JARRA","kit":true}']);
  },
});

/** Changed: on top of the version that was shown (GAP-13, D7). */
export const Updated = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Sigla' }), 's{Enter}');
    await expect(await screen.findByText('Categoria atualizada')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual(['PUT 9 "3" {"descricao":"PANELAS","sigla":"PANELAS","kit":false}']);
  },
});

/** Somebody else saved first: a dialog shows the changes, the input stays and can be saved anyway (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(CATEGORY, ({ response }) =>
        response(200).json({ id: 9, descricao: 'PANELAS E TAMPAS', sigla: 'PANELA', kit: false, versao: 4 }),
      ),
      gatewayHttp.put(
        CATEGORY,
        ({ response }) => response(409).json(errorBody('Este registro foi alterado por outra pessoa.')),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Sigla' }), 's{Enter}');
    const question = within(
      await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }),
    );
    await expect(question.getByText('PANELAS E TAMPAS')).toBeVisible();
  },
});

Conflict.test('saves what was typed on the newest version', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
  await expect(await screen.findByText('Categoria atualizada')).toBeVisible();
  await isClosed();
  await expect(calls).toEqual(['PUT 9 "4" {"descricao":"PANELAS E TAMPAS","sigla":"PANELAS","kit":false}']);
});

Conflict.test('shows what the other one saved, to go on from there', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Usar os dados atuais' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Categoria' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('PANELAS E TAMPAS'),
  );
  await expect(dialog.getByRole('textbox', { name: 'Sigla' })).toHaveValue('PANELA');
});

/** Asks before a category is removed. */
export const Removal = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await expect(dialog.getByText('Tem certeza que deseja excluir PANELAS?')).toBeVisible();
  },
});

Removal.test('removes it by the version that was shown, and says so (D7)', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await expect(await screen.findByText('Categoria excluída')).toBeVisible();
  await isClosed();
  await expect(calls).toEqual(['DELETE 9 "3"']);
});

/** A category in use: refused with the reason, the category stays. */
export const RemovalRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(`${CATEGORY}/delete`, ({ response }) =>
        response(400).json(errorBody('Categoria em uso por famílias')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Categoria em uso por famílias')).toBeVisible();
    await isClosed();
    await expect(canvas.getByRole('cell', { name: 'PANELAS' })).toBeVisible();
  },
});

/** What was typed before the session ended is offered back to the same user (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      'register-family-categories:record': {
        recordId: null,
        values: { descricao: 'JARRAS', sigla: '', kit: true },
        saved: { descricao: '', sigla: '', kit: false },
        known: {},
        typedAt: '2027-03-12T17:05:00.000Z',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Categoria' }));
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('JARRAS');
    await expect(dialog.getByRole('checkbox', { name: 'Kit' })).toBeChecked();
  },
});
