import type { Schemas } from '@portal/api';
import { basicDataForm, href, savedText } from '@portal/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { supplier } from '../../../shared/stories/people.ts';
import {
  newPendency,
  readRegistration,
  registrationAt,
  stepListCalls,
} from '../../../shared/stories/registrations.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { workAnswer } from '../../../shared/stories/work.ts';

type Registration = Schemas['Registration'];
type Canvas = Pick<StoryActor, 'canvas'>;

const PATH = href('supplier-supplier-register');
const READ = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}';
const SAVE = `${READ}/dados-basicos`;
const CEP = '/api/fornecedores/pre-cadastro/ceps/{cep}';

const meta = preview.meta({
  title: 'Pages/Cadastro do fornecedor',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: PATH, session: supplier },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...stepListCalls, readRegistration(registrationAt('Novo')));
  },
});

interface StoryNetwork {
  msw: { use(...handlers: ReturnType<typeof readRegistration>[]): void };
}

/** A story of a registration in a status. */
const at = (...given: Parameters<typeof registrationAt>) => ({
  beforeEach({ msw }: StoryNetwork) {
    msw.use(readRegistration(registrationAt(...given)));
  },
});

/** The first of this name: telephones have a number too. */
const field = async ({ canvas }: Canvas, name: string) => {
  const [first] = await canvas.findAllByRole('textbox', { name });
  if (!first) throw new Error(`No field ${name}`);
  return first;
};
const heading = ({ canvas }: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

async function tabs({ canvas }: Canvas) {
  return within(await canvas.findByRole('tablist', { name: 'Etapas do cadastro' }));
}

async function fill(actor: StoryActor, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(actor, name);
    await actor.userEvent.clear(input);
    await actor.userEvent.type(input, value);
  }
}

function isInWindow(element: Element | null) {
  const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= window.innerHeight;
}

const submit = async ({ canvas, userEvent }: StoryActor) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }));

/** Requests of products wait for the supplier: how many, until when, and the way to them (FND-031, D29). */
export const Work = meta.story({
  beforeEach({ msw }) {
    const waiting = { quantidade: 3, desde: '2026-08-12T12:00:00Z', prazo: '2031-12-31' };
    msw.use(
      readRegistration(registrationAt('Aprovado')),
      workAnswer([{ chave: 'solicitacoesParaEnviar', ...waiting }]),
    );
  },
  play: async ({ canvas }) => {
    const work = within(
      await canvas.findByRole('group', { name: 'Solicitações de produtos para cadastrar e enviar: 3' }),
    );
    await expect(work.getByText('O próximo prazo é 31/12/2031')).toBeVisible();
    await expect(work.getByRole('link', { name: 'Abrir Meus produtos' })).toHaveAttribute(
      'href',
      href('my-products', { envio: 'AguardandoEnvio', prazo: 'NoPrazo' }),
    );
  },
});

/** A supplier that has just signed up: the second step waits for the first (ONB-034, ONB-037). */
export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('Only the pre-registration is there, and its second step is closed', async () => {
      const steps = await tabs({ canvas });
      await expect(steps.getAllByRole('tab')).toHaveLength(2);
      await expect(steps.getByRole('tab', { name: 'Informações do produto' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(await heading({ canvas }, 'Dados da Empresa')).toBeVisible();
    });
    await step('What the supplier may not change says so (ST1-007, ST1-010, ST1-013)', async () => {
      await expect(await field({ canvas }, 'CNPJ')).toHaveValue('11.222.333/0001-81');
      await expect(await field({ canvas }, 'CNPJ')).toHaveAttribute('readonly');
      await expect(
        canvas.getByRole('combobox', { name: 'Categoria de fornecimento' }),
      ).toHaveAccessibleDescription('Definida pela empresa');
      await expect(canvas.queryByRole('textbox', { name: 'Código' })).toBeNull();
    });
  },
});

/** The first step is stored: the current step is the second (ONB-067). */
export const DadosBasicosInformados = meta.story({
  ...at('DadosBasicosInformados'),
  play: async ({ canvas }) => {
    await expect(await heading({ canvas }, 'Informações do produto')).toBeVisible();
  },
});

