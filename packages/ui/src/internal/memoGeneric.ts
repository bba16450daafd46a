import { memo, type ReactNode } from 'react';

/** `memo` of a component that has type parameters. What `memo` gives takes the same props, but its type drops them. */
export const memoGeneric = memo as <Part extends (props: never) => ReactNode>(component: Part) => Part;
