import { expect } from 'storybook/test';

/** Expects a button that takes presses: one that refuses them with a reason, or is under way, is not `disabled`. */
export async function expectPressable(button: HTMLElement): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
}
