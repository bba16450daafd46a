import { PRODUCT_NAME_ALERT_TEXT } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { LeaveGuard } from '../../../../shared/forms/LeaveGuard.tsx';
import { family, picture } from '../../../../shared/stories/catalogue.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { errorBody, gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import {
  FAMILY_REQUEST,
  requestedProduct,
  requestedProductCalls,
  requestedProducts,
} from '../../../../shared/stories/requestedProducts.ts';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { RequestedProducts } from './RequestedProducts.tsx';
import { requestedProductToForm } from './requestedProductValues.ts';

/** The parts of the page are loaded when a story opens first. */
const patiently = { timeout: 5_000 };

const LIST = '/api/produtos/solicitacoes-cadastros/produtos';
const PRODUCT = `${LIST}/{solicitacaoCadastroProdutoId}` as const;

const SENT = 'Solicitação já enviada';

/** The products of a family of which this many are due. */
const section = (expected: number, lock: string | null = null, of = family, incomplete = 0) => (
  <RequestedProducts
    sentFamily={lock === SENT ? 'Validado' : null}
    familyRequest={{
      id: FAMILY_REQUEST,
      quantidadeCadastroProduto: expected,
      quantidadeIncompleta: incomplete,
    }}
    family={of}
    access={{ productsReason: lock }}
  />
);

/** With the question that is asked before unsaved input is left. */
const guarded = (
  <>
    {section(5)}
    <LeaveGuard />
  </>
);

const meta = preview.meta({
  title: 'Pages/Produtos da solicitação',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: supplier, section: section(5) },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...requestedProductCalls(requestedProducts(2)));
  },
});

/** A photo of one colour. */
const photo = (fileName: string) =>
  new File([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], fileName, {
    type: 'image/png',
  });

type Canvas = Pick<StoryActor, 'canvas'>;

const variation = ({ canvas }: Canvas) => canvas.findByRole('textbox', { name: /^Variação/ }, patiently);
/** By its label: counts and texts have different roles. */
const field = ({ canvas }: Canvas, name: RegExp) =>
  canvas.getByLabelText(name, { selector: 'input, textarea' });

/** Fills in what a new product needs in a family that holds the dimensions. */
async function fillNew({ canvas, userEvent }: StoryActor) {
  await userEvent.type(await variation({ canvas }), 'lilás');
  await userEvent.type(field({ canvas }, /^EAN/), '7896004006055');
  await userEvent.type(field({ canvas }, /^DUN/), '17896004006052');
  await userEvent.type(field({ canvas }, /^SKU/), 'Pn-9');
  await userEvent.type(field({ canvas }, /^Quantidade por caixa/), '12');
  await userEvent.upload(canvas.getByLabelText(/Fotos/, { selector: 'input' }), photo('frente.png'));
  await expect(await canvas.findByText('frente.png')).toBeVisible();
}

const save = ({ canvas, userEvent }: StoryActor, name = 'Criar produto') =>
  canvas.findByRole('button', { name }, patiently).then((button) => userEvent.click(button));

/** Some products are registered, others are due: the form of the next one is open. */
export const Default = meta.story({ name: 'Fornecedor' });

Default.test(
  'shows the cards with their thumbnails and how many are still due (PRC-002 to PRC-004, PRC-009)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Faltam 3 de 5 produtos', undefined, patiently)).toBeVisible();
    const cards = within(canvas.getByRole('list', { name: 'Produtos da solicitação' }));
    await expect(cards.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /7891000315507.*VERMELHA/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Novo produto', current: true })).toBeVisible();
  },
);

Default.test(
  'collects all that a product needs, without a voltage, and gives advice on photos (PRC-001, PRC-043 to PRC-047, X-06)',
  async ({ canvas }) => {
    await variation({ canvas });
    for (const name of [
      /^Nome/,
      /^EAN/,
      /^DUN/,
      /^SKU/,
      /^Quantidade por caixa/,
      /^Cx. lastro/,
      /^Cx. pallet/,
    ])
      await expect(field({ canvas }, name)).toBeVisible();
    for (const name of ['Tags', 'Características'])
      await expect(canvas.getByRole('combobox', { name })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Descrição' })).toBeVisible();
    await expect(field({ canvas }, /^Link do vídeo/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Voltagem/ })).not.toBeInTheDocument();
    const photos = canvas.getByLabelText(/Fotos/, { selector: 'input' });
    for (const advice of [/5 fotos/, /1\.?000 px/, /5 MB/, /PNG ou JPG/, /120 dpi/])
      await expect(photos).toHaveAccessibleDescription(advice);
  },
);

