import { href, PRODUCT_NAME_ALERT_TEXT } from '@portal/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { family, picture } from '../../../../shared/stories/catalogue.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import {
  familyCall,
  familyProduct,
  familyProductCalls,
  familyProductList,
  familyProducts,
  productAddress,
} from '../../../../shared/stories/familyProducts.ts';
import { errorBody, gatewayHttp, meta as listMeta } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { productToForm } from './productFormValues.ts';

/** The page and its parts are loaded when a story opens first. */
const patiently = { timeout: 5_000 };

const meta = preview.meta({
  title: 'Pages/Formulário de produto',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: productAddress(5021), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...familyProductCalls);
  },
});

const stored = familyProduct(5021);
const PRODUCT = '/api/produtos/{id}/catalogo';

/** A photo of one colour. */
const photo = (fileName: string) =>
  new File([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], fileName, {
    type: 'image/png',
  });

const variation = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  canvas.findByRole('textbox', { name: /Variação/ }, patiently);
const name = ({ canvas }: Pick<StoryActor, 'canvas'>) => canvas.getByRole('textbox', { name: 'Nome' });

async function chooseStatus({ canvas, userEvent }: StoryActor, label: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: /Status/ }));
  await userEvent.click(await screen.findByRole('option', { name: label }));
}

/** Fills in what a new product needs in a family that holds the dimensions. */
async function fillNew({ canvas, userEvent }: StoryActor) {
  await userEvent.type(await variation({ canvas }), 'lilás');
  await chooseStatus({ canvas, userEvent }, 'Ativo');
  await userEvent.upload(canvas.getByLabelText(/Fotos/, { selector: 'input' }), [
    photo('frente.png'),
    photo('verso.png'),
  ]);
  await expect(await canvas.findByText('verso.png')).toBeVisible();
}

/** A new product: no EANs, no suppliers yet; the family's dimensions, no photo (PRD-005, PRD-045). */
export const NewProduct = meta.story({
  args: { path: productAddress('novo') },
});

NewProduct.test('has neither EANs nor suppliers (PRD-005)', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Novo produto', level: 2 }, patiently),
  ).toBeVisible();
  await expect(canvas.queryByRole('tab', { name: 'EAN' })).not.toBeInTheDocument();
  await expect(canvas.queryByRole('tab', { name: 'Fornecedores' })).not.toBeInTheDocument();
});

NewProduct.test(
  'says what is missing and sends nothing (PRD-038, PRD-051, PRD-057, GAP-16)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar produto' }, patiently));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await expect(canvas.getByText('Selecione um status', { selector: ':not([placeholder])' })).toBeVisible();
    await expect(canvas.getByText(/^Faça upload de ao menos uma imagem/)).toBeVisible();
    await expect(await variation({ canvas })).toHaveFocus();
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
);

/** A product has the name that family and variation make: it is named before the save, which stays open (D24). */
export const Namesake = meta.story({
  args: { path: productAddress('novo') },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/homonimos', ({ query, response }) => {
        const nome = query.get('nome') ?? '';
        const found = { id: 4711, codigo: 304711, nome, familiaId: 12, mudamAcentos: false };
        return response(200).json({ homonimos: nome.includes('LILÁS') ? [found] : [] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await variation({ canvas }), 'LILÁS');
    const notice = await canvas.findByRole(
      'group',
      { name: 'Já existe um produto com este nome' },
      patiently,
    );
    await expect(within(notice).getByRole('link', { name: /^304711 - .*LILÁS/ })).toHaveAttribute(
      'href',
      href('catalogue-family', { id: 12, aba: 'produtos', produto: 4711 }),
    );
    await expectPressable(canvas.getByRole('button', { name: 'Criar produto' }));
  },
});

