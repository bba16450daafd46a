import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton });

/** A line of text to come. */
export const Default = meta.story({ args: { width: 240 } });

/** Every prop, to try out. */
export const Playground = meta.story({ args: { shape: 'text', lines: 4, width: 320, height: 14 } });

/** A paragraph: the last line is shorter. */
export const Paragraph = meta.story({ args: { lines: 3, width: 320 } });

/** A field or picture. */
export const Block = meta.story({ args: { shape: 'block', width: 200, height: 120 } });

/** An avatar. */
export const Circle = meta.story({ args: { shape: 'circle', width: 48 } });

/** Every shape, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="shapes">
        <Skeleton shape="circle" />
        <Skeleton lines={3} width={240} />
        <Skeleton shape="block" width={160} height={80} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
