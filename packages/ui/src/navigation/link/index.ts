export * from './Link.tsx';
export { type LinkProps, useLink } from './LinkContext.ts';
