import type { Schemas } from '@portal/api';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import {
  registrationGateway,
  storyFile,
  supplierChoiceCalls,
} from '../../../../shared/stories/registrationGateway.ts';
import { newPendency, registrationAt } from '../../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { StepStory } from '../StepStory.tsx';

const patiently = { timeout: 5_000 };
const SAVE = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}/marcas-e-categorias';

const meta = preview.meta({
  title: 'Pages/Informações do produto',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: supplier, section: <StepStory step={2} /> },
  render: renderPortal,
});

const empty = registrationAt('DadosBasicosInformados');
const waiting = registrationAt('AguardandoPrimeiraAnalise');
const filled = registrationAt('DadosBasicosInformados', {
  fornecedor: {
    marcas: waiting.fornecedor.marcas,
    categorias: waiting.fornecedor.categorias,
    lojas: waiting.fornecedor.lojas,
    documentosPorTipo: waiting.fornecedor.documentosPorTipo,
  },
});
const pendent = registrationAt('PendenciadoNaPrimeiraAnalise', {
  fornecedor: { pendencias: [newPendency(16, 'TabelaPrecos', 'tabela.xlsx')] },
});

/** The calls of a registration whose step 2 can be saved; what was sent stands in the remarks of the answer. */
function callsOf(
  initial: Schemas['Registration'],
  saved: Schemas['FlowStatus'] = 'AguardandoPrimeiraAnalise',
) {
  const gateway = registrationGateway(initial);
  return [
    gatewayHttp.put(SAVE, async ({ request, response }) => {
      const body = await request.json();
      const { fornecedor } = gateway.kept.registration;
      const observacoesCadastro = JSON.stringify(body);
      gateway.kept.registration = {
        ...gateway.kept.registration,
        statusFluxoCadastro: saved,
        versao: gateway.kept.registration.versao + 1,
        fornecedor: { ...fornecedor, observacoesCadastro },
      };
      return response(200).json(gateway.kept.registration);
    }),
    ...gateway.handlers,
    ...supplierChoiceCalls,
  ];
}

const brands = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  canvas.findByRole('combobox', { name: /^Marcas/ }, patiently);

async function choose({ canvas, userEvent }: StoryActor, field: RegExp, option: string) {
  const combobox = await canvas.findByRole('combobox', { name: field }, patiently);
  await userEvent.click(combobox);
  await userEvent.click(await screen.findByRole('option', { name: option }, patiently));
  await userEvent.keyboard('{Escape}');
}

/** Nothing filled in yet (ST2-001 to ST2-029). */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(empty));
  },
});

Empty.test(
  'flags what is missing after the first try only, and sends nothing (ST2-012, ST2-021, ST2-031, ST2-032)',
  async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Enviar Cadastro' }, patiently);
    await expect(canvas.queryByText('Nenhum arquivo fornecido.')).not.toBeInTheDocument();
    await userEvent.click(send);
    await expect(await canvas.findByText('Seleciona as marcas')).toBeVisible();
    await expect(canvas.getByText('Seleciona as categorias')).toBeVisible();
    await expect(canvas.getAllByText('Nenhum arquivo fornecido.')).toHaveLength(2);
    await expect(await brands({ canvas })).toHaveFocus();
    await userEvent.upload(
      canvas.getByLabelText(/Tabela de valores/, { selector: 'input' }),
      storyFile('t.xlsx'),
    );
    await waitFor(() => expect(canvas.getAllByText('Nenhum arquivo fornecido.')).toHaveLength(1), patiently);
  },
);

