export * from './CommandPalette.tsx';
export type { CommandGroup, CommandItem } from './paletteOptions.ts';