Default.test(
  'says everything that is missing and sends nothing (PRC-017 to PRC-025, PRC-042)',
  async ({ canvas, userEvent }) => {
    await variation({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    await expect(await canvas.findByText('Faça upload de ao menos uma imagem')).toBeVisible();
    await expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(4);
    await expect(canvas.getByText('Deve conter ao menos 1 produto')).toBeVisible();
    await expect(await variation({ canvas })).toHaveFocus();
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
);

Default.test('says no more that a photo is missing once that of another product is taken', async (actor) => {
  const { canvas, userEvent } = actor;
  await save(actor);
  const lack = 'Faça upload de ao menos uma imagem';
  await canvas.findByText(lack);
  await userEvent.click(canvas.getByRole('button', { name: 'Usar foto de outro produto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Usar foto de outro produto' }));
  await userEvent.click(await dialog.findByRole('button', { name: /VERMELHA/ }));
  await userEvent.click(await dialog.findByRole('button', { name: /Foto 1/ }));
  await expect(await canvas.findByRole('img', { name: /foto 1/ })).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(lack)).not.toBeInTheDocument());
});

Default.test(
  'names the expected digit of a bar code and puts it right in one press (PRC-022, PRC-024, D8)',
  async ({ canvas, userEvent }) => {
    await variation({ canvas });
    const ean = field({ canvas }, /^EAN/);
    await userEvent.type(ean, '7896004006059');
    await userEvent.tab();
    await expect(ean).toHaveAccessibleDescription(/esperado: 5/);
    await userEvent.click(canvas.getByRole('button', { name: /Corrigir/ }));
    await expect(ean).toHaveValue('7896004006055');
    await userEvent.type(field({ canvas }, /^DUN/), '789');
    await userEvent.tab();
    await expect(field({ canvas }, /^DUN/)).toHaveAccessibleDescription(/DUN deve conter 14 dígitos/);
  },
);

/** Nothing is registered yet. */
export const Empty = meta.story({
  args: { section: section(3) },
  beforeEach({ msw }) {
    msw.use(...requestedProductCalls([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Faltam 3 de 3 produtos', undefined, patiently)).toBeVisible();
    await expect(canvas.getAllByText('Nenhum produto cadastrado')).toHaveLength(2); // shown, and said
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** The products could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Erro interno'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar produtos', undefined, patiently)).toBeVisible();
  },
});

/** Created: one form with the documented parts, then the form of the next one (PRC-049 to PRC-060, C-3). */
export const Created = meta.story({
  beforeEach({ msw }) {
    const forms: FormData[] = [];
    msw.use(
      ...requestedProductCalls(requestedProducts(2), (parts) => {
        forms.push(parts);
        if (forms.length > 1) throw new Error('The product was sent twice');
        const names = [...parts.keys()].join(' ');
        if (
          names !==
          'Nome Variacao GtinEan Dun QuantidadeProdutosNaCaixa ProdutoFornecedor.Sku Fotos[0].ordem Fotos[0].arquivo'
        )
          throw new Error(names);
        if (parts.get('Nome') !== 'PANELA TRAMONTINA SOLAR LILÁS 4,5LT') throw new Error('Another name');
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Criar produto' }));
    await expect(await screen.findByText('Produto criado')).toBeVisible();
    await step('It has its card, one less is due, and the next form is empty', async () => {
      await expect(await canvas.findByRole('button', { name: /LILÁS/ })).toBeVisible();
      await expect(canvas.getByText('Faltam 2 de 5 produtos')).toBeVisible();
      await expect(await variation({ canvas })).toHaveValue('');
      await expect(canvas.queryByText('Alterações não salvas')).not.toBeInTheDocument();
    });
    await step('The next form begins in sight', async () => {
      const { top, bottom } = (await variation({ canvas })).getBoundingClientRect();
      await expect([top > 0, bottom < window.innerHeight]).toEqual([true, true]);
    });
  },
});

let isCreated = Promise.withResolvers<void>();

/** What is typed while a product is created, as while its photos are sent, goes on in its form (PRD-013). */
export const TypedWhileCreating = meta.story({
  args: { section: guarded },
  beforeEach({ msw }) {
    isCreated = Promise.withResolvers();
    msw.use(gatewayHttp.post(LIST, () => isCreated.promise));
  },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    const input = await variation({ canvas });
    await userEvent.type(input, ' claro');
    isCreated.resolve();
    await expect(await screen.findByText('Produto criado')).toBeVisible();
    await canvas.findByRole('button', { name: 'Salvar produto' }, patiently);
    await expect(await variation({ canvas })).toHaveValue('LILÁS CLARO');
    await expect(input).toHaveFocus();
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /LILÁS/, current: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Novo produto/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
    await canvas.findByRole('heading', { name: 'Novo produto', level: 2 }, patiently);
    await expect(await variation({ canvas })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Recuperar o que você digitou' })).toBeNull();
  },
});

/** The same of the last one that is due: it says that all is there, and leaves what was typed to be saved (PRC-006). */
export const TypedWhileCompleting = meta.story({
  ...TypedWhileCreating.input,
  args: { section: section(3) },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    await userEvent.type(await variation({ canvas }), ' claro');
    isCreated.resolve();
    await expect(await screen.findByText('Cadastro concluído com sucesso')).toBeVisible();
    await canvas.findByRole('button', { name: 'Salvar produto' }, patiently);
    await expect(await variation({ canvas })).toHaveValue('LILÁS CLARO');
  },
});

/** Who went on to another product before the answer is left there. */
export const LeftWhileCreating = meta.story({
  ...TypedWhileCreating.input,
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    await userEvent.click(canvas.getByRole('button', { name: /VERMELHA/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
    await canvas.findByRole('button', { name: 'Salvar produto' }, patiently);
    await userEvent.type(await variation({ canvas }), ' fosca');
    isCreated.resolve();
    await expect(await screen.findByText('Produto criado')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /LILÁS/ })).toBeVisible();
    await expect(await variation({ canvas })).toHaveValue('VERMELHA FOSCA');
  },
});

/** Without a pointer: Tab comes to every field in the order read, past the editor of the description to the button. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const tabTo = async (element: HTMLElement) => {
      for (let stops = 0; stops < 40 && document.activeElement !== element; stops += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await step('Name and codes', async () => {
      (await variation({ canvas })).focus();
      await userEvent.keyboard('lilás');
      for (const [name, text] of [
        [/^EAN/, '7896004006055'],
        [/^DUN/, '17896004006052'],
        [/^SKU/, 'Pn-9'],
        [/^Quantidade por caixa/, '12'],
      ] as const) {
        await tabTo(field({ canvas }, name));
        await userEvent.keyboard(text);
      }
    });
    await step('Photos', async () => {
      const chooser = canvas.getByLabelText(/Fotos/, { selector: 'input' });
      await tabTo(chooser);
      await userEvent.upload(chooser, photo('frente.png'));
      await expect(await canvas.findByText('frente.png')).toBeVisible();
    });
    await step('Texts, then the button, which creates it by Enter', async () => {
      await tabTo(canvas.getByRole('textbox', { name: 'Descrição' }));
      await userEvent.keyboard('Cabo de silicone');
      await tabTo(field({ canvas }, /^Link do vídeo/));
      await tabTo(canvas.getByRole('button', { name: 'Criar produto' }));
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('Produto criado')).toBeVisible();
    });
    await step('The next form has the focus', async () => {
      await expect(await canvas.findByText('Faltam 2 de 5 produtos')).toBeVisible();
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
  },
});

/** The last product that is due: a message of its own, and back to the supplier's requests (PRC-006, PRC-007, RTE-035). */
export const Completed = meta.story({
  args: { section: section(3) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Falta 1 de 3 produtos', undefined, patiently)).toBeVisible();
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    await expect(await screen.findByText('Cadastro concluído com sucesso')).toBeVisible();
    await expect(screen.queryByText('Produto criado')).not.toBeInTheDocument();
  },
});

/** Every product is there: each can still be changed, none can be added, and saving one does not complete it again (G-42). */
export const AllRegistered = meta.story({
  args: { section: section(2), path: '/?produto=341' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Os 2 produtos foram cadastrados', undefined, patiently),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Novo produto' })).not.toBeInTheDocument();
    await userEvent.type(await variation({ canvas }), ' fosca');
    await save({ canvas, userEvent }, 'Salvar produto');
    await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
    await expect(screen.queryByText('Cadastro concluído com sucesso')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: /PRETA FOSCA/ })).toBeVisible();
  },
});

