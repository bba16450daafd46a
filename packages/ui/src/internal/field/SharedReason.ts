import { createContext } from 'react';

/** Why fields are disabled, where a note around them says it once: those with the same reason refer to it. */
export const SharedReason = createContext<{ id: string; text: string } | null>(null);
