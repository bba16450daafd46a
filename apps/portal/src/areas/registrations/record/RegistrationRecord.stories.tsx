import type { Schemas } from '@portal/api';
import { DECISION_LABELS, href, REGISTRATION_REFUSALS } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import { findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { registrationGateway, supplierChoiceCalls } from '../../../shared/stories/registrationGateway.ts';
import { registrationRow } from '../../../shared/stories/registrationRows.ts';
import {
  newPendency,
  readRegistration,
  registrationAt,
  stepListCalls,
} from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

type Registration = Schemas['Registration'];
type Decided = Schemas['DecisionInput'];
type Handler = ReturnType<typeof readRegistration>;
interface Network {
  msw: { use(...handlers: Handler[]): void };
}

const FLOW = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}';
const DECISION = `${FLOW}/aprovacao`;
const { id } = registrationAt('Novo');
const at = {
  pre: href('supplier-pre-registration', { id }),
  registration: href('supplier-registration', { id }),
  partner: href('supplier-partner', { id }),
};
const approver = staff('Comercial', 'ComercialAprovadores');

const answerChanges = (changes: Schemas['RegistrationChanges']) =>
  gatewayHttp.get(`${FLOW}/alteracoes`, ({ response }) => response(200).json(changes));

const firstAnalysis = registrationAt('AguardandoPrimeiraAnalise');
const [pendable] = Object.values(firstAnalysis.fornecedor.documentosPorTipo).flat();
if (!pendable) throw new Error('The registration has a document');

const meta = preview.meta({
  title: 'Pages/Análise do cadastro',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: at.pre, session: approver },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      ...stepListCalls,
      ...supplierChoiceCalls,
      answerChanges({ fornecedorId: firstAnalysis.fornecedor.id, dataEnvioAnterior: null, alteracoes: [] }),
      ...registrationGateway(firstAnalysis).handlers,
    );
  },
});

/** Shows this registration instead. */
const showing = (...given: Parameters<typeof registrationAt>) => ({
  beforeEach({ msw }: Network) {
    msw.use(...(registrationGateway(registrationAt(...given)).handlers as Handler[]));
  },
});

/** Takes decisions, and notes them. */
function takeDecisions(msw: Network['msw'], answer: Registration): Decided[] {
  const sent: Decided[] = [];
  msw.use(
    gatewayHttp.post(DECISION, async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(answer);
    }) as Handler,
  );
  return sent;
}

const press = async ({ canvas, userEvent }: Pick<StoryActor, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const dialogNamed = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The first analysis as an approver sees it: steps 1 and 2, and every decision (table D, G-37). */
export const Default = meta.story({ name: 'Primeira análise: aprovador' });

Default.test(
  'approves after a confirmation, and shows where the registration is now (G-10)',
  async ({ canvas, userEvent, msw }) => {
    const sent = takeDecisions(msw, registrationAt('AprovadoPrimeiraAnalise'));
    await press({ canvas, userEvent }, 'Aprovar');
    const dialog = await dialogNamed(/^Aprovar: PANELAS DA SERRA/);
    await expect(sent).toHaveLength(0);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Aprovar' }));
    await expect(await screen.findByText('Cadastro aprovado')).toBeVisible();
    await expect(sent).toEqual([
      { tipoDecisao: 'Aprovar', etapaDecisao: 'PrimeiraAnalise', pendencias: [], observacao: null },
    ]);
    await expect(await canvas.findByText('Este cadastro está agora em Cadastros')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Abrir em Cadastros' })).toHaveAttribute(
      'href',
      at.registration,
    );
  },
);

Default.test(
  'is opened last where it is after a decision, and there alone (D29)',
  async ({ canvas, userEvent, msw }) => {
    takeDecisions(msw, registrationAt('AprovadoPrimeiraAnalise'));
    await press({ canvas, userEvent }, 'Aprovar');
    const dialog = await dialogNamed(/^Aprovar: PANELAS DA SERRA/);
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    await canvas.findByText('Este cadastro está agora em Cadastros');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}k{/Control}');
    const [opened, ...others] = await screen.findAllByRole('option', { name: /^PANELAS DA SERRA/ });
    await expect(opened).toHaveTextContent(/LTDA.*Cadastro$/);
    await expect(others).toEqual([]);
  },
);

