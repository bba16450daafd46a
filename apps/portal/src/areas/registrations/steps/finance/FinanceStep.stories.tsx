import { financeForm, type Role } from '@portal/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { errorBody, gatewayHttp } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { supplier } from '../../../../shared/stories/people.ts';
import { registrationAt, stepListCalls } from '../../../../shared/stories/registrations.ts';
import { renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { stepPanelProps } from '../StepPanelProps.ts';
import { FinanceStep } from './FinanceStep.tsx';

const SAVE = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}/financeiro';

const panel = (registration: ReturnType<typeof registrationAt>, ...roles: Role[]) => (
  <FinanceStep {...stepPanelProps(registration, roles, 5)} />
);

const empty = registrationAt('DadosContabeisEFiscaisInformados');
const read = registrationAt('DadosFinanceirosInformados');
const filled = registrationAt('DadosFinanceirosInformados', {
  fornecedor: { dadosBancarios: { ...read.fornecedor.dadosBancarios, chavePix: 'fin@panelas.com.br' } },
});

let sent: unknown[] = [];

const meta = preview.meta({
  title: 'Pages/Financeiro',
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

/** A supplier that comes to the step; a type of discount waits for a discount. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('combobox', { name: 'Tipo de desconto' }),
    ).toHaveAccessibleDescription('Somente com desconto maior que zero');
  },
});

/** Sent as it is: the messages of ST5-004 to ST5-026 at their fields, focus in the first. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }));
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Banco' })).toHaveFocus());
    for (const [role, name, message] of [
      ['combobox', 'Banco', 'Selecione um banco'],
      ['textbox', 'Agência', 'Insira agência'],
      ['textbox', 'Conta corrente', 'Insira conta corrente'],
      ['textbox', 'Dígito', 'Insira digito'],
      ['radiogroup', 'Prorrogações', 'Campo obrigatório'],
      ['radiogroup', 'Prazo de pagamento', 'Campo obrigatório'],
      ['spinbutton', 'Desconto Financeiro (%)', 'Insira uma porcentagem de 0% a 100%'],
      ['button', 'Adicionar contato', 'Adicione ao menos um contato'],
    ] as const)
      await expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(message);
    await expect(sent).toEqual([]);
  },
});

Invalid.test(
  'asks for a type only while there is a discount (ST5-021, ST5-022)',
  async ({ canvas, userEvent }) => {
    const discount = canvas.getByRole('spinbutton', { name: 'Desconto Financeiro (%)' });
    const type = canvas.getByRole('combobox', { name: 'Tipo de desconto' });
    await userEvent.type(discount, '2,5');
    await waitFor(() => expect(type).toHaveAccessibleDescription('Selecione um tipo de desconto'));
    await userEvent.clear(discount);
    await userEvent.type(discount, '0');
    await waitFor(() => expect(type).toHaveAccessibleDescription('Somente com desconto maior que zero'));
  },
);

/** By keys: a bank is found by its code, the digit may be X, the discount goes in hundredths; the PIX key goes along (ST5-002 to ST5-019, ST5-027, D21, G-29). */
export const Keyboard = meta.story({
  args: { section: panel(filled, 'Fornecedor') },
  play: async ({ canvas, userEvent, step }) => {
    await step('the bank', async () => {
      const bank = await canvas.findByRole('combobox', { name: 'Banco' });
      await waitFor(() => expect(bank).toHaveValue('001 Banco do Brasil S.A.'));
      bank.focus();
      await userEvent.keyboard('237');
      await screen.findByRole('option', { name: '237 Banco Bradesco S.A.' });
      await userEvent.keyboard('{Enter}');
      await expect(bank).toHaveValue('237 Banco Bradesco S.A.');
    });
    await step('agency, account and digit, one after another', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Agência' })).toHaveFocus();
      await userEvent.keyboard('{Control>}a{/Control}012345');
      await expect(canvas.getByRole('textbox', { name: 'Agência' })).toHaveValue('01234');
      await userEvent.tab();
      await userEvent.keyboard('{Control>}a{/Control}12.345');
      await userEvent.tab();
      await userEvent.keyboard('{Control>}a{/Control}x');
      await expect(canvas.getByRole('textbox', { name: 'Dígito' })).toHaveValue('X');
    });
    await step('the discount', async () => {
      const discount = canvas.getByRole('spinbutton', { name: 'Desconto Financeiro (%)' });
      discount.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(discount).toHaveValue('2,51');
    });
    await step('saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar e continuar' }));
      await expect(await screen.findByText('Dados do cadastro atualizados.')).toBeVisible();
      await expect(sent).toEqual([
        expect.objectContaining({
          dadosBancarios: {
            banco: { id: 2 },
            agenciaBancaria: '01234',
            numeroContaCorrente: '12345',
            digitoContaCorrente: 'X',
            chavePix: 'fin@panelas.com.br',
          },
          descontoFinanceiro: 2.51,
        }),
      ]);
    });
  },
});

const { dadosBancarios: _neverKept, ...kept } = financeForm(filled.fornecedor);

/** What was typed in an earlier visit is offered without the bank account, which is never kept, and says so (D11, D21). */
export const Recovery = meta.story({
  args: {
    section: panel(filled, 'Fornecedor'),
    drafts: {
      [`registration-${filled.id}:Financeiro`]: draftOf(kept, { descontoFinanceiro: 7 }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'Digitadas em 12/03/2027 14:05. Por segurança, dados bancários não ficam guardados.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recuperar o que você digitou' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Desconto Financeiro (%)' })).toHaveValue('7,00');
    await expect(canvas.getByRole('textbox', { name: 'Agência' })).toHaveValue(
      filled.fornecedor.dadosBancarios.agenciaBancaria,
    );
  },
});

/** The gateway found something wrong with a contact: said at the table, by name, with focus there (D9). */
export const ServerError = meta.story({
  args: { section: panel(filled, 'Fornecedor') },
  beforeEach({ msw }) {
    const text = 'Digite um e-mail válido';
    msw.use(
      gatewayHttp.put(SAVE, ({ response }) =>
        response(400).json(errorBody(text, { 'contatos[0].email': [text] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }));
    const add = canvas.getByRole('button', { name: 'Adicionar contato' });
    await waitFor(() => expect(add).toHaveAccessibleDescription('ANA REIS: E-mail: Digite um e-mail válido'));
  },
});

/** After the step is analysed it is text; bank and type of discount come from their lists (ST5-002, ST5-020). */
export const ReadOnly = meta.story({
  args: { section: panel(registrationAt('AguardandoSegundaAnalise'), 'Fornecedor') },
  play: async ({ canvas }) => {
    await expect(await findFact(canvas, 'Prazo de pagamento')).toHaveTextContent('DDE');
    await expect(fact(canvas, 'Banco')).toHaveTextContent('001 Banco do Brasil S.A.');
    await waitFor(() => expect(fact(canvas, 'Tipo de desconto')).toHaveTextContent('No boleto'));
    await expect(canvas.queryByRole('button', { name: /Adicionar|Salvar|Editar|Remover/ })).toBeNull();
  },
});
