import { href } from '@portal/domain';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../shared/stories/people.ts';
import { recentRecords } from '../../../shared/stories/recentRecords.ts';
import { newPendency, readRegistration, registrationAt } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { workAnswer } from '../../../shared/stories/work.ts';

const WORK = '/api/usuarios/trabalho';

/** So many hours before now. */
const hoursAgo = (hours: number) => new Date(Date.now() - (hours + 0.1) * 3_600_000).toISOString();

const meta = preview.meta({
  title: 'Pages/Início',
  component: PortalStory,
  parameters: pageParameters,
  args: {
    path: href('home'),
    session: staff('ComercialAprovadores', 'Comercial'),
    recent: recentRecords,
  },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      workAnswer([
        { chave: 'preCadastrosParaAnalisar', quantidade: 12, desde: hoursAgo(75), prazo: null },
        { chave: 'cadastrosParaComercial', quantidade: 0, desde: null, prazo: null },
        {
          chave: 'solicitacoesAVencer',
          quantidade: 3,
          desde: '2027-03-01T09:30:00-03:00',
          prazo: '2027-03-31',
        },
      ]),
    );
  },
});

/** What waits for an approver, the most urgent of it, and the way there in one press. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const work = within(await canvas.findByRole('region', { name: 'Para fazer' }));
    await expect(await work.findByRole('link', { name: '12 Pré-cadastros para analisar' })).toHaveAttribute(
      'href',
      href('supplier-pre-registrations', { situacao: 'AguardandoComercial' }),
    );
    await expect(work.getByText('Há 3 dias')).toBeVisible();
    await expect(work.getByText('O próximo prazo é 31/03/2027')).toBeVisible();
    await expect(work.getAllByRole('link')).toHaveLength(2);
  },
});

Default.test('has what was opened last, and no second menu (D29)', async ({ canvas }) => {
  await canvas.findByRole('link', { name: '12 Pré-cadastros para analisar' });
  const links = within(canvas.getByRole('main')).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual([
    '12 Pré-cadastros para analisar',
    '3 Itens de solicitações que vencem em 7 dias sem envio',
    'PANELA TRAMONTINA 4,5 LT SOLAR',
    'DOCES DO VALE LTDA',
  ]);
});

/** More waits than the lists count: the numbers say so. */
export const ManyWait = meta.story({
  beforeEach({ msw }) {
    msw.use(
      workAnswer([
        {
          chave: 'preCadastrosParaAnalisar',
          quantidade: 10_000,
          haMais: true,
          desde: hoursAgo(75),
          prazo: null,
        },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'mais de 10.000 Pré-cadastros para analisar' }),
    ).toBeVisible();
  },
});

/** The numbers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(WORK, never));
  },
});

/** Nothing waits, and nothing was opened: it says so. */
export const Empty = meta.story({
  args: { session: staff('Ecommerce'), recent: [] },
  beforeEach({ msw }) {
    msw.use(workAnswer());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada espera por você agora')).toBeVisible();
    await expect(canvas.getByText('Nada foi aberto ainda')).toBeVisible();
  },
});

/** The numbers could not be read; the records are there, and another try is offered. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(WORK, ({ response }) => response(500).json(errorBody('Erro interno')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'DOCES DO VALE LTDA' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('link', { name: /^12 Pré-cadastros/ })).toBeVisible();
  },
});

/** A supplier who is also staff: what was asked, with its step, and what comes next (FND-032). */
export const SupplierToo = meta.story({
  args: { session: { ...supplier, roles: ['Fornecedor', 'Ecommerce'] }, recent: [] },
  beforeEach({ msw }) {
    msw.use(
      workAnswer([
        {
          chave: 'solicitacoesParaEnviar',
          quantidade: 1,
          desde: '2027-03-01T09:30:00-03:00',
          prazo: '2027-03-31',
        },
      ]),
      readRegistration(
        registrationAt('PendenciadoNaPrimeiraAnalise', {
          fornecedor: { pendencias: [newPendency(15, 'CatalogoProduto', 'catalogo.pdf')] },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Meu cadastro' }));
    await expect(
      await own.findByRole('link', { name: 'Catálogo de produtos: Documento ilegível' }),
    ).toHaveAttribute('href', href('supplier-supplier-register', { etapa: 2 }));
    await expect(own.getByText(/continua a análise/)).toBeVisible();
  },
});

/** A supplier starts at its registration (FND-031). */
export const Supplier = meta.story({
  args: { session: supplier },
  beforeEach({ msw }) {
    msw.use(readRegistration(registrationAt('AguardandoPrimeiraAnalise')));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cadastro do fornecedor', level: 1 }),
    ).toBeVisible();
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Long names do not break the frame. */
export const LongContent = meta.story({
  args: {
    session: {
      ...staff('Comercial', 'ComericalGeradorLink', 'ComercialAprovadores', 'ComercialValidadores'),
      name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcellos e Souza',
    },
    recent: [
      {
        href: href('catalogue-family', { id: 87 }),
        label: 'CONJUNTO DE PANELAS TRAMONTINA SOLAR ANTIADERENTE COM TAMPA DE VIDRO 24 CM 4,5 LT VERMELHA',
      },
    ],
  },
});
