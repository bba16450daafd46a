import type { Schemas } from '@portal/api';
import { emptyForm, linkFields } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { product } from '../../../shared/stories/catalogue.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import {
  defaultLink,
  productBranches,
  skus,
  supplierLinks,
  supplierOptions,
  units,
} from '../../../shared/stories/productSupply.ts';
import { renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { SuppliersTab } from './SuppliersTab.tsx';

const LIST = '/api/produtos/{produtoId}/fornecedores';
const LINK = `${LIST}/{produtofornecedorId}` as const;
const SKUS = `${LINK}/skus` as const;
const SKU = `${SKUS}/{skuId}` as const;

type Link = Schemas['ProductSupplier'];
type Sku = Schemas['ProductSupplierSku'];

function linkOf(id: number, versao: number, body: Schemas['ProductSupplierInput']): Link {
  const { fornecedorId, unidadeId, ...values } = body;
  const fornecedor = supplierOptions.find((option) => option.id === fornecedorId) ?? defaultLink.fornecedor;
  const unidade = units.find((unit) => unit.id === unidadeId) ?? defaultLink.unidade;
  return { ...defaultLink, ...values, id, versao, fornecedor, unidade };
}

/** A gateway that keeps what is saved and has one default supplier (GAP-44). */
function linkGateway(before: readonly Link[] = supplierLinks) {
  let kept = [...before];
  const save = (link: Link) => {
    const others = kept.filter(({ id }) => id !== link.id);
    kept = [link, ...others.map((other) => (link.padrao ? { ...other, padrao: false } : other))];
    return link;
  };
  const link = (id: string) => kept.find((one) => String(one.id) === id) ?? defaultLink;
  return [
    gatewayHttp.get(LIST, ({ response }) =>
      response(200).json({ produtosFornecedores: kept, meta: listMeta(kept.length) }),
    ),
    gatewayHttp.get(LINK, ({ params, response }) => response(200).json(link(params.produtofornecedorId))),
    gatewayHttp.post(LIST, async ({ request, response }) =>
      response(201).json(save(linkOf(90, 1, await request.json()))),
    ),
    gatewayHttp.put(LINK, async ({ params, request, response }) => {
      const { id, versao } = link(params.produtofornecedorId);
      if (request.headers.get('If-Match') !== `"${versao}"`) throw new Error('The version is missing');
      return response(200).json(save(linkOf(id, versao + 1, await request.json())));
    }),
    gatewayHttp.put(`${LINK}/delete`, ({ params, response }) => {
      kept = kept.filter(({ id }) => String(id) !== params.produtofornecedorId);
      return response(204).empty();
    }),
  ];
}

/** A gateway that keeps SKUs and has one main SKU of a link (GAP-44). */
function skuGateway() {
  let kept = [...skus];
  const save = (sku: Sku) => {
    const others = kept.filter(({ id }) => id !== sku.id);
    kept = [...others.map((other) => (sku.principal ? { ...other, principal: false } : other)), sku];
    return sku;
  };
  return [
    gatewayHttp.get(SKUS, ({ response }) => response(200).json({ skus: kept })),
    gatewayHttp.post(SKUS, async ({ request, response }) =>
      response(201).json(save({ id: 590, versao: 1, ...(await request.json()) })),
    ),
    gatewayHttp.put(SKU, async ({ params, request, response }) =>
      response(200).json(save({ id: Number(params.skuId), versao: 9, ...(await request.json()) })),
    ),
    gatewayHttp.put(`${SKU}/delete`, ({ params, response }) => {
      kept = kept.filter(({ id }) => String(id) !== params.skuId);
      return response(204).empty();
    }),
  ];
}

const lookups = [
  gatewayHttp.get('/api/fornecedores/lista', ({ response }) =>
    response(200).json({ fornecedores: supplierOptions, meta: listMeta(supplierOptions.length, 20) }),
  ),
  gatewayHttp.get('/api/produtos/unidades', ({ response }) =>
    response(200).json({ unidade: units, meta: listMeta(units.length, 20) }),
  ),
  gatewayHttp.get('/api/produtos/filiais-produto', ({ response }) => response(200).json(productBranches)),
];

const meta = preview.meta({
  title: 'Pages/Fornecedores do produto',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { path: '/', session: staff('Comercial'), section: <SuppliersTab product={product} /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...linkGateway(), ...skuGateway(), ...lookups);
  },
});

