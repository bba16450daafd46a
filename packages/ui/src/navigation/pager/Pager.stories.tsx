import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Pager, type PagerProps } from './Pager.tsx';

const meta = preview.meta({
  title: 'Navigation/Pager',
  component: Pager,
  args: { page: 2, pageSize: 30, total: 200, onPageChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pager
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange(next);
        }}
      />
    );
  },
});

/** A page in the middle. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { page: 1, total: 4321 } });

/** Nothing before it. */
export const FirstPage = meta.story({ args: { page: 1 } });

/** Nothing after it; the range ends with the last row. */
export const LastPage = meta.story({ args: { page: 7 } });

LastPage.test('says the last rows', async ({ canvas }) => {
  await expect(canvas.getByText('181–200 de 200')).toBeVisible();
});

/** All rows on one page. */
export const OnePage = meta.story({ args: { page: 1, total: 12 } });

/** The server does not say how many rows there are. */
export const UnknownTotal = meta.story({ args: { total: undefined, count: 30 } });

/** The server does not say how many rows there are, and none follow. */
export const UnknownTotalLastPage = meta.story({
  args: { page: 3, total: undefined, count: 12, hasMore: false },
});

UnknownTotalLastPage.test('ends', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await expect(args.onPageChange).not.toHaveBeenCalled();
  await expect(canvas.getByText('61–72')).toBeVisible();
});

/** What a search finds is not counted to its end. */
export const MoreThanTotal = meta.story({ args: { page: 17, total: 500, hasUncounted: true } });

MoreThanTotal.test('says so and goes on', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('481–510 de mais de 500')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await expect(args.onPageChange).toHaveBeenLastCalledWith(18);
});

/** What was not counted ends as well. */
export const MoreThanTotalLastPage = meta.story({
  args: { page: 17, total: 480, hasUncounted: true, count: 3, hasMore: false },
});

MoreThanTotalLastPage.test('ends', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  await expect(args.onPageChange).not.toHaveBeenCalled();
  await expect(canvas.getByText('481–483 de mais de 480')).toBeVisible();
});

/** Large numbers are grouped. */
export const LongContent = meta.story({ args: { page: 41_152, total: 1_234_567 } });

/** The two buttons are the tab stops; on the last page the button keeps focus. */
export const Keyboard = meta.story({
  args: { page: 6 },
  play: async ({ args, canvas, userEvent, step }) => {
    const next = canvas.getByRole('button', { name: 'Próxima página' });
    await step('Tab: goes to previous, then to next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveFocus();
      await userEvent.tab();
      await expect(next).toHaveFocus();
    });
    await step('Enter: turns the page, and focus stays at the end', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Enter at the end: does nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledOnce();
    });
  },
});

/** A click turns one page. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('1–30 de 200')).toBeVisible();
  },
});

function SheetPager(props: Pick<PagerProps, 'page' | 'total'>) {
  const name = `Paginação (${useSheetName()}, ${props.page} de ${props.total ?? '?'})`;
  return <Pager {...props} pageSize={30} onPageChange={() => {}} label={name} />;
}

/** First, middle, last page and unknown total, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="pages">
        <SheetPager page={1} total={200} />
        <SheetPager page={2} total={200} />
        <SheetPager page={7} total={200} />
        <SheetPager page={3} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