Default.test(
  'keeps the reason of a refusal that came too late, and reads the registration again (DEC-018 to DEC-022, G-26)',
  async ({ canvas, userEvent, msw, step }) => {
    msw.use(
      gatewayHttp.post(DECISION, ({ response }) =>
        response(400).json(errorBody(REGISTRATION_REFUSALS.stale)),
      ),
    );
    await press({ canvas, userEvent }, 'Recusar');
    const dialog = await dialogNamed('Recusar');
    const reason = dialog.getByRole('textbox', { name: 'Motivo da recusa' });
    await step('Only spaces are no reason (UIX-09)', async () => {
      await userEvent.type(reason, '   ');
      await userEvent.click(dialog.getByRole('button', { name: 'Recusar proposta' }));
      await expect(await dialog.findByText('Campo obrigatório')).toBeVisible();
    });
    await step('What was typed stays', async () => {
      await userEvent.clear(reason);
      await userEvent.type(reason, 'Fora da nossa linha de produtos');
      await userEvent.click(dialog.getByRole('button', { name: 'Recusar proposta' }));
      await expect(await dialog.findByText(REGISTRATION_REFUSALS.stale)).toBeVisible();
      await expect(reason).toHaveValue('Fora da nossa linha de produtos');
    });
    await step('Read again, it is another one, on which nothing is to be decided', async () => {
      msw.use(readRegistration(registrationAt('PendenciadoNaPrimeiraAnalise')));
      await userEvent.click(dialog.getByRole('button', { name: 'Ler novamente' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const notices = within(await screen.findByRole('region', { name: 'Notificações' }));
      await expect(
        await notices.findByText('O cadastro aguarda a correção das pendências pelo fornecedor'),
      ).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      await expect(await canvas.findByText('Pendenciado')).toBeVisible();
      const refuse = canvas.getByRole('button', { name: 'Recusar' });
      await userEvent.hover(refuse);
      await waitFor(() =>
        expect(refuse).toHaveAccessibleDescription(
          'O cadastro aguarda a correção das pendências pelo fornecedor',
        ),
      );
    });
  },
);

Default.test(
  'says that it is approved where the answer before was lost, and leaves who did not send it at the refusal (D23)',
  async ({ canvas, userEvent, msw, step }) => {
    let approvals = 0;
    msw.use(
      gatewayHttp.post(DECISION, ({ response }) => {
        approvals += 1;
        return approvals === 2
          ? response.untyped(Response.error())
          : response(400).json(errorBody(REGISTRATION_REFUSALS.stale));
      }),
    );
    await press({ canvas, userEvent }, 'Aprovar');
    const dialog = await dialogNamed(/^Aprovar: PANELAS DA SERRA/);
    /** Once the attempt before has ended. */
    const approve = async () => userEvent.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    await step('Somebody else did it', async () => {
      await approve();
      await expect(await dialog.findByText(REGISTRATION_REFUSALS.stale)).toBeVisible();
    });
    await step('Nobody knows whether it was done', async () => {
      await approve();
      await waitFor(() => expect(dialog.queryByText(REGISTRATION_REFUSALS.stale)).not.toBeInTheDocument());
      await expect(await dialog.findByRole('alert')).toBeVisible();
    });
    await step('It was', async () => {
      msw.use(readRegistration(registrationAt('AprovadoPrimeiraAnalise', { versao: 10 })));
      await approve();
      await expect(await screen.findByText('Cadastro aprovado')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByText('Este cadastro está agora em Cadastros')).toBeVisible();
    });
  },
);

Default.test(
  'says before a refusal and a pendency of whom they are, what follows, and what is not saved',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Dados da empresa/ }));
    const [name] = await canvas.findAllByRole('textbox', { name: 'Nome fantasia/marca' });
    if (!name) throw new Error('Step 1 has a name to type in');
    await userEvent.type(name, ' NOVA');
    for (const [act, title, consequence] of [
      ['Recusar', 'Recusar', /^PANELAS DA SERRA .*recebe por e-mail o motivo/],
      ['Pendenciar', 'Solicitar atualização de dados e/ou documentos', /^PANELAS DA SERRA .*de novo/],
    ] as const) {
      await press({ canvas, userEvent }, act);
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveAccessibleDescription(consequence);
      await expect(within(dialog).getByText('Há alterações não salvas no cadastro')).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  },
);

