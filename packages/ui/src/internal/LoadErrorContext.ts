import { createContext } from 'react';

/** Says that what a person opened could not be loaded. */
export const LoadErrorContext = createContext<(() => void) | undefined>(undefined);
