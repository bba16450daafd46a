import type { SyntheticEvent } from 'react';

/** For what floats: React events bubble through portals, to a table row or form around its opener, which must not handle them. */
export const keepInside = (event: SyntheticEvent) => event.stopPropagation();