/** Another product has the EAN: it is named before anything is saved. */
export const Repeated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await variation({ canvas });
    const ean = field({ canvas }, /^EAN/);
    await userEvent.type(ean, '7891000315507');
    await waitFor(
      () =>
        expect(ean).toHaveAccessibleDescription(
          /EAN já cadastrado em outro produto: 305021 - PANELA TRAMONTINA SOLAR VERMELHA 4,5LT/,
        ),
      patiently,
    );
    await userEvent.type(ean, '{Backspace}');
    await waitFor(() => expect(ean).not.toHaveAccessibleDescription(/outro produto/));
  },
});

/** What the gateway refuses stands at its field, the SKU too (D9, PRC-057). */
export const Refused = meta.story({
  beforeEach({ msw }) {
    const text = 'SKU já cadastrado em outro produto do fornecedor: 305021 - PANELA AZUL';
    msw.use(
      gatewayHttp.post(LIST, ({ response }) =>
        response(400).json(errorBody(text, { 'ProdutoFornecedor.Sku': [text] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await save({ canvas, userEvent });
    await waitFor(() => expect(field({ canvas }, /^SKU/)).toHaveFocus(), patiently);
    await expect(field({ canvas }, /^SKU/)).toHaveAccessibleDescription(/305021 - PANELA AZUL/);
  },
});

/** The photos did not get through: nothing that was typed is lost (PRC-068). */
export const UploadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(LIST, ({ response }) => response.untyped(Response.error())));
  },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await save({ canvas, userEvent });
    await expect(await screen.findByText('Erro carregar arquivo')).toBeVisible();
    await expect(await variation({ canvas })).toHaveValue('LILÁS');
    await expect(canvas.getByText('frente.png')).toBeVisible();
  },
});