Empty.test(
  'asks for the principal category once there are categories to choose it from (ST2-021 to ST2-023)',
  async ({ canvas, userEvent }) => {
    const principal = () => canvas.getByRole('combobox', { name: /^Principal categoria/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar Cadastro' }, patiently));
    await expect(await canvas.findByText('Seleciona as categorias')).toBeVisible();
    await expect(canvas.queryByText('Campo obrigatório')).not.toBeInTheDocument();
    await expect(principal()).not.toBeInvalid();
    await choose({ canvas, userEvent }, /^Categorias/, 'BAZAR');
    await waitFor(() => expect(principal()).toHaveAccessibleDescription('Campo obrigatório'));
    await expect(principal()).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover BAZAR' }));
    await waitFor(() => expect(principal()).not.toBeInvalid());
    await expect(principal()).toBeDisabled();
  },
);

/** Sent again for its documents alone: the message stays, though the fields are filled in by then (FND-080, FRM-39). */
export const SentWithoutDocuments = meta.story({
  beforeEach({ msw }) {
    const { categorias } = waiting.fornecedor;
    msw.use(...callsOf({ ...empty, fornecedor: { ...empty.fornecedor, categorias } }));
  },
  play: async (actor) => {
    const send = await actor.canvas.findByRole('button', { name: 'Enviar Cadastro' }, patiently);
    await actor.userEvent.click(send);
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    await choose(actor, /^Marcas/, 'BRINOX');
    await actor.userEvent.click(send);
    await expect(await screen.findByText('(2 vezes)')).toBeVisible();
  },
});

/** Chosen, created, described, sent once; then the dialog (ST2-007, ST2-016, ST2-022 to ST2-027, ST2-033, ST2-036 to ST2-040). */
export const Sent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/fornecedores/marcas', async ({ request, response }) => {
        const { descricao } = await request.json();
        return response(201).json({ id: 980, descricao: descricao.toUpperCase() });
      }),
      ...callsOf({
        ...empty,
        fornecedor: { ...empty.fornecedor, documentosPorTipo: waiting.fornecedor.documentosPorTipo },
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('A known brand is chosen, a new one created by Enter', async () => {
      await choose({ canvas, userEvent }, /^Marcas/, 'BRINOX');
      await userEvent.type(await brands({ canvas }), 'forno e fogo{Enter}');
      await expect(
        await canvas.findByRole('button', { name: 'Remover FORNO E FOGO' }, patiently),
      ).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('The principal category is one of the chosen ones', async () => {
      await expect(canvas.getByRole('combobox', { name: /^Principal categoria/ })).toBeDisabled();
      await choose({ canvas, userEvent }, /^Categorias/, 'BAZAR');
      await choose({ canvas, userEvent }, /^Categorias/, 'UTILIDADES DOMÉSTICAS');
      await choose({ canvas, userEvent }, /^Principal categoria/, 'BAZAR');
    });
    await step('Shops are typed, each with Enter', async () => {
      const shops = canvas.getByRole('textbox', { name: /^Lojas referências/ });
      await expect(canvas.getByText('Descreva cada Loja e aperte Enter')).toBeVisible();
      await userEvent.type(shops, 'loja do centro{Enter}');
    });
    await step('It is sent once, and the dialog says what comes next', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviar Cadastro' }));
      const dialog = await screen.findByRole(
        'alertdialog',
        { name: 'Dados enviados com sucesso.' },
        patiently,
      );
      await expect(dialog).toHaveAccessibleDescription(
        'A primeira etapa do seu cadastro foi concluída. Nossa equipe irá validar as informações e entrará em contato pelo e-mail cadastrado.',
      );
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ok, entendi' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      const form = canvas.getByRole('form');
      await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
    });
    await step('The names stay on this side', async () => {
      const body =
        '{"marcas":[{"id":413},{"id":980}],"lojas":["LOJA DO CENTRO"],"observacoesCadastro":null,"categorias":[{"id":8,"principal":true},{"id":3,"principal":false}]}';
      await expect(await canvas.findByText(body)).toBeVisible();
    });
  },
});

/** A brand that cannot be created leaves no chip and says why in the words of the server (ST2-010, ST2-011). */
export const CreationRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/fornecedores/marcas', ({ response }) =>
        response(400).json(errorBody('A descrição não pode ter só números')),
      ),
      ...callsOf(filled),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await brands({ canvas }), '123{Enter}');
    await expect(
      await canvas.findByText(
        'A descrição não pode ter só números',
        { ignore: '[role=status] *, [role=status]' },
        patiently,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remover 123' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remover TRAMONTINA' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

/** Who removes the principal category has to choose another one (ST2-022, ST2-023). */
export const PrincipalRemoved = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(filled));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remover UTILIDADES DOMÉSTICAS' }, patiently),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Cadastro' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Principal categoria/ })).toHaveFocus();
  },
});

/** Pendent: all but the documents that were sent back is locked (G-23, ONB-082). */
export const Pendent = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(pendent));
  },
});

Pendent.test(
  'is sent only with a newer document of each pendency (ST2-034, G-23)',
  async ({ canvas, userEvent }) => {
    const update = await canvas.findByRole('button', { name: 'Atualizar dados' }, patiently);
    await userEvent.click(update);
    const missing = 'Envie um novo arquivo no lugar do documento com pendência';
    await expect(await canvas.findByText(missing)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.upload(
      canvas.getByLabelText(/Tabela de valores/, { selector: 'input' }),
      storyFile('tabela-nova.xlsx'),
    );
    await canvas.findByRole('group', { name: 'Novo documento anexado' }, patiently);
    await expect(canvas.queryByText(missing)).not.toBeInTheDocument();
    await userEvent.click(update);
    await expect(await screen.findByRole('alertdialog', {}, patiently)).toBeVisible();
  },
);

/** In analysis: to read only. */
export const InAnalysis = meta.story({
  beforeEach({ msw }) {
    msw.use(...callsOf(waiting));
  },
});

/** Staff changes it without a dialog (ST2-035, ST2-039). */
export const ByStaff = meta.story({
  args: { session: staff('Comercial') },
  beforeEach({ msw }) {
    msw.use(...callsOf(waiting));
  },
});

ByStaff.test('says that it was saved, and nothing else', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Observações gerais', {}, patiently), ' Confirmado.');
  await userEvent.click(canvas.getByRole('button', { name: 'Atualizar dados' }));
  await expect(await screen.findByText('Dados do cadastro atualizados.')).toBeVisible();
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

/** While staff analyses, the choices are texts and the remarks keep their lines; the files can be opened (ONB-081, ONB-082). */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    const { handlers } = registrationGateway(
      registrationAt('AguardandoPrimeiraAnalise', {
        fornecedor: { lojas: [], observacoesCadastro: 'Entrega até as 11 horas.\nDoca 4, pelos fundos.' },
      }),
    );
    msw.use(...handlers);
  },
  play: async ({ canvas }) => {
    const read = (name: string) => fact(canvas, name);
    await findFact(canvas, 'Marcas', patiently);
    const { marcas } = waiting.fornecedor;
    await expect(read('Marcas')).toHaveTextContent(marcas.map(({ descricao }) => descricao).join(', '));
    await expect(read('Lojas referências')).toHaveTextContent('-');
    await expect(read('Observações gerais').innerText).toBe(
      'Entrega até as 11 horas.\nDoca 4, pelos fundos.',
    );
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^Ver / }).length).toBeGreaterThan(0);
  },
});