/** Staff analyses: everything is read-only, and steps 3 to 6 are not there (ONB-038, ONB-044, ONB-081). */
export const AguardandoPrimeiraAnalise = meta.story({
  ...at('AguardandoPrimeiraAnalise'),
  args: { path: `${PATH}?etapa=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aguarde seu cadastro ser analisado')).toBeVisible();
    await expect(canvas.getByText(/Depois você preenche as etapas 3 a 6/)).toBeVisible(); // D29
    await expect(await findFact(canvas, 'Razão social')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar e continuar' })).toBeNull();
    await expect((await tabs({ canvas })).getAllByRole('tab')).toHaveLength(2);
  },
});

/** A document came back: the banner says which and why, and leads to it (ONB-039, ONB-041, ONB-042, G-07). */
export const PendenciadoNaPrimeiraAnalise = meta.story({
  ...at('PendenciadoNaPrimeiraAnalise', {
    fornecedor: {
      pendencias: [
        newPendency(15, 'CatalogoProduto', 'catalogo.pdf', 'A página 3 não pode ser lida.'),
        { ...newPendency(16, 'TabelaPrecos', 'tabela.xlsx'), statusPendencia: 'Corrigida' },
      ],
    },
  }),
  args: { path: `${PATH}?etapa=1` },
  play: async ({ canvas, userEvent }) => {
    const banner = within(
      await canvas.findByRole('group', { name: 'Atenção: Pendências para serem corrigidas' }),
    );
    await expect(banner.getAllByRole('listitem')).toHaveLength(1);
    await expect(banner.getByText('Catálogo de produtos: A página 3 não pode ser lida.')).toBeVisible();
    await expect(
      (await tabs({ canvas })).getByRole('tab', { name: /Com pendência.*Informações do produto/ }),
    ).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Catálogo de produtos: Documento ilegível' }));
    await expect(await heading({ canvas }, 'Informações do produto')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('#documento-CatalogoProduto')).not.toBeNull());
  },
});

/** The pre-registration is approved: six steps, of which three are open; an address past them is refused (ONB-004, ONB-033, ONB-036, UIX-13). */
export const AprovadoPrimeiraAnalise = meta.story({
  ...at('AprovadoPrimeiraAnalise'),
  args: { path: `${PATH}?etapa=5` },
  play: async ({ canvas, userEvent }) => {
    await expect(await heading({ canvas }, 'Anexo de documentos')).toBeVisible();
    const steps = await tabs({ canvas });
    const titles = [
      'Dados da empresa',
      'Informações do produto',
      'Anexo de Documentos',
      'Dados Contábeis e Fiscais',
      'Financeiro',
      'Faturamento e Logística',
    ];
    await expect(steps.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(titles);
    const stepper = within(canvas.getByRole('navigation', { name: 'Etapas do cadastro' }));
    await expect(
      stepper
        .getAllByRole('listitem')
        .map(({ textContent }) => titles.find((title) => textContent?.includes(title))),
    ).toEqual(titles);
    await userEvent.click(steps.getByRole('tab', { name: 'Financeiro' }));
    await expect(await heading({ canvas }, 'Anexo de documentos')).toBeVisible();
  },
});

AprovadoPrimeiraAnalise.test(
  'leads to the list of the documents that are missing',
  async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('heading', { name: /precisam? de correção/ })).toHaveFocus());
  },
);

/** A document of the third step came back in the second analysis (ONB-040, C-01). */
export const PendenciadoNaSegundaAnalise = meta.story({
  ...at('PendenciadoNaSegundaAnalise', {
    fornecedor: {
      pendencias: [
        newPendency(21, 'ContratoSocial', 'contrato-social.pdf'),
        newPendency(27, 'CartaoInscricaoEstadual', 'cartao-ie.pdf'),
      ],
    },
  }),
  args: { path: `${PATH}?etapa=3` },
  play: async ({ canvas }) => {
    await expect(
      (await tabs({ canvas })).getByRole('tab', { name: /Com pendência.*Anexo de Documentos/ }),
    ).toBeVisible();
    await expect(await heading({ canvas }, 'Anexo de documentos')).toBeVisible();
  },
});

PendenciadoNaSegundaAnalise.test(
  'a line of the banner leads to its field in sight, whichever step is open',
  async ({ canvas, userEvent, step }) => {
    const press = async () => {
      canvas.getByRole('button', { name: 'Cartão de Inscrição Estadual: Documento ilegível' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(document.activeElement?.closest('#documento-CartaoInscricaoEstadual')).not.toBeNull(),
      );
      // The address follows the step, and scrolls in its turn.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await expect(isInWindow(document.activeElement)).toBe(true);
    };
    await step('Its step is open', press);
    await step('Another step is open', async () => {
      await userEvent.click((await tabs({ canvas })).getByRole('tab', { name: 'Dados da empresa' }));
      await expect(await findFact(canvas, 'Razão social')).toBeVisible();
      await press();
    });
  },
);

/** The directorate has approved: no banner, nothing to change (ONB-043, C-02). */
export const AprovacaoDiretoria = meta.story({
  ...at('AprovacaoDiretoria'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O cadastro foi aprovado pela diretoria')).toBeVisible();
    await expect(canvas.queryByText('Aguarde seu cadastro ser analisado')).toBeNull();
  },
});

/** A partner reads what was registered (C-06). */
export const Aprovado = meta.story({
  ...at('Aprovado'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O cadastro foi aprovado')).toBeVisible();
    await expect(await findFact(canvas, 'Razão social')).toBeVisible();
  },
});

/** It was refused: the reason stands in place of the banner (G-07, G-17). */
export const Reprovado = meta.story({
  ...at('Reprovado', {
    etapaReprovacao: 'PrimeiraAnalise',
    motivoReprovacao: 'As marcas já são fornecidas por outra empresa.',
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Motivo da recusa: As marcas já são fornecidas por outra empresa.'),
    ).toBeVisible();
    await expect(await findFact(canvas, 'Razão social')).toBeVisible();
    await expect(canvas.queryByText('O cadastro foi reprovado')).not.toBeInTheDocument();
    await expect((await tabs({ canvas })).getAllByRole('tab')).toHaveLength(2);
  },
});

/** The registration is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(READ, never));
  },
});

/** There is no registration of this supplier, or not yet: another try is offered (FND-081). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(READ, ({ response }) => response(404).json(errorBody('Registro não encontrado'))),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fornecedor não encontrado, tente mais tarde')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** On a telephone. */
export const Narrow = meta.story({
  ...at('AprovadoPrimeiraAnalise'),
  args: { path: `${PATH}?etapa=1` },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

let looked: string[] = [];
let answerFirst = () => {};

/** A complete CEP is looked up once; what comes too late for another CEP is dropped (ST1-029 to ST1-032, G-30, FRM-12). */
export const CepLookup = meta.story({
  beforeEach({ msw }) {
    looked = [];
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    msw.use(
      gatewayHttp.get(CEP, async ({ params, response }) => {
        looked.push(params.cep);
        if (params.cep === '99999999') return response(404).json(errorBody('CEP não encontrado'));
        if (params.cep === '13010000') await first;
        const state =
          params.cep === '13010000'
            ? { id: 3509502, estado: { id: 35, nome: 'São Paulo', sigla: 'SP' } }
            : { id: 3106200, estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } };
        return response(200).json({
          logradouro: params.cep === '13010000' ? 'Avenida Campinas' : 'Avenida Afonso Pena',
          bairro: 'Centro',
          cidade: state,
        });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { Número: '100' });
    await step('The answer to the last CEP fills the form, however late another comes', async () => {
      await fill(actor, { CEP: '13010-000' });
      await waitFor(() => expect(looked).toEqual(['13010000']));
      await fill(actor, { CEP: '30130-003' });
      await waitFor(async () => expect(await field(actor, 'Endereço')).toHaveValue('AVENIDA AFONSO PENA'));
      answerFirst();
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Belo Horizonte'),
      );
      await expect(canvas.getByRole('combobox', { name: 'Estado' })).toHaveValue('Minas Gerais');
      await expect(await field(actor, 'Número')).toHaveValue('100');
      await expect(looked).toEqual(['13010000', '30130003']);
    });
    await step('A CEP that is not known changes nothing, and can be asked for again', async () => {
      await fill(actor, { CEP: '99999-999' });
      await expect(await screen.findByText('Erro ao buscar seu cep')).toBeVisible();
      await expect(await field(actor, 'Endereço')).toHaveValue('AVENIDA AFONSO PENA');
      await userEvent.click(canvas.getByRole('button', { name: 'Buscar endereço de novo' }));
      await waitFor(() => expect(looked.slice(2)).toEqual(['99999999', '99999999']));
    });
    await step('Another state has another city (G-31)', async () => {
      // Back in the first state the city is to be chosen anew too: it was let go, not only out of sight.
      for (const state of ['São Paulo', 'Minas Gerais', 'São Paulo']) {
        await userEvent.click(canvas.getByRole('combobox', { name: 'Estado' }));
        await userEvent.click(await screen.findByRole('option', { name: state }));
        await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('');
      }
      await userEvent.click(canvas.getByRole('combobox', { name: 'Cidade' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Campinas' }));
      await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Campinas');
    });
  },
});

/** What was typed while the answer was on its way stays; the rest is filled in (D28). */
export const LateCep = meta.story({
  beforeEach({ msw }) {
    const { promise: typed, resolve } = Promise.withResolvers<void>();
    answerFirst = resolve;
    msw.use(
      gatewayHttp.get(CEP, async ({ response }) => {
        await typed;
        return response(200).json({
          logradouro: 'Avenida Afonso Pena',
          bairro: 'Centro',
          cidade: { id: 3106200, estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } },
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { CEP: '30130-003', Endereço: 'RUA DA BAHIA' });
    answerFirst();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Belo Horizonte'),
    );
    await expect(await field(actor, 'Bairro')).toHaveValue('CENTRO');
    await expect(await field(actor, 'Endereço')).toHaveValue('RUA DA BAHIA');
  },
});

/** The cities of a state could not be loaded: a message, and no options (ST1-044, ST1-045). */
export const CitiesFailed = meta.story({
  beforeEach({ msw }) {
    looked = [];
    msw.use(
      gatewayHttp.get('/api/fornecedores/enumeracoes/cidades/{estadoId}', ({ params, response }) => {
        looked.push(params.estadoId);
        return response.untyped(new Response(null, { status: 500 }));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Minas Gerais' }));
    await expect(await screen.findByText('Erro ao buscar cidades')).toBeVisible();
    await expect(new Set(looked)).toEqual(new Set(['31']));
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('');
  },
});

/** What is missing is told at its field and in one list that leads to it (ST1-004, ST1-005, ST1-022, ST1-028, FRM-39). */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await canvas.findByRole('radio', { name: 'Indústria' });
    await submit(actor);
    await step('The segment is the first, with its border and its message', async () => {
      const segment = await canvas.findByRole('radiogroup', { name: /Segmento/ });
      await waitFor(() => expect(segment).toHaveAccessibleDescription('Campo obrigatório'));
      await expect(segment).toHaveAttribute('aria-invalid', 'true');
      await expect(within(segment).getByRole('radio', { name: 'Indústria' })).toHaveFocus();
    });
    await step('Each message is that of its field', async () => {
      const expected = {
        'Inscrição estadual': 'Digite um número válido',
        'Razão social': 'Campo obrigatório, máximo de 100 caracteres',
        'Nome fantasia/marca': 'Campo obrigatório',
        CEP: 'Digite um cep válido',
        'E-mail': 'Digite um e-mail válido',
      };
      for (const [name, message] of Object.entries(expected)) {
        await expect(await field(actor, name)).toHaveAccessibleDescription(message);
      }
      await expect(canvas.getByRole('combobox', { name: 'Estado' })).toHaveAccessibleDescription(
        'Seleciona um estado',
      );
    });
    await step('The list counts them on the step and leads to a field', async () => {
      await expect(
        (await tabs(actor)).getByRole('tab', { name: /Dados da empresa \d+ erros/ }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: /^Cargo:/ }));
      await waitFor(async () => expect(await field(actor, 'Cargo')).toHaveFocus());
    });
  },
});

let saved: { body: Schemas['BasicDataInput'] | null; ifMatch: string | null } = { body: null, ifMatch: null };

/** A save goes bare, answers with the registration and opens the next step (ONB-075 to ONB-077, ONB-085 to ONB-089). */
export const Save = meta.story({
  args: { path: `${PATH}?etapa=1` },
  beforeEach({ msw }) {
    saved = { body: null, ifMatch: null };
    const basicData: Registration = {
      ...registrationAt('DadosBasicosInformados'),
      statusFluxoCadastro: 'Novo',
    };
    msw.use(
      readRegistration(basicData),
      gatewayHttp.put(SAVE, async ({ request, response }) => {
        saved = { body: await request.clone().json(), ifMatch: request.headers.get('If-Match') };
        return response(200).json(registrationAt('DadosBasicosInformados', { versao: 10 }));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { 'Nome fantasia/marca': 'panelas do vale' });
    await submit(actor);
    await waitFor(async () => expect(await heading(actor, 'Informações do produto')).toHaveFocus());
    await expect(screen.getByText('Dados do cadastro atualizados.')).toBeVisible();
    await expect(saved.ifMatch).toBe('"9"');
    await expect(saved.body).toMatchObject({
      nomeFantasia: 'PANELAS DO VALE',
      endereco: { cep: '30130010', cidade: { id: 3106200 } },
      contatos: [{ tipoContato: 'Representante', numeroTelefoneCelular: '998877665' }],
    });
    await expect((await tabs(actor)).getByRole('tab', { name: /Dados da empresa/ })).not.toHaveAccessibleName(
      /erro/,
    );
  },
});

let answerSave = () => {};

/** The first step is on its way; who has gone elsewhere or typed on is not moved by the answer (ONB-077). */
export const OnItsWay = meta.story({
  beforeEach({ msw }) {
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    answerSave = resolve;
    const saved = registrationAt('DadosBasicosInformados', { versao: 10 });
    msw.use(
      readRegistration({ ...registrationAt('DadosBasicosInformados'), statusFluxoCadastro: 'Novo' }),
      gatewayHttp.put(SAVE, async ({ response }) => {
        await answered;
        return response(200).json(saved);
      }),
      gatewayHttp.get('/api/produtos/solicitacoes-cadastros/home', never),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { Complemento: 'FUNDOS' });
    await submit(actor);
    const button = await canvas.findByRole('button', { name: /Salvar e continuar/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

const savedNow = () => screen.findByText('Dados do cadastro atualizados.');
const isAsked = () => screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' });
const pressLink = async ({ canvas, userEvent }: StoryActor) =>
  userEvent.click(await canvas.findByRole('link', { name: 'Meus produtos' }));

OnItsWay.test(
  'opens the next step with focus in it, also from a tab of the step that goes',
  async (actor) => {
    (await tabs(actor)).getByRole('tab', { name: 'Dados da empresa' }).focus();
    answerSave();
    await waitFor(async () => expect(await heading(actor, 'Informações do produto')).toHaveFocus());
  },
);

OnItsWay.test('leaves who types on at what is typed, which is unsaved then', async (actor) => {
  const complement = await field(actor, 'Complemento');
  await actor.userEvent.type(complement, ' B');
  answerSave();
  await expect(await savedNow()).toBeVisible();
  await expect(complement).toHaveFocus();
  await expect(complement).toHaveValue('FUNDOS B');
  await expect(actor.canvas.getByText('Alterações não salvas')).toBeVisible();
  await submit(actor);
  await waitFor(async () => expect(await heading(actor, 'Informações do produto')).toHaveFocus());
});

OnItsWay.test(
  'goes where the user asked to go, without an answer to the question (PRD-013)',
  async (actor) => {
    await pressLink(actor);
    const question = await isAsked();
    answerSave();
    await expect(await actor.canvas.findByRole('heading', { level: 1, name: 'Meus produtos' })).toBeVisible();
    await expect(question).not.toBeInTheDocument();
    await expect(await savedNow()).toBeVisible();
  },
);

OnItsWay.test('leaves who has left the page where they are', async (actor) => {
  await pressLink(actor);
  await isAsked();
  await actor.userEvent.click(screen.getByRole('button', { name: 'Sim, sair sem salvar' }));
  const title = await actor.canvas.findByRole('heading', { level: 1, name: 'Meus produtos' });
  answerSave();
  const told = await savedNow();
  await actor.userEvent.click(screen.getByRole('button', { name: /^Fechar/ }));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  await expect(title).toBeVisible();
});

/** A later step is on its way, and an earlier one opened meanwhile: that one stays (ONB-077). */
export const OtherStepMeanwhile = meta.story({
  ...at('DadosFinanceirosInformados', { fornecedor: registrationAt('AguardandoSegundaAnalise').fornecedor }),
  args: { path: `${PATH}?etapa=5` },
  play: async ({ canvas, userEvent, msw }) => {
    const actor = { canvas, userEvent };
    const answer = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.put(`${READ}/financeiro`, async ({ response }) => {
        await answer.promise;
        return response(200).json(
          registrationAt('DadosFinanceirosInformados', {
            versao: 10,
            fornecedor: registrationAt('AguardandoSegundaAnalise').fornecedor,
          }),
        );
      }),
    );
    await fill(actor, { 'Conta corrente': '55555' });
    await submit(actor);
    const chosen = (await tabs(actor)).getByRole('tab', { name: 'Dados da empresa' });
    await userEvent.click(chosen);
    await expect(await heading(actor, 'Dados da Empresa')).toBeVisible();
    answer.resolve();
    await expect(await savedNow()).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveFocus();
  },
});

/** What is typed while its step is saved is there when somebody comes back, over what was saved: nobody else changed it (D7). */
export const TypedMeanwhile = meta.story({
  ...OtherStepMeanwhile.input,
  play: async ({ canvas, userEvent, msw }) => {
    const actor = { canvas, userEvent };
    const answer = Promise.withResolvers<void>();
    const { fornecedor } = registrationAt('AguardandoSegundaAnalise');
    const dadosBancarios = { ...fornecedor.dadosBancarios, numeroContaCorrente: '55555' };
    msw.use(
      gatewayHttp.put(`${READ}/financeiro`, async ({ response }) => {
        await answer.promise;
        return response(200).json(
          registrationAt('DadosFinanceirosInformados', {
            versao: 10,
            fornecedor: { ...fornecedor, dadosBancarios },
          }),
        );
      }),
    );
    await fill(actor, { 'Conta corrente': '55555' });
    await submit(actor);
    await userEvent.type(await field(actor, 'Conta corrente'), '6');
    await userEvent.click((await tabs(actor)).getByRole('tab', { name: 'Dados da empresa' }));
    await expect(await heading(actor, 'Dados da Empresa')).toBeVisible();
    answer.resolve();
    await expect(await savedNow()).toBeVisible();
    await userEvent.click((await tabs(actor)).getByRole('tab', { name: /^Financeiro/ }));
    await waitFor(async () => expect(await field(actor, 'Conta corrente')).toHaveValue('555556'));
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** What the server refuses lands on its field; a failure without a text of its own is told (ONB-091), and nothing is lost. */
export const SaveFails = meta.story({
  ...at('DadosBasicosInformados'),
  args: { path: `${PATH}?etapa=1` },
  play: async ({ canvas, userEvent, msw, step }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { Cargo: 'SÓCIA' });
    await step('Refused by the rules of the server', async () => {
      msw.use(
        gatewayHttp.put(SAVE, ({ response }) =>
          response(400).json(
            errorBody('Preencha todos os campos obrigatórios', { 'contatos[0].cargo': ['Cargo inválido'] }),
          ),
        ),
      );
      await submit(actor);
      await waitFor(async () =>
        expect(await field(actor, 'Cargo')).toHaveAccessibleDescription('Cargo inválido'),
      );
      await expect(canvas.getByRole('link', { name: 'Cargo: Cargo inválido' })).toBeVisible();
    });
    await step('Broken on the way', async () => {
      msw.use(gatewayHttp.put(SAVE, ({ response }) => response(500).json(errorBody('Falha'))));
      await submit(actor);
      await expect(await screen.findByText('Erro ao salvar seus dados.')).toBeVisible();
      await expect(await field(actor, 'Cargo')).toHaveValue('SÓCIA');
    });
  },
});

/** The registration is finished, and the answer is lost. */
export const AnswerLost = meta.story({
  args: { path: `${PATH}?etapa=6` },
  beforeEach({ msw }) {
    const { fornecedor } = registrationAt('AguardandoSegundaAnalise');
    const before = registrationAt('DadosFinanceirosInformados', { fornecedor });
    const finished = registrationAt('AguardandoSegundaAnalise', {
      versao: 10,
      fornecedor: { emailParaRecebimentoXml: 'xml@panelasdaserra.com.br' },
    });
    let stored = before;
    msw.use(
      gatewayHttp.get(READ, ({ response }) => response(200).json(stored)),
      gatewayHttp.put(`${READ}/faturamento-logistica`, ({ response }) => {
        if (stored === finished)
          return response(409).json(errorBody('O registro foi alterado por outra pessoa.'));
        stored = finished;
        return response.untyped(Response.error());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { 'E-mail XML (NFD)': 'xml@panelasdaserra.com.br' });
    const finish = () => canvas.findByRole('button', { name: 'Concluir cadastro' });
    await userEvent.click(await finish());
    await expect(await screen.findByText('Erro ao salvar seus dados.')).toBeVisible();
    await userEvent.click(await finish());
    await expect(await screen.findByText(savedText(6, supplier.roles))).toBeVisible();
    await expect(screen.queryByText(/O que você digitou não foi salvo/)).toBeNull();
  },
});

let versions: (string | null)[] = [];

/** Somebody else saved first: what differs is shown, and what was typed goes on top of it (D7). */
export const Conflict = meta.story({
  args: { path: `${PATH}?etapa=1` },
  beforeEach({ msw }) {
    versions = [];
    const newest = registrationAt('DadosBasicosInformados', {
      versao: 10,
      fornecedor: { razaoSocial: 'PANELAS DA SERRA S.A.' },
    });
    msw.use(
      gatewayHttp.get(READ, ({ response }) =>
        response(200).json(versions.length === 0 ? registrationAt('DadosBasicosInformados') : newest),
      ),
      gatewayHttp.put(SAVE, ({ request, response }) => {
        versions.push(request.headers.get('If-Match'));
        return versions.length === 1
          ? response(409).json(errorBody('O registro foi alterado por outra pessoa.'))
          : response(200).json({ ...newest, versao: 11 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { Cargo: 'SÓCIA' });
    await submit(actor);
    const dialog = within(await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }));
    await expect(dialog.getByText('PANELAS DA SERRA S.A.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Manter o que digitei' }));
    await expect(await screen.findByText('Dados do cadastro atualizados.')).toBeVisible();
    await expect(versions).toEqual(['"9"', '"10"']);
  },
});

/** What is typed in a step stays while another is open, with its errors; leaving the page asks. */
export const TypedStays = meta.story({
  ...at('DadosBasicosInformados'),
  args: { path: `${PATH}?etapa=1` },
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { 'Nome fantasia/marca': 'PANELAS DO VALE' });
    await userEvent.clear(await field(actor, 'Cargo'));
    await submit(actor);
    await canvas.findByRole('link', { name: /^Cargo:/ });
    await step('Another step is opened without a question', async () => {
      await userEvent.click((await tabs(actor)).getByRole('tab', { name: 'Informações do produto' }));
      await expect(await heading(actor, 'Informações do produto')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('The step that was left counts its errors', async () => {
      const left = (await tabs(actor)).getByRole('tab', { name: /^Dados da empresa/ });
      await expect(left).toHaveAccessibleName('Dados da empresa 1 erro');
    });
    await step('The list of errors leads back to the field, where everything is as it was', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Cargo:/ }));
      await waitFor(async () => expect(await field(actor, 'Cargo')).toHaveFocus());
      await expect(await field(actor, 'Nome fantasia/marca')).toHaveValue('PANELAS DO VALE');
      await waitFor(async () =>
        expect(await field(actor, 'Cargo')).toHaveAccessibleDescription('Campo obrigatório'),
      );
      await userEvent.type(await field(actor, 'Cargo'), 'SÓCIA');
      await waitFor(() => expect(canvas.queryByRole('link', { name: /^Cargo:/ })).toBeNull());
    });
    await step('The tab of a step that is left says that it is not saved', async () => {
      const own = (await tabs(actor)).getByRole('tab', { name: /^Dados da empresa/ });
      await expect(own).toHaveAccessibleName('Dados da empresa');
      await userEvent.click((await tabs(actor)).getByRole('tab', { name: 'Informações do produto' }));
      await waitFor(() => expect(own).toHaveAccessibleName('Dados da empresa Alterações não salvas'));
      await userEvent.click(own);
      await waitFor(() => expect(own).toHaveAccessibleName('Dados da empresa'));
    });
    await step('Leaving the page asks first', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Meus produtos' }));
      await expect(await screen.findByText(/Você deseja sair sem salvar/)).toBeVisible();
    });
  },
});

let finished = 0;

/** Finishing closes all steps: what stands unsaved in another one is saved first, and the list of errors leads to it. */
export const UnsavedElsewhere = meta.story({
  args: { path: `${PATH}?etapa=5` },
  beforeEach({ msw }) {
    finished = 0;
    const complete = registrationAt('AguardandoSegundaAnalise');
    msw.use(
      readRegistration(registrationAt('DadosFinanceirosInformados', { fornecedor: complete.fornecedor })),
      gatewayHttp.put(`${READ}/faturamento-logistica`, ({ response }) => {
        finished += 1;
        return response(200).json(complete);
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await fill(actor, { 'Conta corrente': '55555' });
    await userEvent.click((await tabs(actor)).getByRole('tab', { name: 'Faturamento e Logística' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir cadastro' }));
    await step('Nothing is sent, and the message names the step', async () => {
      const text = 'Salve antes a etapa Financeiro: há alterações não salvas';
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2)); // the notification and the list
      await expect(canvas.getByRole('heading', { name: /precisa de correção/ })).toHaveFocus();
      await expect(finished).toBe(0);
    });
    await step('The list of errors leads to what was typed', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Salve antes a etapa Financeiro/ }));
      await waitFor(async () => expect(await field(actor, 'Conta corrente')).toHaveFocus());
      await expect(await field(actor, 'Conta corrente')).toHaveValue('55555');
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: /alterações não salvas/ })).not.toBeInTheDocument(),
      );
    });
  },
});

const stored = basicDataForm(registrationAt('DadosBasicosInformados').fornecedor);

/** A step with a draft of an earlier visit. */
const leftUnsaved = {
  ...at('DadosBasicosInformados'),
  args: {
    path: `${PATH}?etapa=1`,
    drafts: {
      [`registration-${supplier.fluxoCadastroId}:Dados da empresa`]: {
        typedAt: '2027-03-12T17:05:00.000Z',
        saved: stored,
        known: {},
        values: { ...stored, nomeFantasia: 'PANELAS DO VALE' },
      },
    },
  },
};

/** What was typed in an earlier visit is offered with its time (D11). */
export const Recovery = meta.story({
  ...leftUnsaved,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Digitadas em 12/03/2027 14:05.')).toBeVisible();
    canvas.getByRole('button', { name: 'Recuperar o que você digitou' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await field({ canvas }, 'Nome fantasia/marca')).toHaveValue('PANELAS DO VALE');
    await expect(canvas.getByRole('form', { name: 'Dados da empresa' })).toHaveFocus();
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
  },
});

/** What is typed meanwhile goes to other steps and back, and is given up, without the draft that is still offered (D11). */
export const RecoveryMeanwhile = meta.story({
  ...leftUnsaved,
  beforeEach({ msw }) {
    leftUnsaved.beforeEach({ msw });
    msw.use(gatewayHttp.get('/api/produtos/solicitacoes-cadastros/home', never));
  },
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    const companyTab = async () => (await tabs(actor)).getByRole('tab', { name: /^Dados da empresa/ });
    const offer = () => canvas.findByRole('button', { name: 'Recuperar o que você digitou' });
    await step('Another step and back: both are there', async () => {
      await offer();
      await fill(actor, { Cargo: 'SÓCIA' });
      await userEvent.click((await tabs(actor)).getByRole('tab', { name: 'Informações do produto' }));
      await heading(actor, 'Informações do produto');
      await userEvent.click(await companyTab());
      await expect(await field(actor, 'Cargo')).toHaveValue('SÓCIA');
      await expect(await offer()).toBeVisible();
      await fill(actor, { Cargo: 'DIRETORA' });
    });
    await step('The page is left without saving', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Meus produtos' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
      await canvas.findByRole('heading', { level: 1, name: 'Meus produtos' });
    });
    await step('Back at the step the draft is offered as before', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Meu cadastro' }));
      await userEvent.click(await companyTab());
      await userEvent.click(await offer());
      await expect(await field(actor, 'Nome fantasia/marca')).toHaveValue('PANELAS DO VALE');
      await expect(await field(actor, 'Cargo')).toHaveValue(stored.contatos[0]?.cargo);
    });
  },
});

/** The tutorial is saved as a file (G-47). */
export const Tutorial = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/fornecedores/tutorial/download', ({ response }) =>
        response.untyped(new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const address = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar tutorial' }));
    await waitFor(() => expect(address).toHaveBeenCalledOnce());
    await expect(address.mock.calls[0]?.[0]).toHaveProperty('type', 'application/pdf');
    address.mockRestore();
  },
});
