import { href, type StaticRouteName } from '@portal/domain';
import { type HttpHandler, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import { never, storyGateway } from '../../../../shared/stories/gatewayHttp.ts';
import { activate, chooseOption, tabTo } from '../../../../shared/stories/keyboard.ts';
import { otherRoles } from '../../../../shared/stories/otherRoles.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';

interface ChangeStories {
  readonly page: StaticRouteName;
  /** Path of the preview. */
  readonly path: string;
  /** Label of the act, as 'Alterar família'. */
  readonly act: string;
  /** Names of both ends in their selects, as those of the addresses 15 to 61. */
  readonly ends: { readonly origin: RegExp; readonly destination: RegExp };
  /** A record that is both ends. */
  readonly same: { readonly id: number; readonly text: string };
  /** Said of an origin without products, and the answer of one. */
  readonly empty: { readonly text: string; readonly answer: HttpHandler };
  /** Name of the first product, and how many of those of the story can change. */
  readonly first: RegExp;
  readonly eligible: number;
}

type Page = Pick<StoryActor, 'canvas' | 'userEvent'>;

interface Network {
  readonly msw: { use(handler: HttpHandler): void };
}

/** The stories that the pages have alike which take products from one record to another (G-09, D19), and steps of the others. */
export function changeStories({ page, path, act, ends, same, empty, first, eligible }: ChangeStories) {
  // By plain `http`: one of two paths has no type of its own.
  const url = `${storyGateway}${path}`;
  const isReviewing = new RegExp(`^Conferir antes de ${act}$`, 'i');

  const boxOf = async ({ canvas }: Pick<Page, 'canvas'>, name: string | RegExp) =>
    canvas.findByRole('checkbox', { name });

  /** Presses a button once it takes presses: the act waits for the names of both ends. */
  async function press({ canvas, userEvent }: Page, name: string | RegExp) {
    const button = await canvas.findByRole('button', { name });
    await waitFor(() => expectPressable(button));
    await userEvent.click(button);
  }

  /** Chooses all that can change and shows them before they go. */
  async function review(actor: Page) {
    await boxOf(actor, first);
    await press(actor, 'Selecionar Todos');
    await press(actor, act);
    await expect(await actor.canvas.findByRole('heading', { name: isReviewing })).toHaveFocus();
  }

  /** Reviews and sends them. */
  async function run(actor: Page, count = eligible) {
    await review(actor);
    await press(actor, `${act} de ${count} itens`);
    await actor.canvas.findByRole('heading', { name: `${act}: resultado` });
  }

  return {
    boxOf,
    press,
    review,
    run,
    SameEnds: {
      args: { path: href(page, { origem: same.id, destino: same.id }) },
      play: async ({ canvas }: StoryActor) => {
        await expect(await canvas.findByText(same.text)).toBeVisible();
      },
    },
    Loading: { beforeEach: ({ msw }: Network) => msw.use(http.get(url, never)) },
    Empty: {
      beforeEach: ({ msw }: Network) => msw.use(empty.answer),
      play: async ({ canvas }: StoryActor) => {
        await expect((await canvas.findAllByText(empty.text))[0]).toBeVisible();
      },
    },
    ErrorState: {
      beforeEach: ({ msw }: Network) =>
        msw.use(http.get(url, () => new Response(null, { status: 500 }), { once: true })),
      play: async (actor: StoryActor) => {
        await press(actor, 'Tentar novamente');
        await expect(await boxOf(actor, first)).toBeVisible();
      },
    },
    /** From both ends to the report, and back to the act. */
    Keyboard: {
      args: { path: href(page) },
      play: async (actor: StoryActor) => {
        const { canvas } = actor;
        await chooseOption(actor, await canvas.findByRole('combobox', { name: /de origem/ }), ends.origin);
        await chooseOption(actor, canvas.getByRole('combobox', { name: /de destino/ }), ends.destination);
        await boxOf(actor, first);
        await activate(actor, canvas.getByRole('button', { name: 'Selecionar Todos' }));
        await expect(canvas.getByText(`${eligible} selecionados`)).toBeVisible();
        await activate(actor, canvas.getByRole('button', { name: act }));
        await expect(await canvas.findByRole('heading', { name: isReviewing })).toHaveFocus();
        await activate(actor, canvas.getByRole('button', { name: `${act} de ${eligible} itens` }));
        await expect(await canvas.findByRole('heading', { name: `${act}: resultado` })).toHaveFocus();
        await activate(actor, canvas.getByRole('button', { name: 'Concluir' }));
        await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
        await tabTo(actor, canvas.getByRole('button', { name: act }));
      },
    },
    Narrow: { globals: { viewport: { value: 'mobile1', isRotated: false } } },
    OtherRoles: otherRoles(page),
  };
}