Default.test(
  'asks for the reason of a refusal anew each time the dialog opens (FRM-33)',
  async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Recusar');
    const dialog = await dialogNamed('Recusar');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo da recusa' }), 'Fora de linha');
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press({ canvas, userEvent }, 'Recusar');
    const again = await dialogNamed('Recusar');
    await expect(again.getByRole('textbox', { name: 'Motivo da recusa' })).toHaveValue('');
  },
);

/** The session ended while a decision was typed: its dialog has that when it is opened again (D11). */
export const TypedBefore = meta.story({
  name: 'Decisão digitada antes',
  args: {
    drafts: {
      [`registration-${id}:refusal`]: { observacao: 'Fora da nossa linha' },
      [`registration-${id}:pendency`]: {
        added: [
          {
            documentoId: pendable.id,
            motivoPendencia: 'DocumentoIlegivel',
            descricao: null,
            statusPendencia: 'Nova',
            nomeOriginal: pendable.nomeOriginal,
          },
        ],
        begun: { documentoId: null, motivoPendencia: null, descricao: 'sem assinatura' },
      },
    },
  },
  play: async (actor) => {
    const { userEvent, step } = actor;
    await step('A reason, which is given up with its dialog', async () => {
      await press(actor, 'Recusar');
      const dialog = await dialogNamed('Recusar');
      await expect(dialog.getByRole('textbox', { name: 'Motivo da recusa' })).toHaveValue(
        'Fora da nossa linha',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await press(actor, 'Recusar');
      const again = await dialogNamed('Recusar');
      await expect(again.getByRole('textbox', { name: 'Motivo da recusa' })).toHaveValue('');
      await userEvent.click(again.getByRole('button', { name: 'Voltar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Pendencies, and the one that is begun', async () => {
      await press(actor, 'Pendenciar');
      const dialog = await dialogNamed('Solicitar atualização de dados e/ou documentos');
      await expect(dialog.getByText(pendable.nomeOriginal)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Observação (opcional)' })).toHaveValue(
        'sem assinatura',
      );
    });
  },
});

TypedBefore.test(
  'leaves out no occurrence that was begun before, and sends once it is cleared (D11)',
  async ({ userEvent, msw }) => {
    const sent = takeDecisions(msw, registrationAt('PendenciadoNaPrimeiraAnalise'));
    const dialog = await dialogNamed('Solicitar atualização de dados e/ou documentos');
    const send = dialog.getByRole('button', { name: 'Pendenciar documentos' });
    await userEvent.click(send);
    await expect(await screen.findByText(/^Adicione a ocorrência preenchida/)).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Observação (opcional)' }));
    await userEvent.click(send);
    await expect(await screen.findByText('Pendências enviadas ao fornecedor')).toBeVisible();
    await expect(sent[0]?.pendencias.map(({ documentoId }) => documentoId)).toEqual([pendable.id]);
  },
);

TypedBefore.test(
  'marks the occurrence that the gateway refuses, and the one whose document is gone (G-26)',
  async ({ userEvent, msw, step }) => {
    const dialog = await dialogNamed('Solicitar atualização de dados e/ou documentos');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Observação (opcional)' }));
    const row = within(dialog.getByRole('listitem'));
    const send = dialog.getByRole('button', { name: 'Pendenciar documentos' });
    await step('Refused', async () => {
      const text = 'Este documento já está pendente';
      msw.use(
        gatewayHttp.post(
          DECISION,
          ({ response }) => response(400).json(errorBody(text, { 'pendencias[0].documentoId': [text] })),
          { once: true },
        ) as Handler,
      );
      await userEvent.click(send);
      await expect(await row.findByText(text)).toBeVisible();
    });
    await step('Gone', async () => {
      const { documentosPorTipo } = firstAnalysis.fornecedor;
      const left = Object.entries(documentosPorTipo).map(([type, documents]) => [
        type,
        documents.filter((document) => document.id !== pendable.id),
      ]);
      msw.use(
        gatewayHttp.post(DECISION, ({ response }) =>
          response(400).json(errorBody(REGISTRATION_REFUSALS.stale)),
        ) as Handler,
        readRegistration(
          registrationAt('AguardandoPrimeiraAnalise', {
            fornecedor: { documentosPorTipo: Object.fromEntries(left) },
          }),
        ),
      );
      await userEvent.click(send);
      await userEvent.click(await dialog.findByRole('button', { name: 'Ler novamente' }));
      await expect(await row.findByText('Este documento não pode mais ser pendenciado')).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: /^Excluir ocorrência/ }));
      await waitFor(() => expect(dialog.queryByRole('listitem')).not.toBeInTheDocument());
    });
  },
);

Default.test(
  'sends the documents of a pendency, of step 2 alone (PEN-014 to PEN-017, G-21)',
  async ({ canvas, userEvent, msw }) => {
    const sent = takeDecisions(msw, registrationAt('PendenciadoNaPrimeiraAnalise'));
    await press({ canvas, userEvent }, 'Pendenciar');
    const dialog = await dialogNamed('Solicitar atualização de dados e/ou documentos');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Documento' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: /catalogo\.pdf/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Motivo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Documento ilegível' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar ocorrência' }));
    // Another one that is begun is not left out unseen.
    const note = dialog.getByRole('textbox', { name: 'Observação (opcional)' });
    await userEvent.type(note, 'ilegível');
    await userEvent.click(dialog.getByRole('button', { name: 'Pendenciar documentos' }));
    await expect(await screen.findByText(/^Adicione a ocorrência preenchida/)).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.clear(note);
    await userEvent.click(dialog.getByRole('button', { name: 'Pendenciar documentos' }));
    await expect(await screen.findByText('Pendências enviadas ao fornecedor')).toBeVisible();
    await expect(sent[0]?.pendencias).toEqual([
      { documentoId: 15, motivoPendencia: 'DocumentoIlegivel', descricao: null, statusPendencia: 'Nova' },
    ]);
  },
);

Default.test(
  'tells who has left the page meanwhile, as by the browser, why a decision failed (D9)',
  async ({ canvas, userEvent, msw }) => {
    const answer = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.post(DECISION, async ({ response }) => {
        await answer.promise;
        return response(400).json(errorBody(REGISTRATION_REFUSALS.stale));
      }),
      gatewayHttp.get('/api/fornecedores/pre-cadastros', never),
      gatewayHttp.get('/api/fornecedores/pre-cadastro/resumo', never),
    );
    const back = await canvas.findByRole('link', { name: 'Voltar' });
    await press({ canvas, userEvent }, 'Aprovar');
    const dialog = await dialogNamed(/^Aprovar: /);
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    back.click(); // the page is out of reach
    await canvas.findByRole('heading', { level: 1, name: 'Pré-cadastros' });
    answer.resolve();
    await expect(await screen.findByText(new RegExp(`.: ${REGISTRATION_REFUSALS.stale}$`))).toBeVisible();
  },
);

Default.test(
  'disables every decision while one is sent (DEC-006, DEC-015)',
  async ({ canvas, userEvent, msw }) => {
    msw.use(gatewayHttp.post(DECISION, never));
    const names = ['Aprovar', 'Recusar', 'Pendenciar'];
    await canvas.findByRole('button', { name: 'Aprovar' });
    const decisions = names.map((name) => canvas.getByRole('button', { name }));
    for (const decision of decisions) await expectPressable(decision);
    await press({ canvas, userEvent }, 'Aprovar');
    const dialog = await dialogNamed(/^Aprovar: /);
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    for (const decision of decisions) {
      await waitFor(() => expect(decision).toHaveAttribute('aria-disabled', 'true'));
    }
  },
);

/** A document was sent back before and not replaced: it is listed, stays, and is not offered again (PEN-007, PEN-013, G-21). */
export const KnownPendency = meta.story({
  name: 'Pendência anterior',
  ...showing('AguardandoPrimeiraAnalise', {
    fornecedor: { pendencias: [newPendency(16, 'TabelaPrecos', 'tabela.xlsx', 'Falta o frete.')] },
  }),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Pendenciar');
    const dialog = await dialogNamed('Solicitar atualização de dados e/ou documentos');
    const item = within(await dialog.findByRole('listitem'));
    await expect(item.getByText('Tabela de valores (tabela.xlsx)')).toBeVisible();
    await expect(item.getByText('Falta o frete.')).toBeVisible();
    await expect(item.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Documento' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
  },
});

/** Who is commercial and no approver edits, and reads why nothing can be decided (DEC-012, C-14). */
export const FirstAnalysisCommercial = meta.story({
  name: 'Primeira análise: Comercial',
  args: { session: staff('Comercial') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Atualizar dados' })).toBeVisible();
    await expect(canvas.getByText('A decisão cabe aos aprovadores comerciais')).toBeVisible();
    for (const name of ['Aprovar', 'Recusar']) {
      await userEvent.hover(canvas.getByRole('button', { name }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          'A decisão cabe aos aprovadores comerciais',
        ),
      );
    }
    await expect(canvas.queryByRole('button', { name: 'Pendenciar' })).not.toBeInTheDocument();
  },
});

/** The manager of links reads only (G-22). */
export const FirstAnalysisReader = meta.story({
  name: 'Primeira análise: ComericalGeradorLink',
  args: { session: staff('ComericalGeradorLink'), path: `${at.pre}?etapa=1` },
});

/** The second analysis of the commercial area: all six steps (G-37). */
export const SecondAnalysisApprover = meta.story({
  name: 'Segunda análise: aprovador',
  args: { path: at.registration },
  ...showing('AguardandoSegundaAnalise'),
});

/** The second analysis of accounting, at its own step. */
export const SecondAnalysisAccounting = meta.story({
  name: 'Segunda análise: Contabil',
  args: { path: `${at.registration}?etapa=4`, session: staff('Contabil') },
  ...showing('AguardandoSegundaAnalise'),
});

/** Who holds both areas has a button for each (DEC-008, DEC-009, C-13). */
export const SecondAnalysisBothAreas = meta.story({
  name: 'Segunda análise: as duas áreas',
  args: { path: at.registration, session: staff('ComercialAprovadores', 'Contabil') },
  ...showing('AguardandoSegundaAnalise'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aprovar Comercial' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aprovar Contábil' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  },
});

/** The commercial area has approved: accounting is waited for (table C). */
export const OneAreaApproved = meta.story({
  name: 'Segunda análise: a outra área decide',
  args: { path: at.registration },
  ...showing('AguardandoSegundaAnalise', { statusAprovacaoComercialSegundaAnalise: 'Aprovar' }),
});

/** The directorate decides, without pendencies (DEC-014). */
export const Directorate = meta.story({
  name: 'Diretoria',
  args: { path: at.registration, session: staff('Diretoria') },
  ...showing('AguardandoDiretoria', {
    statusAprovacaoComercialSegundaAnalise: 'Aprovar',
    statusAprovacaoContabilidadeSegundaAnalise: 'Aprovar',
  }),
});

/** A document of step 3 was sent back: its tab carries the warning (ONB-040). */
export const Pendent = meta.story({
  name: 'Pendenciado',
  args: { path: `${at.registration}?etapa=3` },
  ...showing('PendenciadoNaSegundaAnalise', {
    statusAprovacaoComercialSegundaAnalise: 'Pendenciar',
    fornecedor: {
      pendencias: [newPendency(21, 'ContratoSocial', 'contrato-social.pdf', 'Falta a última página.')],
    },
  }),
});

/** Refused in the first analysis: the reason, and the way back for commercial users (DEC-001 to DEC-003). */
export const Refused = meta.story({
  name: 'Reprovado',
  args: { session: staff('Comercial') },
  ...showing('Reprovado', {
    etapaReprovacao: 'PrimeiraAnalise',
    motivoReprovacao: 'As marcas já são fornecidas por outra empresa.',
  }),
  play: async ({ canvas }) => {
    await expect(await findFact(canvas, 'Razão social')).toBeVisible();
    const said = canvas.getAllByText(/reprovado/i).map(({ textContent }) => textContent);
    await expect(said.toSorted()).toEqual(['Cadastro reprovado', 'Reprovado']);
    await expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveAttribute('aria-disabled', 'true');
  },
});

Refused.test('reactivates by the id of the supplier (DEC-026, G-19)', async ({ canvas, userEvent, msw }) => {
  const reactivated: string[] = [];
  msw.use(
    gatewayHttp.put('/api/fornecedores/reativar/{id}', ({ params, response }) => {
      reactivated.push(String(params.id));
      return response(200).json(firstAnalysis);
    }),
  );
  await press({ canvas, userEvent }, 'Reativar');
  const dialog = await dialogNamed(/^Reativar: /);
  await userEvent.click(dialog.getByRole('button', { name: 'Reativar' }));
  await expect(await screen.findByText('Fornecedor reativado')).toBeVisible();
  await expect(reactivated).toEqual(['61']);
  await waitFor(() => expect(canvas.queryByText(/Motivo da recusa/)).not.toBeInTheDocument());
});

/** A partner: its code, its products, and nothing to decide (DEC-017, SUP-059 to SUP-063, ONB-084). */
export const Partner = meta.story({
  name: 'Parceiro',
  args: { path: at.partner },
  ...showing('Aprovado', {
    statusAprovacaoComercialSegundaAnalise: 'Aprovar',
    statusAprovacaoContabilidadeSegundaAnalise: 'Aprovar',
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'PANELAS DA SERRA INDÚSTRIA E COMÉRCIO LTDA' });
    await expect(canvas.getAllByText('Aprovado')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Indústria', { selector: 'dd' })).toBeVisible());
    const facts = canvas.getAllByRole('term').map((term) => [
      term.textContent?.split(': ')[0],
      term.parentElement?.querySelector('dd')?.textContent,
      term.querySelector('svg') !== null && term.textContent?.includes(': '), // icon and explanation
    ]);
    await expect(facts).toEqual([
      ['Código', '7061', true],
      ['CNPJ', '11.222.333/0001-81', true],
      ['Segmento', 'Indústria', true],
      ['Responsável', 'MARIA LIMA', true],
      ['Data cadastro', '01/03/2027', true],
      ['Produtos ativos', '128', true],
      ['Produtos bloqueados', '4', true],
    ]);
    for (const name of Object.values(DECISION_LABELS)) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  },
});

/** Submitted again: what differs from the time before, field by field. */
export const WhatChanged = meta.story({
  name: 'O que mudou',
  beforeEach({ msw }) {
    msw.use(
      answerChanges({
        fornecedorId: firstAnalysis.fornecedor.id,
        dataEnvioAnterior: '2027-03-02T10:05:00-03:00',
        alteracoes: [
          {
            campo: 'nomeFantasia',
            rotulo: 'Nome fantasia/marca',
            antes: 'PANELAS SERRA',
            depois: 'PANELAS DA SERRA',
          },
          { campo: 'lojas', rotulo: 'Lojas referências', antes: null, depois: 'LOJA DO CENTRO' },
          {
            campo: 'documentosPorTipo.CatalogoProduto',
            rotulo: 'Catálogo de produtos',
            antes: 'catalogo-antigo.pdf (02/03/2027 10:00)',
            depois: 'catalogo.pdf (12/03/2027 14:05)',
          },
        ],
      }),
    );
  },
});

WhatChanged.test(
  'says so where what changed cannot be read for another version (D7)',
  async ({ canvas, userEvent, msw }) => {
    const newer = registrationAt('AguardandoPrimeiraAnalise', { versao: 10 });
    await canvas.findByText('PANELAS SERRA');
    msw.use(
      gatewayHttp.post(DECISION, ({ response }) =>
        response(400).json(errorBody(REGISTRATION_REFUSALS.stale)),
      ),
      readRegistration(newer),
      gatewayHttp.get(`${FLOW}/alteracoes`, ({ response }) => response(500).json(errorBody('Falha'))),
    );
    await press({ canvas, userEvent }, 'Aprovar');
    const dialog = await dialogNamed(/^Aprovar: PANELAS DA SERRA/);
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Ler novamente' }));
    await expect(
      await canvas.findByText('Não foi possível ler o que mudou desde o último envio'),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('PANELAS SERRA')).not.toBeInTheDocument();
  },
);

/** A stored document stands beside the form, and stays while another step is opened. */
export const WithDocument = meta.story({
  name: 'Documento ao lado',
  args: { path: `${at.registration}?etapa=3` },
  ...showing('AguardandoSegundaAnalise'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver.*socio-maria\.png/ }));
    const beside = within(await canvas.findByRole('group', { name: 'Documento' }));
    await expect(await beside.findByRole('img', { name: 'socio-maria.png' })).toBeVisible();
    await waitFor(() => expect(beside.getByRole('heading', { name: 'socio-maria.png' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('tab', { name: /Dados da empresa/ }));
    await canvas.findByRole('heading', { level: 2, name: 'Dados da Empresa' });
    await expect(beside.getByRole('img', { name: 'socio-maria.png' })).toBeVisible();
  },
});

const waiting = ['PANELAS DA SERRA LTDA', 'COMERCIAL ANDRADE LTDA', 'BOM LAR UTILIDADES S.A.'].map((name) =>
  registrationRow('AguardandoPrimeiraAnalise', { name }),
);
const inQueue = (row: Schemas['RegistrationRow'] | undefined, status: Registration['statusFluxoCadastro']) =>
  registrationAt(status as 'Novo', { id: row?.id ?? '', fornecedor: { razaoSocial: row?.name ?? null } });

/** The registrations that wait, one after another: J and K go on and back, A, R and P ask. */
export const Queue = meta.story({
  name: 'Fila de análise',
  args: { path: href('supplier-pre-registration', { id: waiting[0]?.id ?? '', busca: 'LTDA', fila: 1 }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/fornecedores/pre-cadastros', ({ response }) =>
        response(200).json({ fluxos: waiting, meta: listMeta(waiting.length, 100) }),
      ),
      gatewayHttp.get(FLOW, ({ params, response }) => {
        const row = waiting.find((known) => known.id === params.fluxoCadastroId);
        return response(200).json(inQueue(row, 'AguardandoPrimeiraAnalise'));
      }),
      gatewayHttp.post(DECISION, ({ params, response }) => {
        const row = waiting.find((known) => known.id === params.fluxoCadastroId);
        return response(200).json(inQueue(row, 'AprovadoPrimeiraAnalise'));
      }),
    );
  },
});