const DEFAULT = '7061 - PANELAS DA SERRA';
const OTHER = '7062 - METALÚRGICA BOA VISTA';

async function openDialog({ canvas, userEvent }: StoryActor, button: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

const openNew = (actor: StoryActor) => openDialog(actor, 'Adicionar fornecedor', 'Adicionar fornecedor');

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Shows the SKUs of the default supplier. */
async function choose({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: DEFAULT }));
  const section = await canvas.findByRole('region', { name: `SKUs de ${DEFAULT}` });
  await within(section).findByRole('cell', { name: 'PN-4500-VM' });
}

/** The suppliers of a product as the commercial area sees them. */
export const Default = meta.story();

Default.test('has its columns (LNK-001, LNK-013, GAP-40)', async ({ canvas }) => {
  await canvas.findByRole('cell', { name: DEFAULT });
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Fornecedor',
    'Padrão',
    'Qtd. compra',
    'Multiplicador',
    'Cx. lastro',
    'Cx. pallet',
    'Unidade',
    'Valor pauta',
    'Ações',
  ]);
  await expect(canvas.getByText('1–2 de 2')).toBeVisible();
});

/** A supplier is chosen: its SKUs are shown, its row is marked (LNK-002, LNK-028). */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    const row = canvas.getByRole('button', { name: DEFAULT }).closest('tr');
    await expect(row).toHaveAttribute('aria-current', 'true');
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** The product has no supplier. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...linkGateway([]));
  },
});

/** The list could not be read; another try helps (LNK-020). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Erro interno')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Erro ao buscar fornecedores')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('cell', { name: DEFAULT })).toBeVisible();
  },
});

/** Long trade names, large numbers and a second page. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nomeFantasia = 'INDÚSTRIA BRASILEIRA DE UTILIDADES DOMÉSTICAS E PRESENTES DO VALE DO AÇO';
    const produtosFornecedores = Array.from({ length: 30 }, (_, index) => ({
      ...defaultLink,
      id: index + 1,
      fornecedor: { id: index + 1, codigo: 7_000_000 + index, nomeFantasia },
      qtdCompra: 99_999_999,
      multiplicador: 99_999_998.9999,
      valorPauta: 999_999_999_999.99,
    }));
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({ produtosFornecedores, meta: listMeta(41) }),
      ),
    );
  },
});

/** Users outside the commercial area only read, also SKUs and branches, and see why (LNK-024, PRD-017). */
export const ReadOnly = meta.story({
  args: { session: staff('Diretoria') },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(canvas.getByText('Somente usuários comerciais podem alterar produtos')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Ações' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Adicionar|Editar|Remover/ })).not.toBeInTheDocument();
  },
});

/** The dialog of a supplier that is there; it is read as it is now (LNK-014). */
export const EditDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, `Editar ${DEFAULT}`, 'Editar fornecedor');
    await expect(dialog.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue(DEFAULT);
    await expect(dialog.getByRole('combobox', { name: 'Unidade' })).toHaveValue('CX - CAIXA');
  },
});

EditDialog.test(
  'allows an own floor calculation only with a floor above 0 (GAP-45)',
  async ({ userEvent }) => {
    const dialog = within(screen.getByRole('dialog'));
    const own = dialog.getByRole('checkbox', { name: 'Cálculo de pauta diferente' });
    await expect(own).toBeChecked();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Valor pauta' }));
    await expect(own).not.toBeChecked();
    await expect(own).toBeDisabled();
  },
);

