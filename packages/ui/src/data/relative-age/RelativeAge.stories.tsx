import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { RelativeAge } from './RelativeAge.tsx';

const meta = preview.meta({
  title: 'Data/RelativeAge',
  component: RelativeAge,
  args: { instant: '2027-03-10T09:00:00-03:00', now: new Date('2027-03-13T12:00:00Z') },
});

/** Whole days from 24 hours on. */
export const Default = meta.story();

Default.test('carries the instant and shows it in full on hover', async ({ canvas }) => {
  const time = canvas.getByText('Há 3 dias');
  await expect(time).toHaveAttribute('datetime', '2027-03-10T09:00:00-03:00');
  await expect(time).toHaveAttribute('title', '10/03/2027 09:00');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { now: new Date('2027-03-10T17:30:00Z') } });

/** Days, hours, one of each, none and what cannot be read. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="ages">
        {['2027-03-13T13:00:00Z', '2027-03-11T12:00:00Z', '2027-03-10T17:00:00Z', '2027-03-10T13:00:00Z'].map(
          (now) => (
            <RelativeAge key={now} instant="2027-03-10T09:00:00-03:00" now={new Date(now)} />
          ),
        )}
      </StateMatrix.Row>
      <StateMatrix.Row label="none, unreadable">
        <RelativeAge instant={null} now={new Date('2027-03-10T12:00:00Z')} />
        <RelativeAge instant="ontem" now={new Date('2027-03-10T12:00:00Z')} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