/** A computed name of more than 100 characters: an alert, and nothing is sent (PRC-015, PRC-016). */
export const NameTooLong = meta.story({
  args: { path: '/?produto=340' },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(PRODUCT, () => {
        throw new Error('A name that is too long was sent');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await variation({ canvas });
    await userEvent.clear(input);
    await userEvent.type(input, 'x'.repeat(70));
    await expect(field({ canvas }, /^Nome/)).toHaveAccessibleDescription(/100 de 100/);
    await userEvent.type(input, 'x{Enter}');
    const alert = await screen.findByRole('alertdialog', { name: 'Erro em nome do produto' });
    await expect(within(alert).getByText(PRODUCT_NAME_ALERT_TEXT)).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** What was typed before the session ended is offered back (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      [`request-products:new-product-${FAMILY_REQUEST}`]: draftOf(requestedProductToForm(family, null), {
        variacao: 'AZUL QUE NÃO FOI SALVA',
        sku: 'PN-7',
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }, patiently),
    );
    await expect(await variation({ canvas })).toHaveValue('AZUL QUE NÃO FOI SALVA');
    await expect(field({ canvas }, /^SKU/)).toHaveValue('PN-7');
  },
});

/** Set aside instead: what is offered goes with its buttons, and the form has the focus. */
export const Discarded = meta.story({
  args: Recovery.input.args,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Descartar' }, patiently)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await variation({ canvas })).toHaveValue('');
    await expect(canvas.getByRole('form')).toHaveFocus();
  },
});

