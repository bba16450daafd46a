import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { analysisOf, companyFlows, releasesOf } from '../../../shared/stories/cashFlow.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { ProjectedCashFlow } from './ProjectedCashFlow.tsx';

const RELEASES = '/api/produtos/requisicoes/graficos/lancamentos';
const patiently = { timeout: 10_000 };

const selected = [
  { date: '2027-05-03', amount: 48_750.5 },
  { date: '2027-06-02', amount: 48_750.5 },
];

const meta = preview.meta({
  title: 'Pages/Fluxo de caixa com a seleção',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: staff('Diretoria'), section: <ProjectedCashFlow requisitionIds={[4012]} /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      analysisOf({ ...companyFlows, approved: [], requested: selected }),
      releasesOf({ 4012: selected }),
    );
  },
});

/** Two installments fall due. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Dias abaixo do nível atual' }, patiently),
    ).toBeVisible();
  },
});

Default.test('says so in a sentence and in a table of the days', async ({ canvas }) => {
  const sentences = canvas
    .getAllByRole('status')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  await expect(sentences).toContain(
    'Com a seleção, o fluxo de caixa fica abaixo do nível atual em 2 dias, todos só por causa dela; a maior diferença é de R$ 48.750,50, em 03/05/2027.',
  );
  const table = within(canvas.getByRole('table', { name: 'Dias abaixo do nível atual' }));
  await expect(table.getByRole('row', { name: /03\/05\/2027/ })).toHaveTextContent(/-R\$\s48\.750,50Sim$/);
});

Default.test(
  'marks these days in the chart, and the legend says what the marks are',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Abaixo do nível atual' })).toHaveAccessibleDescription(
      'Dias em que o projetado com a seleção fica abaixo do nível atual',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
    const table = within(await canvas.findByRole('table', { name: 'FLUXO DE CAIXA COM A SELEÇÃO' }));
    await expect(table.getByRole('row', { name: /^03\/05\/2027/ })).toHaveTextContent(/-R\$\s48\.750,50$/);
    await expect(table.getByRole('row', { name: /^04\/05\/2027/ })).toHaveTextContent(/–$/);
  },
);

function ChoosesAnother() {
  const [ids, setIds] = useState([4012]);
  return (
    <>
      <Button onClick={() => setIds([4012, 4013])}>Selecionar 4013</Button>
      <ProjectedCashFlow requisitionIds={ids} />
    </>
  );
}

/** A requisition that was created since the first choice: with it, all figures are read again. */
export const ChosenAnew = meta.story({
  args: { section: <ChoosesAnother /> },
  beforeEach({ msw }) {
    const created = [{ date: '2027-07-01', amount: 1_000 }];
    const now = analysisOf({ ...companyFlows, approved: [], requested: [...selected, ...created] });
    const before = analysisOf({ ...companyFlows, approved: [], requested: selected }, { once: true });
    msw.use(before, now, releasesOf({ 4012: selected, 4013: created }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /03\/05\/2027/ }, patiently);
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar 4013' }));
    const table = within(canvas.getByRole('table', { name: 'Dias abaixo do nível atual' }));
    const row = await table.findByRole('row', { name: /01\/07\/2027/ }, patiently);
    await expect(row).toHaveTextContent(/-R\$\s1\.000,00Sim$/);
  },
});

/** Nothing is chosen. */
export const Empty = meta.story({ args: { section: <ProjectedCashFlow requisitionIds={[]} /> } });

/** More than the gateway takes at once. */
export const TooMany = meta.story({
  args: {
    section: <ProjectedCashFlow requisitionIds={Array.from({ length: 101 }, (_, index) => index + 1)} />,
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(RELEASES, never));
  },
});

/** They could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(RELEASES, ({ response }) => response(500).json(errorBody('Erro interno')), {
        once: true,
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }, patiently));
    await waitFor(
      () => expect(canvas.getByRole('table', { name: 'Dias abaixo do nível atual' })).toBeVisible(),
      patiently,
    );
  },
});
