import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { batchGateway } from '../../../../shared/stories/batchGateway.ts';
import { catalogueFilterCalls } from '../../../../shared/stories/catalogueFilter.ts';
import { gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { interruptedBatch } from '../../../../shared/stories/interruptedBatch.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { changeStories } from '../change/changeStories.ts';

const PREVIEW = '/api/produtos/familias/origem-destino';
const CHANGE = '/api/produtos/alteracao-familia';
const TOO_LONG = 'O nome do produto ficaria com mais de 100 caracteres';

/** A product of the origin: the third stays, since its name would be too long; of legacy products the name stays. */
function moved(index: number): Schemas['MovedProduct'] {
  const nome = `PANELA TRAMONTINA SOLAR ${index + 1} 4,5LT`;
  const isLegacy = index === 3;
  const name = { campo: 'nome', rotulo: 'Nome', antes: nome, depois: nome.replace('4,5LT', '5,5LT') };
  const size = [
    { campo: 'altura', rotulo: 'Altura (cm)', antes: '15,50', depois: '18,00' },
    { campo: 'largura', rotulo: 'Largura (cm)', antes: '32,40', depois: '28,75' },
    { campo: 'comprimento', rotulo: 'Comprimento (cm)', antes: '40,00', depois: '35,10' },
    { campo: 'peso', rotulo: 'Peso (g)', antes: '1.850,00', depois: '2.100,50' },
  ];
  return {
    produtoId: index + 1,
    codigo: 300_001 + index,
    nome,
    versao: 1,
    motivo: index === 2 ? TOO_LONG : null,
    mudancas: isLegacy ? [] : index === 1 ? [name, ...size] : [name],
  };
}

const previewOf = (count: number): Schemas['FamilyChangePreview'] => ({
  origem: { id: 87, codigo: 20087, nome: 'PANELA TRAMONTINA 4,5LT SOLAR' },
  destino: { id: 88, codigo: 20088, nome: 'PANELA TRAMONTINA 5,5LT SOLAR' },
  mudancas: [
    { campo: 'mva', rotulo: 'MVA', antes: '45,5000', depois: '51,0000' },
    { campo: 'margem', rotulo: 'Margem', antes: '32,45', depois: null },
  ],
  produtos: Array.from({ length: count }, (_, index) => moved(index)),
});

const previewCall = (count: number) =>
  gatewayHttp.get(PREVIEW, ({ response }) => response(200).json(previewOf(count)));

let gateway = batchGateway({ tipo: 'Familia' });
const changeCall = gatewayHttp.put(CHANGE, async ({ request, response }) => {
  const { lote, produtosIds } = await request.json();
  return response(200).json(gateway.answer(lote, produtosIds));
});

const path = href('product-family-change', { origem: 87, destino: 88 });

const meta = preview.meta({
  title: 'Pages/Alteração de família',
  component: PortalStory,
  parameters: pageParameters,
  args: { path, session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    gateway = batchGateway({ tipo: 'Familia' });
    msw.use(...catalogueFilterCalls, previewCall(4), changeCall, ...gateway.handlers);
  },
});

const { boxOf, press, review, run, ...alike } = changeStories({
  page: 'product-family-change',
  path: PREVIEW,
  act: 'Alterar família',
  ends: { origin: /TRAMONTINA 4,5LT SOLAR/, destination: /TRAMONTINA 5,5LT SOLAR/ },
  same: { id: 87, text: 'As famílias origem e destino não podem ser iguais' },
  empty: { text: 'A família de origem não tem produtos', answer: previewCall(0) },
  first: /SOLAR 1 4,5LT/,
  eligible: 3,
});

/** Both families are chosen: what changes in all products, and of each its name before and after, or why it stays. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('gridcell', { name: 'PANELA TRAMONTINA SOLAR 1 5,5LT' }),
    ).toBeVisible();
    const size = canvas.getByRole('gridcell', {
      name: 'Altura 15,50 para 18,00, Largura 32,40 para 28,75, Comprimento 40,00 para 35,10, Peso 1.850,00 para 2.100,50',
    });
    await expect(size).toBeVisible();
    await expect(size.scrollWidth).toBeLessThanOrEqual(size.clientWidth);
    await expect(size.scrollHeight).toBeLessThanOrEqual(size.clientHeight);
    await expect(canvas.getByRole('gridcell', { name: 'Não muda' })).toBeVisible();
    await expect(canvas.getByText('2 campos: MVA, Margem')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Antes e depois' }));
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'MVAAlterado',
      'MargemRemovido',
    ]);
  },
});

Default.test(
  'closes a product that may not move, with its reason in sight before anything is sent (G-09)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: TOO_LONG })).toBeVisible();
    const box = await boxOf({ canvas }, /SOLAR 3 4,5LT/);
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription(TOO_LONG);
  },
);

Default.test(
  "chooses and lets go of what is in sight with 'Selecionar Todos' and 'Remover Todos' (G-09, G-45)",
  async ({ canvas, userEvent, step }) => {
    const page = { canvas, userEvent };
    await step('All that can change', async () => {
      await press(page, 'Selecionar Todos');
      await expect(canvas.getByText('3 selecionados')).toBeVisible();
    });
    await step('Searched for, only those that are found go', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar' }), 'SOLAR 2{Enter}');
      await waitFor(() =>
        expect(canvas.queryByRole('checkbox', { name: /SOLAR 1/ })).not.toBeInTheDocument(),
      );
      await press(page, 'Remover Todos');
      await expect(canvas.getByText('2 selecionados')).toBeVisible();
    });
  },
);

Default.test('shows those that cannot change alone', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Impedidos (1)' }));
  await expect(await boxOf({ canvas }, /SOLAR 3/)).toBeVisible();
  await expect(canvas.queryByRole('checkbox', { name: /SOLAR 1/ })).not.toBeInTheDocument();
});

/** Nothing is chosen yet: the act says what is missing, one after the other (TRF-024 to TRF-027). */
export const Idle = meta.story({
  args: { path: href('product-family-change') },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Escolha as duas famílias para ver o que muda em cada produto'),
    ).toBeVisible();
    const act = canvas.getByRole('button', { name: 'Alterar família' });
    act.focus();
    await waitFor(() => expect(act).toHaveAccessibleDescription('Selecione uma família de origem'));
    await userEvent.click(canvas.getByRole('combobox', { name: /Família de origem/ }));
    await userEvent.click(await screen.findByRole('option', { name: /TRAMONTINA 4,5LT SOLAR/ }));
    act.focus();
    await waitFor(() => expect(act).toHaveAccessibleDescription('Selecione uma família de destino'));
    await userEvent.click(canvas.getByRole('combobox', { name: /Família de destino/ }));
    await userEvent.click(await screen.findByRole('option', { name: /TRAMONTINA 5,5LT SOLAR/ }));
    await expect(await boxOf({ canvas }, /SOLAR 1 4,5LT/)).toBeVisible();
    act.focus();
    await waitFor(() => expect(act).toHaveAccessibleDescription('Selecione pelo menos um produto'));
  },
});

