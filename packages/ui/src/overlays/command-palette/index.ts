export * from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.types.ts';
export type { CommandGroup, CommandItem } from './paletteOptions.ts';
