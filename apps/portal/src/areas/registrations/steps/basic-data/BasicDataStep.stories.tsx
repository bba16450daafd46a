import { expect, waitFor, within } from 'storybook/test';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../../../shared/stories/people.ts';
import { registrationAt, stepListCalls } from '../../../../shared/stories/registrations.ts';
import { renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { stepPanelProps } from '../StepPanelProps.ts';
import { BasicDataStep } from './BasicDataStep.tsx';

const meta = preview.meta({
  title: 'Pages/Dados da Empresa',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    path: '/',
    session: staff('Comercial'),
    section: <BasicDataStep {...stepPanelProps(registrationAt('Aprovado'), ['Comercial'], 1)} />,
  },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...stepListCalls);
  },
});

/** Staff reads and corrects a partner: every field with its value as people write it, and the code (ST1-001 to ST1-061, ONB-084). */
export const Partner = meta.story({
  play: async ({ canvas, step }) => {
    const form = within(await canvas.findByRole('form'));
    const shown = (role: 'textbox' | 'combobox') =>
      form.getAllByRole<HTMLInputElement>(role).map((field) => {
        const name = field.ariaLabel ?? field.labels?.[0]?.textContent;
        return [name?.replace(/\s*\*$/, ''), field.value];
      });
    await form.findByRole('radio', { name: 'Indústria' });
    await step('Choices', async () => {
      const segments = within(form.getByRole('radiogroup', { name: 'Segmento' })).getAllByRole('radio');
      await expect(segments).toHaveLength(6);
      await expect(form.getByRole('radio', { name: 'Indústria' })).toBeChecked();
      await expect(shown('combobox')).toEqual([
        ['Categoria de fornecimento', 'Revenda'],
        ['Estado', 'Minas Gerais'],
        ['Cidade', 'Belo Horizonte'],
      ]);
      await expect(form.getByRole('combobox', { name: 'Categoria de fornecimento' })).toBeDisabled();
    });
    await step('Texts, with their masks', async () => {
      await expect(shown('textbox')).toEqual([
        ['CNPJ', '11.222.333/0001-81'],
        ['Código', '7061'],
        ['Inscrição estadual', '0623079040081'],
        ['Inscrição Estadual do Subst. Tribut.', ''],
        ['Razão social', 'PANELAS DA SERRA INDÚSTRIA E COMÉRCIO LTDA'],
        ['Nome fantasia/marca', 'PANELAS DA SERRA'],
        ['CEP', '30130-010'],
        ['Endereço', 'PRAÇA SETE DE SETEMBRO'],
        ['Número', '100'],
        ['Complemento', 'SALA 12'],
        ['Bairro', 'CENTRO'],
        ['E-mail', 'maria@panelasdaserra.com.br'],
        ['Nome do responsável', 'MARIA LIMA'],
        ['Cargo', 'GERENTE COMERCIAL'],
        ['DDD', '31'],
        ['Número', '3222-4455'],
        ['DDD', '31'],
        ['Número', '99887-7665'],
      ]);
      for (const name of ['CNPJ', 'Código']) {
        await expect(form.getByRole('textbox', { name })).toHaveAttribute('readonly');
      }
    });
    await step('The button of staff', async () => {
      await expect(form.getByRole('button', { name: 'Atualizar dados' })).toBeVisible();
    });
  },
});

/** A supplier reads what was approved: facts with their masks, a dash where there is none, nothing to type (C-06, ONB-081). */
export const ReadOnly = meta.story({
  args: {
    session: supplier,
    section: <BasicDataStep {...stepPanelProps(registrationAt('Aprovado'), ['Fornecedor'], 1)} />,
  },
  play: async ({ canvas }) => {
    await findFact(canvas, 'CNPJ');
    for (const [name, value] of [
      ['Segmento', 'Indústria'],
      ['CNPJ', '11.222.333/0001-81'],
      ['Inscrição Estadual do Subst. Tribut.', '-'],
      ['Razão social', 'PANELAS DA SERRA INDÚSTRIA E COMÉRCIO LTDA'],
      ['CEP', '30130-010'],
      ['Estado', 'Minas Gerais'],
      ['Cidade', 'Belo Horizonte'],
      ['Telefone fixo', '(31) 3222-4455'],
      ['Telefone celular', '(31) 99887-7665'],
    ] as const)
      await waitFor(() => expect(fact(canvas, name).textContent).toBe(value));
    for (const role of ['textbox', 'combobox', 'radio'])
      await expect(canvas.queryByRole(role)).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Endereço' })).toBeVisible();
  },
});
