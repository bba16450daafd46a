import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { costCurves, curveProducts, purchaseCurves } from '../../../shared/stories/requisitionParts.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { CurveProductsDialog } from './CurveProductsDialog.tsx';
import { RequisitionCurves } from './RequisitionCurves.tsx';

const COMPANY = '/api/produtos/curvas/empresa';
const SUPPLIER = '/api/produtos/curvas/fornecedor';
const MANAGER = '/api/produtos/curvas/gestor/{gestorId}';
const BRANCHES = '/api/produtos/curvas/sugestao';
const SUGGESTED = '/api/produtos/curvas/sugestaoEmpresa';
const BRANCH_PRODUCTS = `${BRANCHES}/Curva/{curvaId}/Produtos` as const;
const COMPANY_PRODUCTS = `${SUGGESTED}/Curva/{curvaId}/Produtos` as const;

const section = (
  <RequisitionCurves fornecedorId={61} divisoesIds={[4, 9]} gestorId={3} sugestoesId={[4501]} />
);

/** The calls of a story. */
let calls: string[] = [];

const meta = preview.meta({
  title: 'Pages/Curvas da requisição',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: staff('Comercial'), section },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    msw.use(
      gatewayHttp.get(COMPANY, ({ response }) =>
        response(200).json({ data: { lstsubCurvaEmpresa: [...costCurves] } }),
      ),
      gatewayHttp.get(SUPPLIER, ({ request, response }) => {
        calls.push(new URL(request.url).search);
        return response(200).json({ data: { lstCurvaProdutoForcedor: costCurves.toReversed() } });
      }),
      gatewayHttp.get(MANAGER, ({ response }) =>
        response(200).json({ data: { lstsubCurvaEmpresa: [...costCurves] } }),
      ),
      gatewayHttp.get(BRANCHES, ({ response }) =>
        response(200).json({ data: { lstCurvaProdutoSugestao: [...purchaseCurves] } }),
      ),
      gatewayHttp.get(SUGGESTED, ({ response }) =>
        response(200).json({ data: { lstCurvaProdutoSugestao: [...purchaseCurves] } }),
      ),
      gatewayHttp.get(BRANCH_PRODUCTS, ({ params, response }) => {
        calls.push(`branch ${params.curvaId}`);
        return response(200).json(curveProducts(3));
      }),
      gatewayHttp.get(COMPANY_PRODUCTS, ({ params, response }) => {
        calls.push(`company ${params.curvaId}`);
        return response(200).json(curveProducts(56));
      }),
    );
  },
});

const openTab = async ({ canvas, userEvent }: StoryActor, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }));

const openCurve = async ({ canvas, userEvent }: StoryActor, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('dialog');
};

/** The curves of the company. */
export const Default = meta.story();

Default.test('is in the fixed order, with its totals (CRV-009, CRV-017)', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Curva da empresa' });
  await within(table).findByRole('button', { name: /CURVA C/ });
  await expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['A1', 'A2', 'A3', 'CURVA A', 'CURVA B', 'CURVA C', 'Total']);
});

Default.test(
  'reads the supplier in its divisions, in whatever order it comes (CRV-018)',
  async ({ canvas, userEvent }) => {
    await openTab({ canvas, userEvent }, 'Fornecedor');
    const table = await canvas.findByRole('table', { name: 'Curva do fornecedor' });
    await expect(await within(table).findByRole('rowheader', { name: 'CURVA B' })).toBeVisible();
    await expect(calls).toEqual(['?fornecedorId=61&divisoesIds=4&divisoesIds=9']);
    await expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  },
);

/** The curves of the manager (CRV-020). */
export const Manager = meta.story({ play: (actor) => openTab(actor, 'Gestor') });

/** The suggestions, by their place in the branches (CRV-019, CRV-021). */
export const Suggestion = meta.story({ play: (actor) => openTab(actor, 'Sugestão nas filiais') });

