export * from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.types.ts';
export type { PalettePanelProps } from './PalettePanel.tsx';
export type { CommandGroup, CommandItem, FoundList } from './paletteOptions.ts';
