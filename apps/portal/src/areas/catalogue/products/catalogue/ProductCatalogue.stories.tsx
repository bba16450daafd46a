import { expect, screen, waitFor, within } from 'storybook/test';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { family } from '../../../../shared/stories/catalogue.ts';
import {
  familyCall,
  familyProduct,
  familyProductCalls,
  familyProductList,
  familyProducts,
  productAddress,
} from '../../../../shared/stories/familyProducts.ts';
import { errorBody, gatewayHttp, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';

/** The page and its parts are loaded when a story opens first. */
const patiently = { timeout: 5_000 };

const meta = preview.meta({
  title: 'Pages/Produtos da família',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: productAddress(5021), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...familyProductCalls);
  },
});

/** The cards of a family, one of them open. */
export const Default = meta.story();

Default.test(
  'has a searchable list of cards, a card that creates, and the chosen product in three tabs (PRD-001 to PRD-003, PRD-009)',
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /305021/, current: true }, patiently),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Pesquisar produtos' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Novo produto' })).toBeVisible();
    await expect(canvas.getByText('12 itens', { ignore: '[role=status]' })).toBeVisible();
    const tabs = within(await canvas.findByRole('tablist', { name: 'Dados do produto' }));
    await expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Produtos',
      'EAN',
      'Fornecedores',
    ]);
  },
);

/** Neither the cards nor the product have come: EANs and suppliers wait and say so (PRD-004). */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos', never), gatewayHttp.get('/api/produtos/{id}/catalogo', never));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'EAN' }, patiently)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('tab', { name: 'Fornecedores' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A family without products says so. */
export const Empty = meta.story({
  args: { path: productAddress() },
  beforeEach({ msw }) {
    msw.use(familyProductList([]));
  },
  play: async ({ canvas }) => {
    // Shown, and said.
    await expect(
      await canvas.findAllByText('Nenhum produto nesta família', undefined, patiently),
    ).toHaveLength(2);
    await expect(canvas.getByText('Nenhum produto selecionado')).toBeVisible();
  },
});

