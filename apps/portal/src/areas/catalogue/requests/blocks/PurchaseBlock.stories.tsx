import type { Schemas } from '@portal/api';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import {
  DISCONTINUED,
  nothingReplaced,
  productInReview,
  purchaseBlockHandlers,
  REGION_BRANCHES,
  REGIONS,
  salesRegions,
} from '../../../../shared/stories/purchaseBlocks.ts';
import { renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

const VALIDATION = '/api/produtos/backoffice/solicitacoes-produtos/{id}/validar';

const validated = fn();
const conflict = fn();
const sent = fn();

type Reviewed = Schemas['ProductRequest'];

/** A review that opens the block of its product, and reads it again after a conflict. */
function Review({ product: atFirst }: { product: Reviewed }) {
  const [open, setOpen] = useState(false);
  const [product, setProduct] = useState(atFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Validar</Button>
      {open && (
        <PurchaseBlock
          product={product}
          onClose={() => setOpen(false)}
          onValidated={validated}
          changes={(seen, now) => [{ field: 'EAN', before: seen.gtinEan, after: now.gtinEan }]}
          onConflict={async () => {
            conflict();
            const now = { ...product, versao: product.versao + 1, gtinEan: '7896004006048' };
            setProduct(now);
            return now;
          }}
        />
      )}
    </>
  );
}

const accepts = gatewayHttp.put(VALIDATION, async ({ params, request, response }) => {
  sent({ id: params.id, version: request.headers.get('If-Match'), body: await request.json() });
  return response(200).json({ ...productInReview, statusAprovacao: 'Validado', statusComercial: 'Validado' });
});

const meta = preview.meta({
  title: 'Pages/Bloqueio de compra',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    path: '/',
    session: staff('Comercial', 'ComercialValidadores'),
    section: <Review product={productInReview} />,
  },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    validated.mockClear();
    conflict.mockClear();
    sent.mockClear();
    msw.use(...purchaseBlockHandlers, accepts);
  },
  play: open,
});

