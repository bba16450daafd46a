import type { Role } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { gatewayHttp } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import { registrationAt, stepListCalls } from '../../../../shared/stories/registrations.ts';
import { renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { stepPanelProps } from '../StepPanelProps.ts';
import { AccountingStep } from './AccountingStep.tsx';

const SAVE = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}/contabil';

const panel = (registration: ReturnType<typeof registrationAt>, ...roles: Role[]) => (
  <AccountingStep {...stepPanelProps(registration, roles, 4)} />
);

const empty = registrationAt('DocumentacaoCompleta');
const filled = registrationAt('AguardandoSegundaAnalise', { fornecedor: { suframa: '200001' } });

let sent: unknown[] = [];

const meta = preview.meta({
  title: 'Pages/Dados Contábeis e Fiscais',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { path: '/', session: supplier, section: panel(empty, 'Fornecedor') },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    sent = [];
    msw.use(
      ...stepListCalls,
      gatewayHttp.put(SAVE, async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json({ ...filled, versao: 10 });
      }),
    );
  },
});

const select = ({ canvas }: Pick<StoryActor, 'canvas'>, name: string) =>
  canvas.findByRole('combobox', { name });

async function choose({ canvas, userEvent }: StoryActor, name: string, option: string) {
  await userEvent.click(await select({ canvas }, name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** The labels that a list offers; closes it again. */
async function offered({ canvas, userEvent }: StoryActor, name: string) {
  await userEvent.click(await select({ canvas }, name));
  const labels = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return labels;
}

/** A supplier that comes to the step: ICMS is answered, what depends on an answer waits for it (ST4-005, ST4-027, ST4-030). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const icms = await canvas.findByRole('radiogroup', { name: 'Contribuinte ICMS' });
    await expect(icms.querySelector('input:checked')).toHaveAccessibleName('Sim');
    await expect(await select({ canvas }, 'Tabela de alíquotas')).toHaveAccessibleDescription(
      'Somente para o Simples Nacional',
    );
    await expect(canvas.getByRole('textbox', { name: 'R.E. PTA' })).toHaveAccessibleDescription(
      'Somente para quem tem regime especial',
    );
    await expect(canvas.queryByText('Usar Regra Fiscal na Entrada de NF')).toBeNull();
  },
});

/** Sent as it is: each field says what it needs, the first has focus, one notification (ST4-003 to ST4-033, FRM-39). */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }));
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    await step('at their fields', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Inscrição municipal' })).toHaveFocus());
      for (const [name, message] of [
        ['Código CNAE', 'Seleciona um cnae'],
        ['Regime de Declaração PIS/COFINS', 'Seleciona o regime'],
        ['Tamanho da empresa', 'Seleciona o tamanho'],
        ['Receita Bruta Anual', 'Selecione uma receita'],
        ['Regime tributário Federal', 'Selecione um regime'],
      ] as const)
        await expect(canvas.getByRole('combobox', { name })).toHaveAccessibleDescription(message);
      await expect(
        canvas.getByRole('radiogroup', { name: 'Tem Regime Especial MG' }),
      ).toHaveAccessibleDescription('Campo obrigatório');
      await expect(canvas.getByRole('button', { name: 'Adicionar contato' })).toHaveAccessibleDescription(
        'Adicione ao menos um contato',
      );
    });
    await expect(sent).toEqual([]);
  },
});

