import { createContext, type ReactNode } from 'react';

/**
 * The box in the header of a grid, past the header row, which need not be drawn again for it. Its owner makes a new one
 * whenever other rows are chosen or can be; the grid marks its rows by that.
 */
export const SelectAllContext = createContext<ReactNode>(null);
