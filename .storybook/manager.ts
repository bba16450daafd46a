import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { colors } from '../packages/ui/src/tokens/colors.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portal · @portal/ui',
    brandUrl: './',
    colorPrimary: colors.accent.light,
    colorSecondary: colors.accent.light,
    appBg: colors.surfacePage.light,
  }),
});