Suggestion.test('shows the products of a curve in the branches (CRV-023 to CRV-028)', async (actor) => {
  const dialog = within(await openCurve(actor, 'CURVA A'));
  await expect(await dialog.findByText('PANELA TRAMONTINA SOLAR 1 LT')).toBeVisible();
  await expect(calls).toEqual(['branch 4']);
});

/** More than 55 products take the whole window (CRV-027). */
export const ManyProducts = meta.story({
  play: async (actor) => {
    await openTab(actor, 'Sugestão na empresa');
    const dialog = await openCurve(actor, 'CURVA B');
    await expect(await within(dialog).findByText('PANELA TRAMONTINA SOLAR 1 LT')).toBeVisible();
    await expect(calls).toEqual(['company 5']);
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth * 0.9),
    );
  },
});

/** Nothing is chosen yet, and no suggestion belongs to the requisition: nothing is asked for (CRV-022). */
export const Unchosen = meta.story({
  args: {
    section: <RequisitionCurves fornecedorId={null} divisoesIds={[]} gestorId={null} sugestoesId={[]} />,
  },
  play: async (actor) => {
    const { canvas, step } = actor;
    for (const [tab, text] of [
      ['Fornecedor', 'Selecione um fornecedor para ver a curva dele'],
      ['Gestor', 'Selecione um gestor para ver a curva dele'],
      ['Sugestão na empresa', 'Requisição não possui sugestão associada para exibir a Curva'],
      ['Sugestão nas filiais', 'Requisição não possui sugestão associada para exibir a Curva'],
    ] as const)
      await step(tab, async () => {
        await openTab(actor, tab);
        await expect(within(canvas.getByRole('tabpanel')).getAllByText(text)[0]).toBeVisible();
      });
    await expect(calls).toEqual([]);
  },
});

/** The products of a curve are asked for without a suggestion: a warning, and no call (CRV-030, CRV-032, G-10). */
export const NoSuggestion = meta.story({
  args: Unchosen.input.args,
  play: async (actor) => {
    const dialog = within(await openCurve(actor, 'CURVA A'));
    await expect(
      dialog.getAllByText('Requisição não possui sugestão associada para exibir a Curva')[0],
    ).toBeVisible();
    await expect(calls).toEqual([]);
  },
});

/** No curve: a warning, and no call (CRV-031, G-10). */
export const NoCurve = meta.story({
  args: {
    section: (
      <CurveProductsDialog
        question={{ origin: 'filial', curveId: null, suggestionIds: [4501] }}
        curveName=""
        onClose={() => {}}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByText('Selecione uma curva para visualizar os detalhes')[0]).toBeVisible();
    await expect(calls).toEqual([]);
  },
});

/** Neither branch nor company (CRV-034). */
export const UnknownOrigin = meta.story({
  args: {
    section: (
      <CurveProductsDialog
        question={{ origin: 'fornecedor', curveId: 4, suggestionIds: [4501] }}
        curveName="CURVA A"
        onClose={() => {}}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Tipo de origem inválido')).toBeVisible();
    await expect(calls).toEqual([]);
  },
});

/** No product is in the curve (CRV-033, G-10). */
export const NoProducts = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(BRANCH_PRODUCTS, ({ response }) => response(200).json(curveProducts(0))));
  },
  play: async (actor) => {
    await openTab(actor, 'Sugestão nas filiais');
    const dialog = within(await openCurve(actor, 'CURVA C'));
    await expect((await dialog.findAllByText('Nenhum produto encontrado para a curva'))[0]).toBeVisible();
  },
});

/** The company has no products. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(COMPANY, ({ response }) => response(200).json({ data: { lstsubCurvaEmpresa: [] } })),
    );
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(COMPANY, never));
  },
});

/** The curves could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(COMPANY, ({ response }) => response(500).json(errorBody('Erro interno')), {
        once: true,
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('table', { name: 'Curva da empresa' })).toBeVisible();
  },
});