async function open({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Validar' }));
  await screen.findByRole('dialog', { name: 'Bloqueio de compra' });
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Selecionar ${name}` });
const withBlock = () => screen.getByRole('button', { name: 'Validar com bloqueio' });
const withoutBlock = () => screen.getByRole('button', { name: 'Validar sem bloqueio' });
const isOpenFor = async (button: HTMLElement) => waitFor(() => expectPressable(button));

/** Expects one validation, of the version that was seen, with these parts of its body. */
const expectSent = (body: Partial<Schemas['ProductValidation']>) =>
  waitFor(() => {
    expect(sent).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledWith({
      id: '340',
      version: '"3"',
      body: expect.objectContaining(body),
    });
  });

/** What the product replaces so far is chosen already; nothing is blocked yet. */
export const Default = meta.story();

Default.test(
  'validates without block: no branches, and the products to be discontinued (BLK-014, BLK-017, G-17)',
  async ({ userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(productInReview.nome);
    await expect(await box('PANELA TRAMONTINA SOLAR PRETA 4,5 LT')).toBeChecked();
    await expect(withBlock()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: 'Observações' }), ' Sem giro ');
    await userEvent.dblClick(withoutBlock());
    await expect(await screen.findByText('Validação realizada com sucesso!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectSent({ filiaisBloqueio: [], observacoes: 'Sem giro', produtosDescontinuadosIds: [5007] });
    await expect(validated).toHaveBeenCalledOnce();
  },
);

Default.test(
  'validates with the branches of the regions (BLK-009 to BLK-012, BLK-015, BLK-016)',
  async ({ userEvent }) => {
    await box('PANELA TRAMONTINA SOLAR PRETA 4,5 LT');
    await userEvent.click(await box('CENTRAL MINEIRA'));
    await userEvent.click(await box('CONTAGEM'));
    await expect(withoutBlock()).toHaveAttribute('aria-disabled', 'true');
    await isOpenFor(withBlock());
    await userEvent.click(withBlock());
    await expect(await screen.findByText('Bloqueio realizado com Sucesso!')).toBeVisible();
    await expectSent({ filiaisBloqueio: [14] });
  },
);

Default.test('drops the branches of a region that is taken back, for good (G-37)', async ({ userEvent }) => {
  await userEvent.click(await box('CENTRAL MINEIRA'));
  await userEvent.click(await box('CONTAGEM'));
  await userEvent.click(await box('TRIÂNGULO E ALTO PARANAÍBA'));
  await userEvent.click(await box('UBERLÂNDIA CENTRO'));
  await expect(await box('CONTAGEM')).toBeChecked();
  await userEvent.click(await box('CENTRAL MINEIRA'));
  await waitFor(() => expect(screen.queryByText('CONTAGEM')).not.toBeInTheDocument());
  await expect(await box('UBERLÂNDIA CENTRO')).toBeChecked();
  await userEvent.click(await box('CENTRAL MINEIRA'));
  await expect(await box('CONTAGEM')).not.toBeChecked();
  await userEvent.click(await box('CENTRAL MINEIRA'));
  await userEvent.click(await box('TRIÂNGULO E ALTO PARANAÍBA'));
  await screen.findAllByText('Selecione uma região para ver as filiais'); // drawn and announced
  await isOpenFor(withoutBlock());
});

Default.test('says where a region has no branches', async ({ userEvent }) => {
  await userEvent.click(await box('LOJA VIRTUAL'));
  const branches = await screen.findByRole('grid', { name: 'Filiais' });
  await expect(within(branches).queryByRole('checkbox', { name: /CONTAGEM/ })).not.toBeInTheDocument();
  await expect(withBlock()).toHaveAttribute('aria-disabled', 'true');
  await isOpenFor(withoutBlock());
});

Default.test(
  'looks products up by their codes and discontinues the chosen ones (BLK-006, BLK-013)',
  async ({ userEvent }) => {
    await box('PANELA TRAMONTINA SOLAR PRETA 4,5 LT');
    await userEvent.type(screen.getByRole('textbox', { name: 'Código da família' }), '20087{Enter}');
    await expect(await screen.findByText('3 produtos encontrados')).toBeVisible();
    await userEvent.click(await box('PANELA TRAMONTINA SOLAR INOX 4,5 LT'));
    await userEvent.click(await box('PANELA TRAMONTINA SOLAR PRETA 4,5 LT'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Código do produto' }), '999');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Código da família' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await expect(await screen.findByText('Nenhum produto encontrado')).toBeVisible();
    await expect(screen.queryByText('PANELA TRAMONTINA SOLAR PRETA 4,5 LT')).not.toBeInTheDocument();
    await userEvent.click(withoutBlock());
    await expectSent({ produtosDescontinuadosIds: [5008] });
  },
);

/** The product replaces none: that is no failure (BLK-033). */
export const NothingReplaced = meta.story({
  beforeEach({ msw }) {
    msw.use(nothingReplaced);
  },
});

NothingReplaced.test('shows an empty list and no message', async ({ userEvent }) => {
  await screen.findAllByText('Nenhum produto a descontinuar'); // drawn and announced
  await expect(screen.queryByText('Produtos não encontrados')).not.toBeInTheDocument();
  await userEvent.click(withoutBlock());
  await expectSent({ produtosDescontinuadosIds: [] });
});

/** Everything is being read. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(REGIONS, never), gatewayHttp.get(DISCONTINUED, never));
  },
});

Loading.test('leaves out products that it does not know (G-17)', async ({ userEvent }) => {
  await userEvent.click(withoutBlock());
  await expectSent({ filiaisBloqueio: [] });
  await expect(sent).not.toHaveBeenCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({ produtosDescontinuadosIds: expect.anything() }),
    }),
  );
});

/** The branches could not be read. */
export const BranchesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(REGION_BRANCHES, ({ response }) => response(500).json(errorBody('Falha'))));
  },
});

BranchesFail.test('says why nothing can be blocked, and reads them again', async ({ userEvent, msw }) => {
  await userEvent.click(await box('CENTRAL MINEIRA'));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  await userEvent.hover(withBlock());
  await waitFor(() => expect(withBlock()).toHaveAccessibleDescription('As filiais não foram carregadas'));
  msw.use(...purchaseBlockHandlers);
  await userEvent.click(retry);
  await expect(await box('CONTAGEM')).not.toBeChecked();
});

/** The product is incomplete: the reason stands in the dialog, and what was chosen stays. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(VALIDATION, ({ response }) =>
        response(400).json(errorBody('Preencha todos os campos do formulário antes de validar')),
      ),
    );
  },
});

Refused.test('keeps what was chosen, and can be sent again', async ({ userEvent, msw }) => {
  await userEvent.click(await box('CENTRAL MINEIRA'));
  await userEvent.click(await box('CONTAGEM'));
  await isOpenFor(withBlock());
  await userEvent.click(withBlock());
  await expect(
    await screen.findByText('Preencha todos os campos do formulário antes de validar'),
  ).toBeVisible();
  await expect(await box('CONTAGEM')).toBeChecked();
  await expect(validated).not.toHaveBeenCalled();
  msw.use(accepts);
  await userEvent.click(withBlock());
  await expect(await screen.findByText('Bloqueio realizado com Sucesso!')).toBeVisible();
});

/** Somebody else saved it first: what changed is said, what was chosen stays, and the way on is with the newest (D7, D23). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(VALIDATION, ({ request, response }) => {
        const version = request.headers.get('If-Match');
        sent(version);
        return version === `"${productInReview.versao}"`
          ? response(409).json(errorBody('Este registro foi alterado por outra pessoa.'))
          : response(200).json({ ...productInReview, statusAprovacao: 'Validado' });
      }),
    );
  },
  play: async (actor) => {
    const { userEvent, step } = actor;
    const { versao } = productInReview;
    await open(actor);
    await userEvent.click(await box('CENTRAL MINEIRA'));
    const observations = screen.getByRole('textbox', { name: /Observações/ });
    await userEvent.type(observations, 'Sem espaço na loja');
    await step('Nothing is validated that the reviewer has not seen', async () => {
      await userEvent.click(withoutBlock());
      await expect(await screen.findByText(/^O produto foi alterado por outra pessoa/)).toBeVisible();
      const changes = within(screen.getByRole('region', { name: 'O que mudou' }));
      await expect(changes.getByText(productInReview.gtinEan ?? '')).toBeVisible();
      await expect(changes.getByText('7896004006048')).toBeVisible();
      await expect(conflict).toHaveBeenCalledOnce();
      await expect(sent.mock.calls).toEqual([[`"${versao}"`]]);
    });
    await step('What was chosen stays, and the newest is validated once it was taken note of', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continuar com o produto atual' }));
      await waitFor(() => expect(screen.queryByText(/^O produto foi alterado/)).not.toBeInTheDocument());
      await expect(observations).toHaveValue('Sem espaço na loja');
      await expect(await box('CENTRAL MINEIRA')).toBeChecked();
      await isOpenFor(withoutBlock());
      await userEvent.click(withoutBlock());
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith(`"${versao + 1}"`));
      await waitFor(() => expect(validated).toHaveBeenCalledOnce());
    });
  },
});

/** Many regions with long names. */
export const LongContent = meta.story({
  args: {
    section: (
      <Review
        product={{
          ...productInReview,
          nome: 'PANELA DE PRESSÃO TRAMONTINA SOLAR VERMELHA 4,5 LT COM TAMPA DE VIDRO TEMPERADO E CABO DE MADEIRA',
        }}
      />
    ),
  },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(REGIONS, ({ response }) =>
        response(200).json({
          perfisVenda: Array.from({ length: 60 }, (_, index) => ({
            id: index + 10,
            descricao: `${salesRegions[1]?.descricao} E DEMAIS MUNICÍPIOS DA REGIÃO ${index + 1}`,
          })),
        }),
      ),
    );
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Without a pointer: Escape does not close it, 'Cancelar' does. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Validar' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Bloqueio de compra' });
    (await box('CENTRAL MINEIRA')).focus();
    await userEvent.keyboard(' ');
    (await box('CONTAGEM')).focus();
    await userEvent.keyboard(' ');
    await isOpenFor(withBlock());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    screen.getByRole('button', { name: 'Cancelar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
  },
});
