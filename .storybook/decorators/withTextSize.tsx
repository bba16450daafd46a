import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Draws every story at twice its size in a window of the same, as the toolbar says (WCAG 1.4.4). */
export const withTextSize: Decorator = (Story, { globals }) => {
  const isLarge = String(globals.textSize) === '200'; // a number where the address says it
  useLayoutEffect(() => {
    document.documentElement.style.zoom = isLarge ? '2' : '';
  }, [isLarge]);
  return <Story />;
};
