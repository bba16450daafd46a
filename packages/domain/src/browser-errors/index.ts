export { type BrowserError, type BrowserErrorKind, scrubBrowserError } from './browserError.ts';
