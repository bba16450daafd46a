import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Banner } from './Banner.tsx';

const pendencies = (
  <ul>
    <li>Contrato social ilegível na página 2</li>
    <li>Comprovante bancário vencido</li>
  </ul>
);

const meta = preview.meta({
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Atenção: Pendências para serem corrigidas',
  },
});

/** What has to be put right before the page goes on. */
export const Default = meta.story({ args: { tone: 'warning', children: pendencies } });

Default.test('is named by its title', async ({ canvas }) => {
  await expect(
    canvas.getByRole('group', { name: 'Atenção: Pendências para serem corrigidas' }),
  ).toBeVisible();
});

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { tone: 'warning', children: pendencies, action: <Button size="sm">Ver pendências</Button> },
});

/** For information. */
export const Info = meta.story({
  args: { tone: 'info', title: 'Cadastro em análise', children: 'A resposta chega por e-mail.' },
});

/** Done. */
export const Success = meta.story({
  args: { tone: 'success', title: 'Cadastro aprovado' },
});

/** Refused. */
export const Danger = meta.story({
  args: { tone: 'danger', title: 'Cadastro recusado', children: 'O CNPJ está baixado na Receita Federal.' },
});

/** Long texts wrap, the act goes below on a phone. */
export const LongContent = meta.story({
  args: {
    title:
      'Atenção: Pendências para serem corrigidas antes do próximo envio do cadastro para a análise comercial e contábil',
    tone: 'warning',
    children: pendencies,
    action: <Button size="sm">Ver pendências</Button>,
    style: { maxInlineSize: '328px' },
  },
});

/** A reason that somebody typed, in its lines. */
export const TypedLines = meta.story({
  args: { title: 'Cadastro reprovado', tone: 'danger', children: <p>{'Faltam:\n1. contrato\n2. alvará'}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Faltam:/).innerText.split('\n')).toEqual([
      'Faltam:',
      '1. contrato',
      '2. alvará',
    ]);
  },
});

/** Every tone, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title="Cadastro em análise"
          action={<Button size="sm">Ver cadastro</Button>}
        >
          A resposta chega por e-mail.
        </Banner>
      ))}
    </StateMatrix>
  ),
});
