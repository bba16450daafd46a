import { expect, screen } from 'storybook/test';
import type { StoryActor } from './StoryActor.ts';

type Keys = Pick<StoryActor, 'userEvent'>;

/** More stops than a page has. */
const MOST_STOPS = 120;

/** Presses Tab until an element has the focus. */
export async function tabTo({ userEvent }: Keys, element: HTMLElement, shift = false): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS && document.activeElement !== element; stops += 1)
    await userEvent.tab({ shift });
  await expect(element).toHaveFocus();
}

/** Tabs to a button and presses it. */
export async function activate(keys: Keys, button: HTMLElement, shift = false): Promise<void> {
  await tabTo(keys, button, shift);
  await keys.userEvent.keyboard('{Enter}');
}

/** Tabs to a select and takes the option of this name by the arrows. */
export async function chooseOption(keys: Keys, field: HTMLElement, name: RegExp): Promise<void> {
  await tabTo(keys, field);
  await keys.userEvent.keyboard('{ArrowDown}');
  const option = await screen.findByRole('option', { name });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (field.getAttribute('aria-activedescendant') === option.id) break;
    await keys.userEvent.keyboard('{ArrowDown}');
  }
  await keys.userEvent.keyboard('{Enter}');
}
