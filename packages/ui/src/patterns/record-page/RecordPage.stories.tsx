import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { DescriptionList } from '../../data/description-list/index.ts';
import { Card } from '../../layout/card/index.ts';
import { Section } from '../../layout/section/index.ts';
import { AppShell } from '../../navigation/app-shell/index.ts';
import { navigationExample } from '../../navigation/side-nav/navigationExample.tsx';
import { RecordPage } from './RecordPage.tsx';

const meta = preview.meta({
  title: 'Patterns/RecordPage',
  component: RecordPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'COMERCIAL ANDRADE LTDA.',
    backHref: '#fornecedores',
    actions: <Button variant="primary">Editar</Button>,
    onRetry: fn(),
    children: (
      <Card>
        <Section title="Dados da empresa">
          <DescriptionList
            items={[
              { label: 'CNPJ', value: '12.345.678/0001-95' },
              { label: 'Nome fantasia', value: 'ANDRADE' },
              { label: 'Inscrição estadual', value: '110.042.490.114' },
              { label: 'Pedido mínimo', value: 'R$ 1.500,00' },
            ]}
          />
        </Section>
      </Card>
    ),
  },
  decorators: [
    (Story) => (
      <AppShell
        brand="Portal de Fornecedores"
        navigation={navigationExample}
        currentHref="/fornecedores/42"
        user={{ name: 'Ana Souza', detail: 'Comercial' }}
      >
        {Story()}
      </AppShell>
    ),
  ],
});

/** A record that was read. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { description: 'Fornecedor desde 12/03/2026.' } });

/** The record is being read. */
export const Loading = meta.story({ args: { title: 'Fornecedor', loading: true, actions: undefined } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
});

/** The record could not be read. */
export const ErrorState = meta.story({
  args: { title: 'Fornecedor', actions: undefined, error: { message: 'O servidor não respondeu.' } },
});

ErrorState.test('offers another try', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** A long name wraps. */
export const LongContent = meta.story({
  args: { title: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS, ALIMENTOS E PRODUTOS DE LIMPEZA S.A.' },
});

/** On a telephone facts stand one below the other. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** One page, since it has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'] });
