import type { Role } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { gatewayHttp } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import { registrationAt, stepListCalls } from '../../../../shared/stories/registrations.ts';
import { renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { stepPanelProps } from '../StepPanelProps.ts';
import { BillingStep } from './BillingStep.tsx';

const SAVE = '/api/fornecedores/pre-cadastro/{fluxoCadastroId}/faturamento-logistica';

const panel = (registration: ReturnType<typeof registrationAt>, ...roles: Role[]) => (
  <BillingStep {...stepPanelProps(registration, roles, 6)} />
);

const empty = registrationAt('DadosFinanceirosInformados');
const finished = registrationAt('AguardandoSegundaAnalise');
/** Everything is there, but the step is still the supplier's. */
const filled = registrationAt('DadosFinanceirosInformados', { fornecedor: finished.fornecedor });

let sent: unknown[] = [];

const meta = preview.meta({
  title: 'Pages/Faturamento e Logística',
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
        return response(200).json({ ...finished, versao: 10 });
      }),
    );
  },
});

/** A supplier that comes to the last step: three regions, in working days until somebody says otherwise (ST6-008, ST6-009, ST6-018, G-33). */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Grande BH', 'Região metropolitana', 'Interior de MG']) {
      const region = within(await canvas.findByRole('region', { name }));
      await expect(region.getByRole('radio', { name: 'Úteis' })).toBeChecked();
      await expect(region.getByRole('spinbutton', { name: 'Prazo de entrega (dias)' })).toHaveValue('');
    }
    await expect(canvas.getByRole('button', { name: 'Concluir cadastro' })).toBeVisible();
  },
});

/** Sent as it is: the messages of ST6-003 to ST6-017 at their fields. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir cadastro' }));
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail XML (NFD)' })).toHaveFocus());
    for (const [role, name, message] of [
      ['textbox', 'E-mail XML (NFD)', 'Digite um e-mail válido'],
      ['radiogroup', 'Situação do frete', 'Campo obrigatório'],
      ['combobox', 'Tratamento de quebras', 'Selecione uma opção'],
      ['button', 'Adicionar contato', 'Adicione ao menos um contato'],
      ['button', 'Adicionar transportadora', 'Adicione ao menos uma transportadora'],
    ] as const)
      await expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(message);
    const leadTimes = canvas.getAllByRole('spinbutton', { name: 'Prazo de entrega (dias)' });
    for (const leadTime of leadTimes)
      await expect(leadTime).toHaveAccessibleDescription('Preencha todos os campos');
    await expect(leadTimes).toHaveLength(3);
    await expect(sent).toEqual([]);
  },
});

/** A GLN whose check digit is doubtful is told and does not keep anybody from finishing (ST6-006, ST6-007, ST6-020, ONB-090). */
export const Finished = meta.story({
  args: { section: panel(filled, 'Fornecedor') },
  play: async ({ canvas, userEvent }) => {
    const gln = await canvas.findByRole('textbox', { name: 'GLN EDI' });
    await userEvent.clear(gln);
    await userEvent.type(gln, '78912345678909');
    await expect(gln).toHaveValue('7891234567890');
    await userEvent.tab();
    await waitFor(() => expect(gln).toHaveAccessibleDescription(/dígito/i));
    await expect(gln).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir cadastro' }));
    await expect(
      await screen.findByText('Dados do cadastro finalizados. Aguarde sua aprovação'),
    ).toBeVisible();
    await expect(sent).toEqual([
      expect.objectContaining({
        glnEdi: '7891234567890',
        regioesEntregas: finished.fornecedor.regioesEntregas,
        transportadoras: finished.fornecedor.transportadoras,
      }),
    ]);
  },
});

/** Staff corrects what the supplier sent (ST6-019). */
export const Staff = meta.story({
  args: { session: staff('Comercial'), section: panel(finished, 'Comercial') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Atualizar dados' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar TRANSPORTES VALE LTDA' })).toBeVisible();
  },
});

/** While staff analyses, the supplier reads what was sent, in words (ST6-004, ST6-011, ST6-012). */
export const ReadOnly = meta.story({
  args: { section: panel(finished, 'Fornecedor') },
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Interior de MG' }));
    await expect(fact(region, 'Opção de entrega')).toHaveTextContent('Corridos');
    await expect(fact(canvas, 'Situação do frete')).toHaveTextContent('CIF');
    await waitFor(() => expect(fact(canvas, 'Tratamento de quebras')).toHaveTextContent('Devolução'));
    await expect(canvas.queryByRole('button', { name: /Adicionar|Concluir|Editar|Remover/ })).toBeNull();
  },
});
