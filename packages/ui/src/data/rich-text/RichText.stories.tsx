import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { RichText } from './RichText.tsx';

const description = `<h3>Suporte articulado</h3><p>Para televisores de <strong>32 a 65 polegadas</strong>, com
inclinação de <em>até 15 graus</em>.</p><ul><li>Aço carbono</li><li>Até 40 kg</li></ul><ol><li>Marque os furos</li>
<li>Fixe a base</li></ol><p>Veja o <a href="https://exemplo.com.br/manual">manual de instalação</a>.</p>`;

const meta = preview.meta({ title: 'Data/RichText', component: RichText, args: { html: description } });

/** Titles, lists and links of a stored description. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { html: '<p>Escreva <strong>HTML</strong> aqui</p>' } });

/** Whatever was stored, nothing of it acts; braces and other signs stay as written. */
export const Hostile = meta.story({
  args: {
    html: '<p style="color:red" onclick="alert(1)">Suporte {{7*7}}<img src=x onerror=alert(1)> <a href="javascript:alert(1)">preto</a></p><script>alert(1)</script>',
  },
});

Hostile.test('shows the words only', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Suporte {{7*7}} preto')).toBeVisible();
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  await expect(canvasElement.querySelector('img, script, [style*="red"]')).toBeNull();
});

/** Words without spaces wrap. */
export const LongContent = meta.story({
  args: {
    html: `<p>https://exemplo.com.br/${'produto-'.repeat(20)}</p>${description.repeat(3)}`,
    style: { maxInlineSize: '320px' },
  },
});

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <RichText html={description} />
    </StateMatrix>
  ),
});
