import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Link } from '../../navigation/link/index.ts';
import { AuthPage } from './AuthPage.tsx';

const meta = preview.meta({
  title: 'Patterns/AuthPage',
  component: AuthPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Entrar',
    description: 'Acesso de fornecedores.',
    brand: 'Portal de Fornecedores',
    children: (
      <Stack>
        <Button variant="primary">Entrar</Button>
      </Stack>
    ),
    footer: (
      <p>
        Ainda não tem acesso? <Link href="#cadastro">Cadastre-se</Link>
      </p>
    ),
  },
});

/** Panel and form beside each other on a wide screen. */
export const Default = meta.story();

Default.test('names the main region by its title', async ({ canvas }) => {
  await expect(canvas.getByRole('main', { name: 'Entrar' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
});

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { title: 'Acesso interno', description: 'Use sua matrícula.' },
});

/** Title and form only. */
export const WithoutFooter = meta.story({ args: { footer: undefined, description: undefined } });

/** On a telephone the form is the page. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Long texts wrap inside the card. */
export const LongContent = meta.story({
  args: {
    title: 'Cadastro de fornecedores de mercadorias e serviços',
    description:
      'Informe os dados da empresa como constam no cartão CNPJ. Depois de enviado, o cadastro segue para análise do comercial.',
  },
});

/** One page, since a page has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'] });