/** One family cannot be both (TRF-022, TRF-027). */
export const SameFamily = meta.story(alike.SameEnds);

/** The preview is on its way. */
export const Loading = meta.story(alike.Loading);

/** The origin has no products. */
export const Empty = meta.story(alike.Empty);

/** The preview could not be read; another try brings it. */
export const ErrorState = meta.story(alike.ErrorState);

/** Before anything is sent: where to, what changes in all of them, and which go. */
export const Reviewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await expect(
      canvas.getByText('De PANELA TRAMONTINA 4,5LT SOLAR para PANELA TRAMONTINA 5,5LT SOLAR'),
    ).toBeVisible();
    await expect(gateway.calls).toEqual([]);
  },
});

Reviewing.test('leads back to the products that were chosen', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Voltar');
  await expect(await canvas.findByText('3 selecionados')).toBeVisible();
});

/** The batch is on its way. */
export const Running = meta.story({
  beforeEach: ({ msw }) => msw.use(gatewayHttp.put(CHANGE, never)),
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await press({ canvas, userEvent }, 'Alterar família de 3 itens');
    await expect(await canvas.findByText('0 de 3 itens')).toBeVisible();
    await expect(canvas.getByText('Não feche esta aba até o fim.')).toBeVisible();
  },
});

/** All of them have moved. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    await run({ canvas, userEvent });
    await expect((await screen.findAllByText('Alteração realizada com sucesso'))[0]).toBeVisible();
    await expect(canvas.getByText('Concluídos: 3. Com falha: 0. Impedidos: 0.')).toBeVisible();
    await expect(gateway.calls).toEqual([[1, 2, 4]]);
  },
});

Done.test('comes back to the products, none of them chosen', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Concluir');
  await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
});

/** One product was changed meanwhile: it is not sent again, and is found in the catalogue (D7). */
export const DoneWithRefusal = meta.story({
  beforeEach({ msw }) {
    gateway = batchGateway({ tipo: 'Familia', refused: { 2: 'O produto não é mais da família de origem' } });
    msw.use(...gateway.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await run({ canvas, userEvent });
    await expect(canvas.getByText('O produto não é mais da família de origem')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'PANELA TRAMONTINA SOLAR 2 4,5LT' })).toHaveAttribute(
      'href',
      href('catalogue', { busca: '300002' }),
    );
  },
});

