import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { scale } from '../../packages/ui/src/tokens/scale.ts';
import { t } from '../../packages/ui/src/tokens/tokens.ts';

const sizes = [
  [t.font.xs, scale.font.xs],
  [t.font.sm, scale.font.sm],
  [t.font.md, scale.font.md],
  [t.font.lg, scale.font.lg],
  [t.font.xl, scale.font.xl],
  [t.font.xxl, scale.font.xxl],
] as const;

/** Draws every story with letters of twice their size, as the toolbar says (WCAG 1.4.4); lengths stay. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const isLarge = globals.textSize === '200 %';
  useLayoutEffect(() => {
    if (!isLarge) return undefined;
    const { style } = document.documentElement;
    for (const [token, size] of sizes) style.setProperty(token.slice('var('.length, -1), `calc(2 * ${size})`);
    return () => {
      for (const [token] of sizes) style.removeProperty(token.slice('var('.length, -1));
    };
  }, [isLarge]);
  return <Story />;
};