/** Neither the cards nor the product can be read; each says so and can be tried again (PRD-012). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) => response(500).json(errorBody('Erro interno'))),
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) =>
        response(500).json(errorBody('Erro interno')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar produtos', undefined, patiently)).toBeVisible();
    await expect(await canvas.findByText(/Algo de errado aconteceu/)).toBeVisible();
  },
});

/** Long names, many tags: nothing is cut off without a way to read it. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome = `CONJUNTO DE PANELAS ${'TRAMONTINA PROFISSIONAL '.repeat(3)}VERMELHO`.slice(0, 100);
    const long = { nome, variacao: 'VERMELHO ESMALTADO COM CABO DE MADEIRA E TAMPA DE VIDRO TEMPERADO' };
    const tags = Array.from({ length: 14 }, (_, index) => ({
      id: 40 + index,
      descricao: `COLEÇÃO ${index} 2027`,
    }));
    msw.use(
      familyProductList(familyProducts(12).map((product) => ({ ...product, nome }))),
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) =>
        response(200).json({ ...familyProduct(5021), ...long, tags, tagsIds: tags.map(({ id }) => id) }),
      ),
    );
  },
});

/** Who is not commercial reads everything and changes nothing: no card that creates, no button that saves (PRD-015, D6). */
export const ReadOnly = meta.story({
  args: { session: staff('Contabil') },
  beforeEach({ msw }) {
    const content = {
      descricao: '<ul><li>Fundo triplo</li></ul>',
      linkVideo: 'https://video.example/panela',
    };
    msw.use(
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) =>
        response(200).json({ ...familyProduct(5021), ...content }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Somente usuários comerciais podem alterar produtos', undefined, patiently),
    ).toBeVisible();
    await expect(fact(canvas, 'Status')).toBeVisible();
    const description = within(fact(canvas, 'Descrição'));
    await expect(await description.findByRole('listitem', {}, patiently)).toHaveTextContent('Fundo triplo');
    await expect(canvas.getByRole('link', { name: 'https://video.example/panela' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByRole('textbox', { name: 'Variação' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Novo produto' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Salvar produto' })).not.toBeInTheDocument();
  },
});

/** The products of a family that is not approved are read-only to everybody (GAP-51). */
export const FamilyNotApproved = meta.story({
  beforeEach({ msw }) {
    msw.use(familyCall({ ...family, status: 'Aguardando' }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A família ainda não foi aprovada', undefined, patiently),
    ).toBeVisible();
  },
});

/** Four hundred products: pages of 35 come as the list is scrolled, by the keyboard too (PRD-008, PRD-010). */
export const FamilyOf400 = meta.story({
  args: { path: productAddress(5400) },
  beforeEach({ msw }) {
    msw.use(familyProductList(familyProducts(400)));
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The open product has its card above, although its page is not loaded', async () => {
      await expect(
        await canvas.findByRole('button', { name: /305400/, current: true }, patiently),
      ).toBeVisible();
    });
    await step('The first page', async () => {
      await expect(await canvas.findByText('36 de 400 itens', { ignore: '[role=status]' })).toBeVisible();
      const cards = within(canvas.getByRole('list', { name: 'Produtos da família' }));
      await expect(cards.getAllByRole('listitem').length).toBeLessThan(30);
    });
    await step('The end of the list brings the next', async () => {
      canvas.getByRole('button', { name: /305021/ }).focus();
      await userEvent.keyboard('{End}');
      await expect(await canvas.findByText('71 de 400 itens', { ignore: '[role=status]' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /305055/ })).toHaveFocus();
    });
  },
});

/** A search waits for half a second of rest and one second more, and asks once (PRD-011). */
export const Search = meta.story({
  beforeEach({ msw }) {
    let searches = 0;
    msw.use(
      gatewayHttp.get('/api/produtos', ({ query, response }) => {
        if (!query.get('Busca')) return;
        searches += 1;
        const [first] = familyProducts(1);
        const nome = `${query.get('Busca')} BUSCA ${searches}`;
        const produtos = first ? [{ ...first, nome }] : [];
        const paginacao = { totalRegistros: 1, paginaAtual: 1, tamanhoPagina: 35 };
        return response(200).json({ produtos, meta: { paginacao } });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Pesquisar produtos' }, patiently);
    await canvas.findByText('12 itens', { ignore: '[role=status]' });
    const before = performance.now();
    await userEvent.type(field, 'azul');
    await canvas.findByText('AZUL BUSCA 1', undefined, { timeout: 5_000 });
    await expect(performance.now() - before).toBeGreaterThan(1_500);
  },
});

/** Another card with something unsaved: asked first, and only then gone (PRD-013, PRD-014, GAP-35, UIX-11). */
export const Switching = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const variation = await canvas.findByRole('textbox', { name: /Variação/ }, patiently);
    const other = await canvas.findByRole('button', { name: /305022/ });
    const answer = async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' });
      await expect(within(dialog).getByText('Você deseja sair sem salvar as alterações?')).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await step('Voltar keeps the product and what was typed', async () => {
      await userEvent.type(variation, ' nova');
      await userEvent.click(other);
      await answer('Voltar');
      await expect(variation).toHaveValue('VERMELHA NOVA');
    });
    await step('What is typed outlives a look at another tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'EAN' }));
      await expect(await canvas.findByRole('heading', { name: 'EANs do produto' })).toBeVisible();
      await userEvent.click(
        within(canvas.getByRole('tablist', { name: 'Dados do produto' })).getByRole('tab', {
          name: 'Produtos',
        }),
      );
      await expect(canvas.getByRole('textbox', { name: /Variação/ })).toHaveValue('VERMELHA NOVA');
    });
    await step('Sim leaves it', async () => {
      await userEvent.click(other);
      await answer('Sim, sair sem salvar');
      await expect(await canvas.findByRole('button', { name: /305022/, current: true })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Variação/ })).toHaveValue('PRETA'));
    });
    await step('Back at what it was, nothing is asked', async () => {
      const field = canvas.getByRole('textbox', { name: /Variação/ });
      await userEvent.type(field, 'x{Backspace}');
      await userEvent.click(canvas.getByRole('button', { name: /305021/ }));
      await expect(await canvas.findByRole('heading', { name: /VERMELHA/ })).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await step('and what was given up is not offered again', async () => {
      await expect(canvas.queryByText('Você tinha um produto não salvo')).not.toBeInTheDocument();
    });
  },
});

/** The product before stays on screen, closed to acts, until the chosen one is there. */
export const SlowProduct = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/{id}/catalogo', async ({ params, response }) => {
        if (params.id !== '5021') await never();
        return response(200).json(familyProduct(5021));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /Variação/ }, patiently);
    await userEvent.click(await canvas.findByRole('button', { name: /305022/ }));
    await expect(await canvas.findByRole('button', { name: /305022/, current: true })).toHaveFocus();
    const before = canvas.getByText('PANELA TRAMONTINA SOLAR VERMELHA 4,5LT', { selector: 'h2' });
    await expect(before).toBeVisible();
    await expect(before.closest('[inert]')).toHaveAttribute('aria-busy', 'true');
  },
});

/** On a telephone the product comes into sight below its card when this is pressed, and when the address names it. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const expectInSight = async (name: string | RegExp) => {
      const heading = await canvas.findByRole('heading', { name, level: 2 }, patiently);
      await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
      await expect(heading.getBoundingClientRect().top).toBeGreaterThan(-1);
    };
    await expectInSight(/VERMELHA/);
    for (const [card, title] of [
      [/305023/, /AZUL/],
      [/305022/, /PRETA/],
      [/305022/, /PRETA/],
      ['Novo produto', 'Novo produto'],
    ] as const) {
      const button = await canvas.findByRole('button', { name: card });
      button.scrollIntoView();
      await userEvent.click(button);
      await expectInSight(title);
    }
  },
});
