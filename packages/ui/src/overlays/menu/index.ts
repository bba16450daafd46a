export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuChoice, MenuChoices, MenuEntry, MenuItem } from './menuItem.ts';
