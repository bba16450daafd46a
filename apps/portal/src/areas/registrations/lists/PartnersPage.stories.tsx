import { href } from '@portal/domain';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { partnerRows, registrationRow } from '../../../shared/stories/registrationRows.ts';
import { supplierEnumerations } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const LIST = '/api/fornecedores/parceiros';

const answer = (fluxos = partnerRows) =>
  gatewayHttp.get(LIST, ({ response }) => response(200).json({ fluxos, meta: listMeta(fluxos.length, 20) }));

const meta = preview.meta({
  title: 'Pages/Parceiros',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('supplier-partners'), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      answer(),
      gatewayHttp.get('/api/fornecedores/enumeracoes', ({ response }) =>
        response(200).json(supplierEnumerations),
      ),
    );
  },
});

/** Partners, of whom nothing is left to decide. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Parceiros.csv', ['Detalhes']));

Default.test('has the CNPJ of each partner in the CSV', async ({ canvas, userEvent }) => {
  const made = spyOn(URL, 'createObjectURL');
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await canvas.findAllByRole('link', { name: /PANELAS DA SERRA/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  const [file] = made.mock.lastCall ?? [];
  await expect(file instanceof Blob && (await file.text())).toMatch(/CNPJ[\s\S]*11\.222\.333\/0001-81/);
});

Default.test('leads to each partner and has nothing to decide (ONB-019, ONB-020)', async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('link', { name: /PANELAS DA SERRA/ });
  await expect(first?.getAttribute('href')).toBe(href('supplier-partner', { id: partnerRows[0]?.id ?? '' }));
  await expect(canvas.queryByRole('button', { name: 'Analisar em sequência' })).not.toBeInTheDocument();
});

/** The whole list as a file with the filters in its name. */
export const Exported = meta.story({
  args: {
    path: href('supplier-partners', { busca: 'SERRA', situacao: 'importadoLegado', inicio: '2027-03-01' }),
  },
  play: downloadsCsv('Parceiros SERRA Importado do legado 01-03-2027.csv', ['Detalhes']),
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was imported. */
export const Empty = meta.story({
  args: { path: href('supplier-partners', { situacao: 'importadoLegado' }) },
  beforeEach({ msw }) {
    msw.use(answer([]));
  },
});

/** The list could not be read; another try is offered. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** A long name on a phone. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    const name = 'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS DO NORDESTE LTDA';
    msw.use(
      answer([
        registrationRow('Aprovado', {
          name,
          nomeFantasia: name,
          statusComercial: 'Aprovar',
          statusContabil: 'Aprovar',
        }),
      ]),
    );
  },
});