Queue.test('does not come back to one that somebody else decided', async ({ canvas, userEvent, msw }) => {
  const [, taken] = waiting;
  msw.use(
    gatewayHttp.get(FLOW, ({ params, response }) => {
      const row = waiting.find((known) => known.id === params.fluxoCadastroId);
      const status = row === taken ? 'AprovadoPrimeiraAnalise' : 'AguardandoPrimeiraAnalise';
      return response(200).json(inQueue(row, status));
    }),
  );
  const approve = async (name: RegExp) => {
    await userEvent.keyboard('a');
    const dialog = await dialogNamed(name);
    await userEvent.click(await dialog.findByRole('button', { name: 'Aprovar' }));
  };
  await canvas.findByRole('heading', { level: 2, name: 'PANELAS DA SERRA LTDA' });
  await approve(/^Aprovar: PANELAS DA SERRA/);
  await canvas.findByRole('heading', { level: 2, name: 'COMERCIAL ANDRADE LTDA' });
  await userEvent.keyboard('j');
  await canvas.findByRole('heading', { level: 2, name: /^BOM LAR/ });
  await approve(/^Aprovar: BOM LAR/);
  await expect(await canvas.findByText('Fila concluída')).toBeVisible();
});

Queue.test(
  'leaves who went on before the answer where they are, and does not come back to that one',
  async ({ canvas, userEvent, msw }) => {
    const answer = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.post(
        DECISION,
        async ({ response }) => {
          await answer.promise;
          return response(200).json(inQueue(waiting[0], 'AprovadoPrimeiraAnalise'));
        },
        { once: true },
      ),
    );
    const approve = async (name: RegExp) => {
      await userEvent.keyboard('a');
      const dialog = await dialogNamed(name);
      await userEvent.click(await dialog.findByRole('button', { name: 'Aprovar' }));
    };
    /** As by the browser: the page is out of reach. */
    const goOn = () => canvas.getByRole('button', { name: /^Próximo/, hidden: true }).click();
    await canvas.findByRole('heading', { level: 2, name: 'PANELAS DA SERRA LTDA' });
    await approve(/^Aprovar: PANELAS DA SERRA/);
    goOn();
    await canvas.findByRole('heading', { level: 2, name: 'COMERCIAL ANDRADE LTDA', hidden: true });
    goOn();
    await canvas.findByRole('heading', { level: 2, name: /^BOM LAR/, hidden: true });
    answer.resolve();
    await expect(await screen.findByText(/.: Cadastro aprovado$/)).toBeVisible();
    await approve(/^Aprovar: BOM LAR/);
    await canvas.findByRole('heading', { level: 2, name: 'COMERCIAL ANDRADE LTDA' });
    await approve(/^Aprovar: COMERCIAL ANDRADE/);
    await expect(await canvas.findByText('Fila concluída')).toBeVisible();
  },
);