/** Of 50 products the second call gets no answer: the third goes, and only those without an answer are sent again. */
export const WithoutAnswer = meta.story({
  beforeEach({ msw }) {
    let count = 0;
    msw.use(
      previewCall(50),
      gatewayHttp.put(CHANGE, async ({ request, response }) => {
        const { lote, produtosIds } = await request.json();
        count += 1;
        return count === 2
          ? response.untyped(Response.error())
          : response(200).json(gateway.answer(lote, produtosIds));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await run({ canvas, userEvent }, 49);
    await expect(canvas.getByText('Concluídos: 29. Com falha: 20. Impedidos: 0.')).toBeVisible();
    await expect(gateway.calls.map(({ length }) => length)).toEqual([20, 9]);
    await press({ canvas, userEvent }, 'Tentar novamente os 20 que falharam');
    await expect(await canvas.findByText('Concluídos: 49. Com falha: 0. Impedidos: 0.')).toBeVisible();
    await expect(gateway.calls.map(({ length }) => length)).toEqual([20, 9, 20]);
  },
});

/** The tab was closed after the first of three products: what the gateway did is known, the rest is sent again. */
export const Interrupted = meta.story({
  args: {
    path: href('product-family-change'),
    interrupted: interruptedBatch('product-family-change', {
      id: 'change',
      origin: { id: 87, label: 'PANELA 4,5LT' },
      destination: { id: 88, label: 'PANELA 5,5LT' },
    }),
  },
  beforeEach({ msw }) {
    gateway = batchGateway({ tipo: 'Familia', doneBefore: [1, 2] });
    msw.use(...gateway.handlers);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Um lote foi interrompido: Alterar família, 10/03/2027 09:00'),
    ).toBeVisible();
  },
});

Interrupted.test('shows what was done, and sends only what was not', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Ver resultado');
  await expect(await canvas.findByText('De PANELA 4,5LT para PANELA 5,5LT')).toBeVisible();
  await expect(canvas.getByText('Concluídos: 2. Com falha: 0. Aguardando: 1. Impedidos: 0.')).toBeVisible();
  await press({ canvas, userEvent }, 'Enviar o que falta');
  await expect(await canvas.findByText('Concluídos: 3. Com falha: 0. Impedidos: 0.')).toBeVisible();
  await expect(gateway.calls).toEqual([[4]]);
});

Interrupted.test('is forgotten where nobody wants to see it', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Descartar');
  await waitFor(() => expect(canvas.queryByText(/Um lote foi interrompido/)).not.toBeInTheDocument());
});

/** A change of dimensions that all products have alike is told once, and again before they are sent. */
export const SameDimensions = meta.story({
  beforeEach({ msw }) {
    const height = { campo: 'altura', rotulo: 'Altura (cm)', antes: '15,50', depois: '18,00' };
    const preview = previewOf(4);
    const produtos = preview.produtos.map((one) =>
      one.motivo === null ? { ...one, mudancas: [...one.mudancas.slice(0, 1), height] } : one,
    );
    msw.use(gatewayHttp.get(PREVIEW, ({ response }) => response(200).json({ ...preview, produtos })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 campos: MVA, Margem, Altura (cm)')).toBeVisible();
    await review({ canvas, userEvent });
    const alike = within(canvas.getByRole('region', { name: 'O que muda em todos os produtos' }));
    await expect(alike.getByText('3 campos: MVA, Margem, Altura (cm)')).toBeVisible();
  },
});

/** A batch is taken back from its report, but for what changed since (D19). */
export const Undone = meta.story({
  beforeEach({ msw }) {
    gateway = batchGateway({ tipo: 'Familia', changedSince: [2] });
    msw.use(...gateway.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await run(page);
    await press(page, 'Desfazer');
    await expect(await canvas.findByRole('heading', { name: 'Conferir antes de desfazer' })).toHaveFocus();
    await expect(canvas.getByText('O produto foi alterado depois deste lote')).toBeVisible();
    await press(page, 'Desfazer 2 itens');
    await expect(await canvas.findByText('Concluídos: 2. Com falha: 0. Impedidos: 1.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Desfazer: resultado' })).toHaveFocus();
  },
});

Undone.test('comes back to the products', async ({ canvas, userEvent }) => {
  await press({ canvas, userEvent }, 'Concluir');
  await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
});

/** 300 products at once. */
export const Large = meta.story({
  beforeEach: ({ msw }) => msw.use(previewCall(300)),
  play: async ({ canvas, userEvent }) => {
    await boxOf({ canvas }, /SOLAR 1 4,5LT/);
    await press({ canvas, userEvent }, 'Selecionar Todos');
    await expect(canvas.getByText('299 selecionados')).toBeVisible();
  },
});

/** From both families to the report without the pointer. */
export const Keyboard = meta.story(alike.Keyboard);

/** On a telephone each product is a card. */
export const Narrow = meta.story(alike.Narrow);

Narrow.test('says behind the button that only some products are shown', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Impedidos (1)' }));
  await expect(canvas.getByRole('button', { name: 'Filtros 1' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: /^Todos/ }));
  await expect(canvas.getByRole('button', { name: 'Filtros' })).toBeVisible();
});

/** Whoever is not of Comercial comes home instead (LOT-034). */
export const OtherRoles = meta.story(alike.OtherRoles);
