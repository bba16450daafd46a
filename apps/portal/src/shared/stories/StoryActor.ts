import type { StoryContext } from '@storybook/react-vite';

/** Canvas and user events, for shared steps of play functions. */
export type StoryActor = Pick<StoryContext, 'canvas' | 'userEvent'>;