/** Simples Nacional brings its federal regime and opens its rates; any other regime takes both back (ST4-019 to ST4-023, FRM-35). */
export const SimplesNacional = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    const federal = 'Regime tributário Federal';
    await step('on', async () => {
      await choose(actor, 'Regime de Declaração PIS/COFINS', 'Simples Nacional');
      await waitFor(async () => expect(await select(actor, federal)).toHaveValue('SIMPLES'));
      await expect(await offered(actor, federal)).toEqual(['SIMPLES']);
      await choose(actor, 'Tabela de alíquotas', 'Até R$ 180.000,00');
    });
    await step('off', async () => {
      await choose(actor, 'Regime de Declaração PIS/COFINS', 'Cumulativo');
      await waitFor(async () => expect(await select(actor, 'Tabela de alíquotas')).toBeDisabled());
      await expect(await select(actor, 'Tabela de alíquotas')).toHaveValue('');
      await expect(await select(actor, federal)).toHaveValue('');
      await expect(await offered(actor, federal)).toEqual(['LUCRO PRESUMIDO', 'LUCRO REAL']);
    });
    await step('on again, the rate is to be chosen anew (ST4-012)', async () => {
      await choose(actor, 'Regime de Declaração PIS/COFINS', 'Simples Nacional');
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar e continuar' }));
      await waitFor(async () =>
        expect(await select(actor, 'Tabela de alíquotas')).toHaveAccessibleDescription(
          'Selecione uma alíquota',
        ),
      );
    });
    await step('with a special regime its number is needed (ST4-027, ST4-028)', async () => {
      const special = canvas.getByRole('radiogroup', { name: 'Tem Regime Especial MG' });
      const yes = special.querySelector('input');
      if (yes) await userEvent.click(yes);
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'R.E. PTA' })).toHaveAccessibleDescription(
          'Digite um código',
        ),
      );
    });
  },
});

/** Staff of the commercial area corrects: the tax rule is seen, and says whose it is (ST4-029 to ST4-031, C-11). */
export const Comercial = meta.story({
  args: { session: staff('Comercial'), section: panel(filled, 'Comercial') },
  play: async ({ canvas, userEvent, step }) => {
    const rule = await canvas.findByRole('radiogroup', { name: 'Usar Regra Fiscal na Entrada de NF' });
    await expect(rule).toHaveAttribute('aria-disabled', 'true');
    await expect(rule).toHaveAccessibleDescription('Somente a área contábil pode alterar');
    await step('a save sends what no screen shows as it was read (ST4-034, ST4-036, G-29)', async () => {
      const registration = canvas.getByRole('textbox', { name: 'Inscrição municipal' });
      await userEvent.clear(registration);
      await userEvent.type(registration, '76.543-21');
      await userEvent.click(canvas.getByRole('button', { name: 'Atualizar dados' }));
      await expect(await screen.findByText('Dados do cadastro atualizados.')).toBeVisible();
      await expect(sent).toEqual([
        expect.objectContaining({ inscricaoMunicipal: '7654321', suframa: '200001', aliquota: { id: 3 } }),
      ]);
    });
  },
});

/** Accounting answers it. */
export const Contabil = meta.story({
  args: { session: staff('Contabil'), section: panel(filled, 'Contabil') },
  play: async ({ canvas, userEvent }) => {
    const rule = await canvas.findByRole('radiogroup', { name: 'Usar Regra Fiscal na Entrada de NF' });
    const yes = rule.querySelector('input');
    if (yes) await userEvent.click(yes);
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar dados' }));
    await expect(await screen.findByText('Dados do cadastro atualizados.')).toBeVisible();
    await expect(sent).toEqual([expect.objectContaining({ utilizaRegraFiscalEntradaNf: true })]);
  },
});

/** While staff analyses, the supplier reads what was sent, each choice from its own list, without asterisks, buttons or hints (ST4-006 to ST4-017, ONB-081). */
export const ReadOnly = meta.story({
  args: { section: panel(filled, 'Fornecedor') },
  play: async ({ canvas }) => {
    await expect(await findFact(canvas, 'Contribuinte ICMS')).toHaveTextContent('Sim');
    for (const [name, label] of [
      ['Código CNAE', '4649-4/01 Comércio atacadista de equipamentos elétricos'],
      ['Regime de Declaração PIS/COFINS', 'Simples Nacional'],
      ['Tabela de alíquotas', 'De R$ 360.000,01 a R$ 720.000,00'],
      ['Tamanho da empresa', 'Empresa de Pequeno Porte'],
      ['Receita Bruta Anual', 'De R$ 360.000,01 a R$ 4.800.000,00'],
      ['Regime tributário Federal', 'SIMPLES'],
    ] as const)
      await waitFor(() => expect(fact(canvas, name)).toHaveTextContent(label));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Adicionar|Salvar|Editar|Remover/ })).toBeNull();
  },
});