EditDialog.test(
  'saves it on its version and shows it at once (LNK-016, GAP-42, D7)',
  async ({ canvas, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'));
    const boxes = dialog.getByRole('spinbutton', { name: 'Cx. pallet' });
    await userEvent.clear(boxes);
    await userEvent.type(boxes, '48');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Fornecedor atualizado com sucesso')).toBeVisible();
    await isClosed();
    await expect(canvas.getByRole('cell', { name: '48' })).toBeVisible();
  },
);

/** One link could not be loaded: a message, and no dialog opens (LNK-021). */
export const EditFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LINK, ({ response }) => response(500).json(errorBody('Erro interno'))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Editar ${DEFAULT}` }));
    await expect(await screen.findByText('Erro ao buscar fornecedor')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A change that the server fails on: a message with its own text, and what was typed stays (RVP-037). */
export const UpdateFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.put(LINK, ({ response }) => response(500).json(errorBody('Erro interno'))));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, `Editar ${DEFAULT}`, 'Editar fornecedor');
    const boxes = dialog.getByRole('spinbutton', { name: 'Cx. pallet' });
    await userEvent.clear(boxes);
    await userEvent.type(boxes, '48');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Erro ao atualizar fornecedor')).toBeVisible();
    await expect(boxes).toHaveValue('48');
  },
});

/** Linked without the mouse: supplier and unit are searched, the new default takes the place of the old one. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const pick = async (name: string, option: string) => {
      await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('option', { name: option });
      const active = () =>
        document.getElementById(
          screen.getByRole('combobox', { name }).getAttribute('aria-activedescendant') ?? '',
        )?.textContent;
      for (let presses = 0; presses < 4 && active() !== option; presses += 1)
        await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveValue(option));
    };
    await step('Enter opens the dialog at the supplier', async () => {
      await canvas.findByRole('cell', { name: DEFAULT });
      canvas.getByRole('button', { name: 'Adicionar fornecedor' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Adicionar fornecedor' });
      await pick('Fornecedor', '7063 - UTILIDADES DO VALE');
    });
    const dialog = within(screen.getByRole('dialog'));
    await step('Tab leads on to unit, quantities and the default', async () => {
      const reach = async (element: HTMLElement) => {
        for (let presses = 0; presses < 8 && document.activeElement !== element; presses += 1)
          await userEvent.tab();
        await expect(element).toHaveFocus();
      };
      await reach(dialog.getByRole('combobox', { name: 'Unidade' }));
      await pick('Unidade', 'DZ - DÚZIA');
      await reach(dialog.getByLabelText(/^Qtd. compra/));
      await userEvent.keyboard('2');
      await reach(dialog.getByLabelText(/^Multiplicador/));
      await userEvent.keyboard('12');
      await reach(dialog.getByRole('checkbox', { name: 'Fornecedor padrão' }));
      await userEvent.keyboard(' ');
      await reach(dialog.getByRole('button', { name: 'Salvar' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('it is there, the only default one (LNK-015, LNK-018, GAP-44)', async () => {
      await expect(await screen.findByText('Fornecedor adicionado com sucesso')).toBeVisible();
      await isClosed();
      await expect(canvas.getByRole('cell', { name: '7063 - UTILIDADES DO VALE' })).toBeVisible();
      await expect(canvas.getAllByRole('cell', { name: 'Sim' })).toHaveLength(1);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Adicionar fornecedor' })).toHaveFocus());
    });
  },
});

/** Errors of required fields are shown at the fields, each with its own text (GAP-41). */
export const DialogInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Seleciona uma opção')).toBeVisible();
    await expect(dialog.getByText('Seleciona uma unidade')).toBeVisible();
    await expect(dialog.getAllByText('Valor deve ser maior que 0')).toHaveLength(2);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Fornecedor' })).toHaveFocus());
  },
});

/** Neither list of the dialog can be loaded: one message each, with its own text (LNK-020, LNK-034, FND-078). */
export const LookupsFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/fornecedores/lista', ({ response }) =>
        response(500).json(errorBody('Erro interno')),
      ),
      gatewayHttp.get('/api/produtos/unidades', ({ response }) =>
        response(500).json(errorBody('Erro interno')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('combobox', { name: 'Fornecedor' }));
    await expect((await screen.findAllByText('Erro ao buscar fornecedores'))[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Unidade' }));
    await expect((await screen.findAllByText('Erro ao buscar unidades'))[0]).toBeVisible();
  },
});

/** The product has the supplier already: an error at its field; other failures show the text of the call (LNK-022). */
export const DialogServerError = meta.story({
  args: {
    drafts: {
      'catalogue-family/5021:supplier': {
        recordId: null,
        values: {
          ...emptyForm(linkFields),
          fornecedorId: 61,
          unidadeId: 3,
          qtdCompra: 1,
          multiplicador: 12,
        },
        saved: emptyForm(linkFields),
        known: {
          fornecedorId: [{ value: 61, label: DEFAULT }],
          unidadeId: [{ value: 3, label: 'CX - CAIXA' }],
        },
        typedAt: '2027-03-12T17:05:00.000Z',
      },
    },
  },
  beforeEach({ msw }) {
    const text = 'Fornecedor já adicionado ao produto';
    msw.use(
      gatewayHttp.post(
        LIST,
        ({ response }) => response(400).json(errorBody(text, { fornecedorId: [text] })),
        {
          once: true,
        },
      ),
      gatewayHttp.post(LIST, ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar fornecedor' }));
    await step('what was typed before the session ended is back (D11)', async () => {
      await expect(dialog.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue(DEFAULT);
    });
    await step('a refused field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await expect(await dialog.findByText('Fornecedor já adicionado ao produto')).toBeVisible();
    });
    await step('a broken server', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await expect(await screen.findByText('Erro ao adicionar fornecedor')).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue(DEFAULT);
    });
  },
});

/** Removed after a question; the focus goes on at the next one (LNK-017, LNK-019, GAP-46). */
export const Removal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    const dialog = await openDialog({ canvas, userEvent }, `Remover ${DEFAULT}`, 'Remover fornecedor');
    await expect(dialog.getByText(`Tem certeza que deseja excluir ${DEFAULT}?`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    await expect(await screen.findByText('Fornecedor removido com sucesso')).toBeVisible();
    await isClosed();
    await expect(canvas.queryByText(`SKUs de ${DEFAULT}`)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Remover ${OTHER}` })).toHaveFocus());
  },
});

