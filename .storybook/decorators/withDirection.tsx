import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Writes every story from left to right or from right to left, as the toolbar says: a page does so by its `dir`. */
export const withDirection: Decorator = (Story, { globals }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return <Story />;
};
