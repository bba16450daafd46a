export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuEntry, MenuItem } from './menuItem.ts';