Queue.test('is worked off by key, each decision confirmed', async ({ canvas, userEvent, step }) => {
  const approve = async (name: RegExp) => {
    await userEvent.keyboard('a');
    const dialog = await dialogNamed(name);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Aprovar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  };
  await step('It shows the position, and leads back to the list as it was', async () => {
    await expect(await canvas.findByText('1 de 3')).toBeVisible();
    await canvas.findByRole('heading', { level: 2, name: 'PANELAS DA SERRA LTDA' });
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
      'href',
      href('supplier-pre-registrations', { busca: 'LTDA' }),
    );
  });
  await step('J skips the first', async () => {
    await userEvent.keyboard('j');
    await expect(await canvas.findByText('2 de 3')).toBeVisible();
    await canvas.findByRole('heading', { level: 2, name: 'COMERCIAL ANDRADE LTDA' });
  });
  await step('A asks, and leads to the next one', async () => {
    await approve(/^Aprovar: COMERCIAL ANDRADE/);
    await expect(await canvas.findByText('3 de 3')).toBeVisible();
    await canvas.findByRole('heading', { level: 2, name: /^BOM LAR/ });
  });
  await step('After the last the one that was skipped comes, and then the queue is done', async () => {
    await approve(/^Aprovar: BOM LAR/);
    await canvas.findByRole('heading', { level: 2, name: /^PANELAS DA SERRA/ });
    await approve(/^Aprovar: PANELAS DA SERRA/);
    await expect(await canvas.findByText('Fila concluída')).toBeVisible();
  });
});

/** The last one was decided and the page is read again: nothing waits any more, and the list is the way on. */
export const QueueDone = meta.story({
  name: 'Fila concluída',
  args: Queue.input.args,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/fornecedores/pre-cadastros', ({ response }) =>
        response(200).json({ fluxos: [], meta: listMeta(0, 100) }),
      ),
      gatewayHttp.get(FLOW, ({ response }) =>
        response(200).json(inQueue(waiting[0], 'AprovadoPrimeiraAnalise')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Fila concluída')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar para a lista' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pré-cadastros' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Pesquisar' })).toHaveValue('LTDA');
  },
});

/** The registration is being read. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(FLOW, never));
  },
});

/** It could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(FLOW, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
});

/** It is not there for this person: nothing to try again (C-16). */
export const NotFound = meta.story({
  args: { path: at.registration, session: staff('Contabil') },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(FLOW, ({ response }) => response(404).json(errorBody('Registro não encontrado'))),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cadastro não encontrado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
});

/** On a telephone. */
export const Narrow = meta.story({
  args: { path: at.registration },
  ...showing('AguardandoSegundaAnalise', {
    fornecedor: { razaoSocial: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS E PRODUTOS DE LIMPEZA S.A.' },
  }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
