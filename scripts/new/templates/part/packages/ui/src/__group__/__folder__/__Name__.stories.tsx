import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { __Name__ } from './__Name__.tsx';

const meta = preview.meta({
  title: '__Group__/__Name__',
  component: __Name__,
  args: { children: 'Conteúdo' },
});

/** Its content in a frame. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { emphasis: 'strong' } });

/** Long words and sentences wrap. */
export const LongContent = meta.story({
  args: {
    children: 'Comercial distribuidora de produtos alimentícios e utilidades domésticas do Brasil',
    style: { maxInlineSize: '160px' },
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="emphasis">
        <__Name__>Conteúdo</__Name__>
        <__Name__ emphasis="strong">Conteúdo</__Name__>
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