/** Somebody changed it meanwhile, or the server fails: a message, nothing is removed (LNK-023, D7). */
export const RemovalFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(`${LINK}/delete`, ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, `Remover ${DEFAULT}`, 'Remover fornecedor');
    await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
    await expect(await screen.findByText('Erro ao remover fornecedor')).toBeVisible();
    await waitFor(() => expectPressable(dialog.getByRole('button', { name: 'Remover' })));
  },
});

/** A SKU is added, changed and removed under the chosen supplier (LNK-025 to LNK-030, GAP-42 to GAP-44). */
export const SkuChanges = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await choose({ canvas, userEvent });
    const table = within(canvas.getByRole('region', { name: `SKUs de ${DEFAULT}` }));
    await step('added in its own letter case; the main one before gives way', async () => {
      const dialog = await openDialog({ canvas, userEvent }, 'Adicionar SKU', 'Adicionar SKU');
      await userEvent.type(dialog.getByRole('textbox', { name: 'SKU' }), 'novo-1a');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Principal' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await isClosed();
      await expect(screen.getByText('SKU salvo com sucesso')).toBeVisible();
      await expect(table.getByRole('cell', { name: 'novo-1a' })).toBeVisible();
      await expect(table.getAllByRole('cell', { name: 'Sim' })).toHaveLength(1);
    });
    await step('changed', async () => {
      const dialog = await openDialog({ canvas, userEvent }, 'Editar PN-4500-VM', 'Editar SKU');
      await userEvent.type(dialog.getByRole('textbox', { name: 'SKU' }), 'x');
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await isClosed();
      await expect(table.getByRole('cell', { name: 'PN-4500-VMx' })).toBeVisible();
    });
    await step('removed', async () => {
      const dialog = await openDialog({ canvas, userEvent }, 'Remover Pn-4500/vm', 'Remover SKU');
      await expect(dialog.getByText('Tem certeza que deseja excluir Pn-4500/vm?')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
      await expect(await screen.findByText('Item removido com sucesso')).toBeVisible();
      await isClosed();
      await expect(table.queryByRole('cell', { name: 'Pn-4500/vm' })).not.toBeInTheDocument();
    });
  },
});

/** SKUs that cannot be saved or removed: the texts of their calls (LNK-031, GAP-42). */
export const SkuFailures = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(SKU, ({ response }) => response(500).json(errorBody('Erro interno'))),
      gatewayHttp.put(`${SKU}/delete`, ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    const edit = await openDialog({ canvas, userEvent }, 'Editar PN-4500-VM', 'Editar SKU');
    await userEvent.type(edit.getByRole('textbox', { name: 'SKU' }), 'x');
    await userEvent.click(edit.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Erro ao atualizar SKU no fornecedor')).toBeVisible();
    await userEvent.click(edit.getByRole('button', { name: 'Cancelar' }));
    await isClosed();
    const removal = await openDialog({ canvas, userEvent }, 'Remover PN-4500-VM', 'Remover SKU');
    await userEvent.click(removal.getByRole('button', { name: 'Remover' }));
    await expect(await screen.findByText('Erro ao remover sku')).toBeVisible();
  },
});
