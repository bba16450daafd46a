import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { registrationRequests } from '../../../shared/stories/requests.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/produtos/solicitacoes-cadastros/home';

/** The query that the list was asked with last. */
let asked = '';

const answer = (solicitacoes = registrationRequests) =>
  gatewayHttp.get(LIST, ({ response }) =>
    response(200).json({ solicitacoes, meta: listMeta(solicitacoes.length, 20) }),
  );

const meta = preview.meta({
  title: 'Pages/Solicitações de cadastro',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-requests'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(answer());
  },
});

/** The requests of every supplier, for somebody who may send them (SM-1). */
export const Default = meta.story({ name: 'Comercial' });

Default.test(
  'downloads its rows as CSV',
  downloadsCsv('Solicitações de cadastro.csv', ['Detalhes', 'Ações']),
);

Default.test('shows the CNPJ of a supplier that has no name yet', async ({ canvas }) => {
  await expect(await canvas.findByRole('cell', { name: '12.ABC.345/01DE-35' })).toBeVisible();
});

async function expand({ canvas, userEvent }: StoryActor, codigo: number) {
  await userEvent.click(await canvas.findByRole('button', { name: `Detalhes de solicitação ${codigo}` }));
  return within(await canvas.findByRole('table', { name: `Famílias da solicitação ${codigo}` }));
}

/** Families lead to the review of their products; one without a name is begun first (REQ1-003, GAP-15, GAP-53). */
export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5032);
    await expect(families.getByRole('link', { name: /LEITEIRA/ })).toHaveAttribute(
      'href',
      href('product-request-review', {
        id: registrationRequests[1]?.solicitacaoCadastroFamilias[1]?.id ?? '',
      }),
    );
    await userEvent.click(families.getByRole('button', { name: /Família sem nome/ }));
    await expect(await screen.findByRole('dialog', { name: 'Nova Família' })).toBeVisible();
  },
});

/** Accounting reads: nothing is sent, and every family leads to its review. */
export const Accounting = meta.story({
  name: 'Contabil',
  args: { session: staff('Contabil') },
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5032);
    await expect(families.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Enviar/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Ações' })).not.toBeInTheDocument();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('product-requests', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(answer([]));
  },
});

/** What is about to expire, as the home page opens it (D29). */
export const Expiring = meta.story({
  args: { path: href('product-requests', { envio: 'AguardandoEnvio', prazo: 'AVencer' }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ request, response }) => {
        asked = new URL(request.url).search;
        return response(200).json({
          solicitacoes: registrationRequests.slice(0, 1),
          meta: listMeta(1, 20),
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Detalhes de solicitação/ });
    await expect(asked).toBe('?Envio=AguardandoEnvio&Prazo=AVencer&Pagina=1&QuantidadeRegistros=20');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Prazo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Todos os prazos' }));
    await waitFor(() => expect(asked).toBe('?Envio=AguardandoEnvio&Pagina=1&QuantidadeRegistros=20'));
  },
});

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
});

/** A supplier with a name as long as it may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const fornecedorNomeTela =
      'INDÚSTRIA E COMÉRCIO DE UTENSÍLIOS DOMÉSTICOS E UTILIDADES PARA O LAR IRMÃOS ALBUQUERQUE LTDA';
    msw.use(answer(registrationRequests.map((request) => ({ ...request, fornecedorNomeTela }))));
  },
});