/** Created: one form of parts with its photos as files; then it is chosen, and the list knows it (PRD-063 to PRD-065, PRD-070). */
export const Created = meta.story({
  args: { path: productAddress('novo') },
  beforeEach({ msw }) {
    const all = familyProducts(2);
    const sent: string[] = [];
    msw.use(
      familyProductList(all),
      gatewayHttp.post('/api/produtos', async ({ request, response }) => {
        const parts = await request.clone().formData();
        sent.push([...parts.keys()].join(' '));
        const created = {
          ...familyProduct(5028),
          nome: String(parts.get('Nome')),
          descricao: sent.join('; '),
        };
        const [like] = all;
        if (like) all.push({ ...like, id: created.id, codigo: created.codigo, nome: created.nome });
        return response(201).json(created);
      }),
      gatewayHttp.get(PRODUCT, ({ response }) => response(404).json(errorBody('Ainda não'))),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillNew({ canvas, userEvent });
    await expect(name({ canvas })).toHaveValue('PANELA TRAMONTINA SOLAR LILÁS 4,5LT');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Criar produto' }));
    await expect(await screen.findByText('Produto criado')).toBeVisible();
    await step('It is chosen, has focus, begins in sight, and is among the cards', async () => {
      const card = await canvas.findByRole('button', { name: /305028.*LILÁS/, current: true }, patiently);
      await expect(card).toBeVisible();
      const product = canvas.getByRole('region', { name: /LILÁS/ });
      await waitFor(() => expect(product).toHaveFocus());
      await expect(product.getBoundingClientRect().top).toBeGreaterThan(-1);
      await expectPressable(canvas.getByRole('tab', { name: 'EAN' }));
    });
    await step('It was sent once, in the parts that the contract names', async () => {
      const parts =
        'Nome Variacao Voltagem FamiliaId Status Fotos[0].ordem Fotos[0].arquivo Fotos[1].ordem Fotos[1].arquivo';
      await expect(await canvas.findByText(parts)).toBeVisible();
    });
  },
});

let isCreated = Promise.withResolvers<void>();

/** What is typed while a product is created goes on in its form, and leaves no draft of another one (D11, D23, PRD-013). */
export const TypedWhileCreating = meta.story({
  args: { path: productAddress('novo') },
  beforeEach({ msw }) {
    isCreated = Promise.withResolvers();
    msw.use(
      gatewayHttp.post('/api/produtos', async ({ response }) => {
        await isCreated.promise;
        return response(201).json({ ...familyProduct(5028), variacao: 'LILÁS' });
      }),
      gatewayHttp.get(PRODUCT, ({ response }) => response(404).json(errorBody('Ainda não'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    const field = await variation({ canvas });
    await userEvent.type(field, ' claro');
    isCreated.resolve();
    await canvas.findByRole('button', { name: 'Salvar produto' }, patiently);
    await expect(await variation({ canvas })).toHaveValue('LILÁS CLARO');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('verso.png')).toBeNull()); // its photos are stored ones
    await userEvent.click(canvas.getByRole('button', { name: /^Novo produto/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
    await canvas.findByRole('heading', { name: 'Novo produto', level: 2 }, patiently);
    await expect(await variation({ canvas })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Recuperar o que você digitou' })).toBeNull();
  },
});

/** A creation that fails has a text of its own, and nothing that was typed is lost (PRD-072, CON-54). */
export const CreationFailed = meta.story({
  args: { path: productAddress('novo') },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/produtos', ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    await expect(await screen.findByText('Erro ao adicionar produto')).toBeVisible();
    await expect(await variation({ canvas })).toHaveValue('LILÁS');
    await expect(canvas.getByText('verso.png')).toBeVisible();
  },
});

/** What the gateway refuses stands at its field, whatever the part is called (D9). */
export const CreationRefused = meta.story({
  args: { path: productAddress('novo') },
  beforeEach({ msw }) {
    const text = 'Já existe um produto com esta variação';
    msw.use(
      gatewayHttp.post('/api/produtos', ({ response }) =>
        response(400).json(errorBody(text, { Variacao: [text] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fillNew({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Criar produto' }));
    await expect(
      await canvas.findByText('Já existe um produto com esta variação', undefined, patiently),
    ).toBeVisible();
    await waitFor(async () => expect(await variation({ canvas })).toHaveFocus());
    scrollTo(0, 0); // the link of the head is no small target where the page is scrolled over half of it
  },
});

/** A generated name of more than 100 characters: an alert, and nothing is sent (PRD-048, FRM-02). */
export const NameTooLong = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(PRODUCT, () => {
        throw new Error('A name that is too long was sent');
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await variation({ canvas });
    await userEvent.clear(field);
    await userEvent.type(field, 'x'.repeat(70));
    await step('100 characters are fine', async () => {
      await expect(name({ canvas })).toHaveAccessibleDescription(/100 de 100/);
    });
    await step('101 are reported while typing, and refused', async () => {
      await userEvent.type(field, 'x{Enter}');
      const alert = await screen.findByRole('alertdialog', { name: 'Erro em nome do produto' });
      await expect(within(alert).getByText(PRODUCT_NAME_ALERT_TEXT)).toBeVisible();
      await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(field).toHaveValue('X'.repeat(71));
    });
  },
});

const saves = fn();

/** Changed: one JSON body on top of the version that was read, new photos as base64, first photo first (PRD-066, PRD-071, GAP-47, GAP-49). */
export const Updated = meta.story({
  beforeEach({ msw }) {
    saves.mockClear();
    let product = {
      ...stored,
      fotosProdutos: [{ id: 901, arquivo: `data:image/png;base64,${picture}`, ordem: 0 }],
    };
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) => response(200).json(product)),
      gatewayHttp.put(PRODUCT, async ({ request, response }) => {
        saves(request.headers.get('If-Match'));
        const { variacao, status, fotosProdutos } = await request.json();
        const descricao = JSON.stringify({ variacao, status, fotosProdutos });
        product = { ...product, variacao, status, descricao, nome: `PANELA ${variacao}`, versao: 3 };
        return response(200).json(product);
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await variation({ canvas });
    await userEvent.type(field, ' fosca');
    await userEvent.upload(canvas.getByLabelText(/Fotos/, { selector: 'input' }), photo('nova.png'));
    const second = await canvas.findByText('nova.png', {}, patiently);
    await step('The new photo is made the thumbnail by keyboard', async () => {
      canvas.getByRole('button', { name: 'Tornar capa: foto 2' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(second).toBeVisible();
    });
    await step('Saved once', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Salvar produto' }));
      await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'PANELA VERMELHA FOSCA' })).toBeVisible();
      await expect(
        await canvas.findByText(
          `{"variacao":"VERMELHA FOSCA","status":"Ativo","fotosProdutos":[{"arquivo":"${picture}","ordem":0},{"id":901,"ordem":1}]}`,
        ),
      ).toBeVisible();
    });
    await step('What was saved counts as saved', async () => {
      await expect(canvas.queryByText('Alterações não salvas')).not.toBeInTheDocument();
      await expect(saves.mock.calls).toEqual([[`"${stored.versao}"`]]);
    });
  },
});

/** A save ends what could be undone before it, and the notice of files that were not taken (PRD-051). */
export const PhotoRemoved = meta.story({
  beforeEach({ msw }) {
    const photoOf = (id: number, ordem: number) => ({
      ...{ id, ordem },
      arquivo: `data:image/png;base64,${picture}`,
    });
    let product = { ...stored, fotosProdutos: [photoOf(901, 0), photoOf(902, 1)] };
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) => response(200).json(product)),
      gatewayHttp.put(PRODUCT, async ({ request, response }) => {
        const { fotosProdutos } = await request.json();
        product = {
          ...product,
          fotosProdutos: fotosProdutos.map(({ id, ordem }) => photoOf(id ?? 0, ordem)),
          versao: product.versao + 1,
        };
        return response(200).json(product);
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const images = within(await canvas.findByRole('region', { name: 'Imagens' }, patiently));
    const undo = { name: 'Desfazer' };
    await step('Until then a removed photo can be brought back', async () => {
      await userEvent.click(images.getByRole('button', { name: 'Remover foto 2' }));
      await userEvent.click(await images.findByRole('button', undo));
      await userEvent.click(await images.findByRole('button', { name: 'Remover foto 2' }));
      await expect(await images.findByRole('button', undo)).toBeVisible();
    });
    const refused = { name: '1 arquivo não foi adicionado' };
    await userEvent.upload(
      images.getByLabelText(/Fotos/, { selector: 'input' }),
      new File(['%PDF-1.7'], 'ficha.png', { type: 'image/png' }),
    );
    await expect(await images.findByRole('group', refused)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar produto' }));
    await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
    await waitFor(() => expect(images.queryByRole('button', undo)).not.toBeInTheDocument());
    await expect(images.queryByRole('group', refused)).not.toBeInTheDocument();
    await expect(images.getAllByRole('button', { name: /^Remover foto/ })).toHaveLength(1);
    await expect(canvas.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  },
});

const sentPhotos = fn();
let answer = Promise.withResolvers<void>();

/** What is moved during a save is about the photos that it stored: no file is sent twice, and the focus stays (GAP-47, D7). */
export const PhotosMovedDuringSave = meta.story({
  beforeEach({ msw }) {
    const address = `data:image/png;base64,${picture}`;
    let product = { ...stored, fotosProdutos: [{ id: 901, arquivo: address, ordem: 0 }] };
    answer = Promise.withResolvers();
    sentPhotos.mockClear();
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) => response(200).json(product)),
      gatewayHttp.put(PRODUCT, async ({ request, response }) => {
        const { fotosProdutos } = await request.json();
        sentPhotos(fotosProdutos.map(({ id }) => id ?? 'file'));
        await answer.promise;
        const fotos = fotosProdutos.map(({ id, ordem }) => ({
          id: id ?? 910 + ordem,
          arquivo: address,
          ordem,
        }));
        product = { ...product, fotosProdutos: fotos, versao: product.versao + 1 };
        return response(200).json(product);
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const images = within(await canvas.findByRole('region', { name: 'Imagens' }, patiently));
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Salvar produto' }));
    await userEvent.upload(images.getByLabelText(/Fotos/, { selector: 'input' }), [
      photo('frente.png'),
      photo('verso.png'),
    ]);
    const handle = { name: 'Mover foto 3' };
    await images.findByRole('button', handle, patiently);
    await step('The last photo is made the first while both are on their way', async () => {
      await save();
      await waitFor(() => expect(sentPhotos).toHaveBeenCalledWith([901, 'file', 'file']));
      images.getByRole('button', handle).focus();
      await userEvent.keyboard('{Home}');
      images.getByRole('button', { name: 'Remover foto 1' }).focus();
      answer.resolve();
      await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
      await waitFor(() => expect(images.queryByText('verso.png')).not.toBeInTheDocument());
      await expect(images.getByRole('button', { name: 'Remover foto 1' })).toHaveFocus();
    });
    await step('Only the order is sent then', async () => {
      await save();
      await waitFor(() => expect(sentPhotos).toHaveBeenLastCalledWith([912, 901, 911]));
      await waitFor(() => expect(canvas.queryByText('Alterações não salvas')).not.toBeInTheDocument());
    });
  },
});

/** Somebody else was faster: what both changed is shown, and the user chooses (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let product = stored;
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) => response(200).json(product)),
      gatewayHttp.put(PRODUCT, async ({ request, response }) => {
        if (request.headers.get('If-Match') === '"2"') {
          product = { ...stored, linkVideo: 'https://videos.test/deles', versao: 3 };
          return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
        }
        const { variacao, linkVideo } = await request.json();
        product = { ...product, variacao, linkVideo, versao: 4 };
        return response(200).json(product);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await variation({ canvas }), ' fosca{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }));
    await expect(dialog.getByText('https://videos.test/deles')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Manter o que digitei' }));
    await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
    await expect(await variation({ canvas })).toHaveValue('VERMELHA FOSCA');
    await expect(canvas.getByRole('textbox', { name: 'Link do vídeo' })).toHaveValue(
      'https://videos.test/deles',
    );
  },
});

/** A product of the legacy system: its name is typed, its variation may be missing (PRD-038, PRD-049, PRD-050, GAP-62). */
export const Legacy = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) =>
        response(200).json({ ...stored, importadoLegado: true, nome: 'PANELA ANTIGA', variacao: null }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Nome/ }, patiently);
    await expect(field).toHaveValue('PANELA ANTIGA');
    await userEvent.clear(field);
    await expect(field).toHaveAttribute('placeholder', 'Insira nome do produto');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar produto' }));
    await expect(await canvas.findByText('Insira nome do produto')).toBeVisible();
    await expect(canvas.queryByText('Campo obrigatório')).not.toBeInTheDocument();
  },
});

/** A family measured in power: its products have a voltage, ten characters at most, which stands in the name (PRD-039, PRD-040, PRD-046). */
export const PowerType = meta.story({
  beforeEach({ msw }) {
    const tipoVolumetria = { id: 7, descricao: 'POTENCIA', sigla: 'W' };
    msw.use(familyCall({ ...family, volumetria: 800, volumetrias: [800], tipoVolumetria }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Voltagem/ }, patiently);
    await expect(field).toHaveAttribute('maxlength', '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar produto' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await userEvent.type(field, '220v');
    await expect(name({ canvas })).toHaveValue('PANELA TRAMONTINA SOLAR VERMELHA 800W 220V');
  },
});

/** The family holds the dimensions: they are shown, disabled, with the reason, which stands there once (PRD-045). */
export const DimensionsByFamily = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Altura (cm)', 'Largura (cm)', 'Comprimento (cm)', 'Peso (g)']) {
      const field = await canvas.findByRole('textbox', { name: label }, patiently);
      await expect(field).toBeDisabled();
      await expect(field).toHaveAccessibleDescription(/definidas pela família/);
    }
    await expect(canvas.getAllByText(/definidas pela família/)).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Peso (g)' })).toHaveValue('1.850,00');
  },
});

/** Dimensions of the product itself must be greater than 0 (PRD-041 to PRD-044, GAP-61). */
export const OwnDimensions = meta.story({
  beforeEach({ msw }) {
    msw.use(familyCall({ ...family, dimensaoPorFamilia: false }));
  },
  play: async ({ canvas, userEvent }) => {
    for (const label of [/Altura/, /Largura/, /Comprimento/, /Peso/]) {
      await userEvent.clear(await canvas.findByRole('textbox', { name: label }, patiently));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar produto' }));
    for (const text of ['Altura', 'Largura', 'Comprimento', 'Peso']) {
      await expect(await canvas.findByText(`${text} deve ser maior que 0`)).toBeVisible();
    }
  },
});

/** The status of a validated product is disabled, with the reason (PRD-058 to PRD-060). */
export const Validated = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) =>
        response(200).json({ ...stored, statusAprovacao: 'Validado' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('combobox', { name: /Status/ }, patiently);
    await expect(status).toBeDisabled();
    await expect(status).toHaveAccessibleDescription('O status de um produto validado não pode ser alterado');
  },
});

/** A product that waits: its status may stay, but nobody can choose it (PRD-058, PRD-059). */
export const Waiting = meta.story({
  args: { path: productAddress(5022) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(PRODUCT, ({ response }) =>
        response(200).json({ ...familyProduct(5022), status: 'Aguardando' }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await variation({ canvas });
    await expect(await canvas.findByText('Status atual: Aguardando', undefined, patiently)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Status/ }));
    await screen.findByRole('option', { name: 'Ativo' });
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ativo',
      'Desativado',
      'Descontinuada',
    ]);
  },
});

/** The calls of tags, and when each was made. */
let tagCalls: { create?: string; search?: string | null; rows?: string | null; at: number }[] = [];
const creations = () => tagCalls.filter(({ create }) => create !== undefined);

/** Tags: one of that name is taken, another is created once, by Enter (PRD-073 to PRD-079, PRC-063 to PRC-067, CMB-09). */
export const Tags = meta.story({
  beforeEach({ msw }) {
    tagCalls = [];
    const refusals: Record<string, string> = {
      OUTRA: 'Já existe uma tag com esta descrição',
      '123': 'A descrição não pode ter só números',
    };
    msw.use(
      gatewayHttp.post('/api/produtos/tags', async ({ request, response }) => {
        const at = performance.now();
        const { descricao } = await request.json();
        tagCalls.push({ create: descricao, at });
        const refusal = refusals[descricao.toUpperCase()];
        if (refusal) return response(400).json(errorBody(refusal, { descricao: [refusal] }));
        return response(201).json({ id: 91, descricao: descricao.toUpperCase() });
      }),
      gatewayHttp.get('/api/produtos/tags', ({ query, response }) => {
        const rows = query.get('QuantidadeRegistros');
        const search = query.get('descricao');
        tagCalls.push({ search, rows, at: performance.now() });
        const isTaken = creations().some(({ create }) => create === search);
        const tags = [isTaken ? { id: 55, descricao: 'OUTRA' } : { id: 19, descricao: 'FOGÃO' }];
        return response(200).json({ tags, meta: listMeta(tags.length, Number(rows)) });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('combobox', { name: 'Tags' }, patiently);
    let lastKeyAt = 0;
    await step('They are searched 800 ms after the last key, 20 a page', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(tagCalls).toMatchObject([{ search: null, rows: '20' }]));
      await userEvent.keyboard('present');
      lastKeyAt = performance.now();
      await userEvent.keyboard('e');
      await waitFor(() => expect(tagCalls).toHaveLength(2), patiently);
      await expect(tagCalls[1]).toMatchObject({ search: expect.stringMatching(/^presente$/i), rows: '20' });
      await expect((tagCalls[1]?.at ?? 0) - lastKeyAt).toBeGreaterThanOrEqual(800);
    });
    await step('A new one is created after 200 ms, once, however fast Enter is pressed', async () => {
      lastKeyAt = performance.now();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(await screen.findByText('Tag criada')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Remover PRESENTE' })).toBeVisible();
      await expect((creations()[0]?.at ?? 0) - lastKeyAt).toBeGreaterThanOrEqual(200);
    });
    await step('The list is read again, 10 a page', async () => {
      await waitFor(() => expect(tagCalls.at(-1)).toMatchObject({ search: null, rows: '10' }), patiently);
    });
    await step('One that somebody else created meanwhile is taken instead', async () => {
      await userEvent.type(field, 'outra{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Remover OUTRA' })).toBeVisible();
    });
    await step('One that is refused leaves no chip, and the gateway says why', async () => {
      await userEvent.type(field, '123{Enter}');
      await waitFor(
        () => expect(field).toHaveAccessibleDescription(/A descrição não pode ter só números/),
        patiently,
      );
      await expect(canvas.queryByRole('button', { name: 'Remover 123' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
    await step('Each was sent once, and one creation was announced', async () => {
      await expect(creations().map(({ create }) => create?.toUpperCase())).toEqual([
        'PRESENTE',
        'OUTRA',
        '123',
      ]);
      await expect(screen.getByText('Tag criada')).toBeVisible();
      await expect(screen.queryByText('(2 vezes)')).not.toBeInTheDocument();
    });
  },
});

/** What was typed before the session ended is offered back to the same user (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      'catalogue-family:product-5021': draftOf(
        productToForm(family, familyProduct(5021)),
        { variacao: 'AZUL QUE NÃO FOI SALVA', tagsIds: [77] },
        { tagsIds: [{ value: 77, label: 'TAG NOVA' }] },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }, patiently),
    );
    await expect(await variation({ canvas })).toHaveValue('AZUL QUE NÃO FOI SALVA');
    await expect(canvas.getByText('TAG NOVA')).toBeVisible();
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
  },
});
