import { href } from '@portal/domain';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { deskWindow, expectOneLine, expectsWholeChoices } from '../../../shared/stories/oneLine.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { registrationRow, registrationRows } from '../../../shared/stories/registrationRows.ts';
import { supplierEnumerations } from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const LIST = '/api/fornecedores/cadastro';

const answer = (fluxos = registrationRows) =>
  gatewayHttp.get(LIST, ({ response }) => response(200).json({ fluxos, meta: listMeta(fluxos.length, 20) }));

const meta = preview.meta({
  title: 'Pages/Cadastros',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('supplier-registrations'), session: staff('Contabil') },
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

/** Accounting sees every status from the first analysis on, and may go through what waits for it. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Cadastros.csv', ['Detalhes']));

Default.test(
  'shows status and decisions of both areas by the rules (SUP-031 to SUP-058)',
  async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /PANELAS DA SERRA/ });
    const shown = canvas
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('link'))
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(-3)
          .map(({ textContent }) => textContent?.replace(/Há.*/, '')),
      );
    await expect(shown).toEqual([
      ...Array.from({ length: 4 }, () => ['Aguardando Fornecedor', 'Aguardando', 'Aguardando']),
      ['Aguardando', 'Aguardando', 'Aguardando'],
      ['Aguardando Contabilidade', 'Aprovado', 'Aguardando'],
      ['Aguardando Comercial', 'Aguardando', 'Aprovado'],
      ['Pendenciado', 'Aprovado', 'Pendenciado'],
      ['Aguardando Diretoria', 'Aprovado', 'Aprovado'],
      ['Aprovado Diretoria', 'Aprovado', 'Aprovado'],
      ['Reprovado', 'Aguardando', 'Reprovado'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Analisar em sequência' })).toBeVisible();
  },
);

/** Commercial users who do not approve only read. */
export const Commercial = meta.story({ args: { session: staff('Comercial') } });

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing waits for the directorate. */
export const Empty = meta.story({
  args: {
    path: href('supplier-registrations', { situacao: 'AguardandoDiretoria' }),
    session: staff('Diretoria'),
  },
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

/** A full page of long names. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const name = 'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS DO NORDESTE LTDA';
    msw.use(
      answer(
        Array.from({ length: 20 }, () =>
          registrationRow('AguardandoSegundaAnalise', {
            name,
            nomeFantasia: name,
            statusComercial: 'Aprovar',
          }),
        ),
      ),
    );
  },
});

/** A phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** In a window of 1280 px search, period, situation and the acts stand in one line. */
export const OneLine = meta.story({
  ...deskWindow,
  parameters: { ...pageParameters, ...deskWindow.parameters },
  args: { path: href('supplier-registrations', { situacao: 'AguardandoContabil' }) },
  play: expectOneLine,
});

OneLine.test('shows each situation whole', expectsWholeChoices('Situação'));