/** A photo of another product of the family is used again: chosen by product and photo, sent by its id (PRC-058). */
export const PhotoOfAnother = meta.story({
  args: { path: '/?produto=341' },
  beforeEach({ msw }) {
    msw.use(
      ...requestedProductCalls(requestedProducts(2), (parts) => {
        if (parts.get('Fotos[0].idArquivo') !== '902' || parts.get('Fotos[1].idArquivo') !== '901')
          throw new Error('The photos are sent by their ids');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Usar foto de outro produto' }, patiently),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Usar foto de outro produto' });
    const press = async (name: RegExp) => {
      (await within(dialog).findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press(/VERMELHA/);
    await waitFor(() => expect(dialog).toHaveFocus());
    await press(/Voltar aos produtos/);
    await waitFor(() => expect(dialog).toHaveFocus());
    await press(/VERMELHA/);
    await press(/Foto 1/);
    await expect(await canvas.findByRole('img', { name: /foto 2/ })).toBeVisible();
    await save({ canvas, userEvent }, 'Salvar produto');
    await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
  },
});

/** All photos of another product at once, as many as there is room for. */
export const PhotosOfAnother = meta.story({
  args: { path: '/?produto=341' },
  beforeEach({ msw }) {
    const [first, second] = requestedProducts(2);
    if (!first || !second) throw new Error('There are two products');
    const photos = (count: number, from: number) =>
      Array.from({ length: count }, (_, ordem) => ({
        id: from + ordem,
        arquivo: `data:image/png;base64,${picture}`,
        ordem,
      }));
    msw.use(
      ...requestedProductCalls([
        { ...first, fotosProdutos: photos(3, 911) },
        { ...second, fotosProdutos: photos(2, 921) },
        { ...requestedProduct(2), fotosProdutos: photos(4, 931) },
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = async (name: RegExp) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Usar foto de outro produto' }, patiently),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Usar foto de outro produto' }));
      await userEvent.click(await dialog.findByRole('button', { name }));
      return dialog;
    };
    const all = await open(/VERMELHA/);
    await userEvent.click(await all.findByRole('button', { name: 'Usar todas' }));
    await expect(await canvas.findByRole('img', { name: /foto 5/ })).toBeVisible();
    const some = await open(/AZUL/);
    await userEvent.click(await some.findByRole('button', { name: 'Usar as primeiras 2' }));
    await expect(await canvas.findByRole('img', { name: /foto 7/ })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Asks to take the open product out, and confirms it. */
async function remove({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Excluir produto' }, patiently));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir produto' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
}

/** A product is taken out again, with what is typed in it: it is asked once, and one more is due. */
export const Removal = meta.story({
  args: { path: '/?produto=341', section: guarded },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await variation({ canvas }), ' fosca');
    await remove({ canvas, userEvent });
    await expect(await screen.findByText('Produto excluído')).toBeVisible();
    await expect(await canvas.findByText('Faltam 4 de 5 produtos')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /PRETA/ })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Novo produto' })).toBeVisible();
  },
});

/** Somebody else changed it meanwhile: it is read again, and goes with the next press (D7). */
export const RemovalConflict = meta.story({
  args: { path: '/?produto=341' },
  play: async ({ canvas, userEvent, msw }) => {
    const changed = { ...requestedProduct(1), variacao: 'PRETA FOSCA', versao: 2 };
    await variation({ canvas });
    msw.use(
      gatewayHttp.put(`${PRODUCT}/delete`, ({ request, response }) => {
        if (request.headers.get('If-Match') !== '"2"')
          return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
      ...requestedProductCalls([requestedProduct(0), changed]),
    );
    await remove({ canvas, userEvent });
    await expect(await screen.findByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
    await waitFor(async () => expect(await variation({ canvas })).toHaveValue('PRETA FOSCA'), patiently);
    await remove({ canvas, userEvent });
    await expect(await screen.findByText('Produto excluído')).toBeVisible();
  },
});

/** Somebody else took it out before: it is gone here, too. */
export const RemovedMeanwhile = meta.story({
  args: { path: '/?produto=341', section: guarded },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await variation({ canvas }), ' fosca');
    msw.use(
      gatewayHttp.put(`${PRODUCT}/delete`, ({ response }) =>
        response(404).json(errorBody('Registro não encontrado')),
      ),
      ...requestedProductCalls([requestedProduct(0)]),
    );
    await remove({ canvas, userEvent });
    await expect(await screen.findByText('Registro não encontrado')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Novo produto' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /PRETA/ })).not.toBeInTheDocument());
  },
});

/** A product that is not there any more (PRC-011). */
export const NotFound = meta.story({
  args: { path: '/?produto=999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Produto não encontrada', undefined, patiently)).toBeVisible();
  },
});

/** A request that was sent, or whose last day is over: the products are facts, under the reason. */
export const ReadOnly = meta.story({
  args: { path: '/?produto=340', section: section(5, SENT) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SENT, undefined, patiently)).toBeVisible();
    await expect(fact(canvas, 'EAN')).toHaveTextContent('7891000315507');
    await expect(fact(canvas, 'SKU')).toHaveTextContent('PN-450/1');
    await expect(canvas.queryByRole('textbox', { name: /^Variação/ })).not.toBeInTheDocument();
    for (const name of ['Novo produto', 'Salvar produto', 'Excluir produto', 'Usar foto de outro produto'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
});

/** Commercial has refused one of a request that was sent: its card says so, and its form what can be done (SM-3). */
export const RefusedInReview = meta.story({
  args: { path: '/?produto=341', section: section(3, SENT) },
  beforeEach({ msw }) {
    const [validated, refused, waiting] = requestedProducts(3);
    if (!validated || !refused || !waiting) throw new Error('There are three products');
    msw.use(
      ...requestedProductCalls([
        { ...validated, statusComercial: 'Validado', statusAprovacao: 'Validado' },
        { ...refused, statusComercial: 'Recusado', statusAprovacao: 'Recusado' },
        waiting,
      ]),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Produto recusado. Para cadastrá-lo de novo é preciso que o comercial abra outra solicitação.',
        undefined,
        patiently,
      ),
    ).toBeVisible();
    for (const name of [
      /VERMELHA.*Validado Comercial/,
      /PRETA.*Recusado Comercial/,
      /AZUL.*Aguardando Comercial/,
    ])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
});

/** A family that holds no dimensions asks for those of the product (PRC-034, PRC-035). */
export const OwnDimensions = meta.story({
  args: { section: section(5, null, { ...family, dimensaoPorFamilia: false }) },
  play: async ({ canvas, userEvent }) => {
    await variation({ canvas });
    await save({ canvas, userEvent });
    for (const text of ['Altura', 'Largura', 'Comprimento', 'Peso'])
      await expect(await canvas.findByText(`${text} deve ser maior que 0`)).toBeVisible();
  },
});

/** Staff that fills a request for its supplier goes back to the list of requests. */
export const Staff = meta.story({
  name: 'Comercial',
  args: { session: staff('Comercial'), section: section(3) },
});

/** Hundreds of products, 35 at a time (PRC-008). */
export const ManyProducts = meta.story({
  args: { section: section(400), path: '/?produto=340' },
  beforeEach({ msw }) {
    msw.use(...requestedProductCalls(requestedProducts(120)));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Faltam 280 de 400 produtos', undefined, patiently)).toBeVisible();
    await expect(canvas.getByText('35 de 120 itens', { ignore: '[role=status]' })).toBeVisible();
    canvas.getByRole('button', { name: /VERMELHA/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('70 de 120 itens', { ignore: '[role=status]' })).toBeVisible();
  },
});

/** On a telephone the cards stand above the form: of a product that is pressed, again too, the form comes into sight. */
export const Narrow = meta.story({
  args: { section: section(400) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(...requestedProductCalls(requestedProducts(20)));
  },
  play: async ({ canvas, userEvent }) => {
    for (const [name, title] of [
      [/PRETA/, /PRETA/],
      [/VERMELHA/, /VERMELHA/],
      [/VERMELHA/, /VERMELHA/],
      ['Novo produto', 'Novo produto'],
    ] as const) {
      const card = await canvas.findByRole('button', { name }, patiently);
      card.scrollIntoView();
      await userEvent.click(card);
      const heading = await canvas.findByRole('heading', { name: title }, patiently);
      await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
      await expect(heading.getBoundingClientRect().top).toBeGreaterThan(-1);
      await waitFor(() => expect(canvas.getByRole('region', { name: title })).toHaveFocus());
    }
  },
});

/** Names as long as they may be, without pictures. */
export const LongContent = meta.story({
  args: { path: '/?produto=340' },
  beforeEach({ msw }) {
    const nome = `CONJUNTO DE PANELAS ${'TRAMONTINA PROFISSIONAL '.repeat(3)}VERMELHO`.slice(0, 100);
    const long = { ...requestedProduct(0), nome, miniaturaByte: null, fotosProdutos: [] };
    msw.use(...requestedProductCalls([long, requestedProduct(1)]));
  },
});
