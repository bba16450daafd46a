import { createContext, type ReactNode } from 'react';

/** The box in the header of a grid, past the header row, which need not be drawn again for it. */
export const SelectAllContext = createContext<ReactNode>(null);
