import type { StoryContext } from '@storybook/react-vite';

/** What a shared step of play functions needs: the page and somebody who uses it. */
export type StoryActor = Pick<StoryContext, 'canvas' | 'userEvent'>;
