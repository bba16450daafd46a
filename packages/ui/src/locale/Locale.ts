import type { Messages } from './messages.ts';

/** A language of the library. Portuguese is its own; others are entries, as `@portal/ui/locales/en`. */
export interface Locale {
  /** As `lang` of the page has it (BCP 47). */
  readonly tag: string;
  /** Every text, and how numbers and dates are written and typed (`formats`). */
  readonly messages: Messages;
}
