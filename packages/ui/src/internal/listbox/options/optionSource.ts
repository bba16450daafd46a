import type { OptionValue, SelectOption } from './option.ts';

/** Longer lists draw only what is seen; shorter ones draw all and let long labels wrap. */
export const drawnWhole = 60;

/** What a list shows at this moment, wherever its options come from. */
export interface OptionSource<Value extends OptionValue> {
  options: readonly SelectOption<Value>[];
  /** How many there are in all; -1 while that is unknown. */
  setSize: number;
  /** Only what is seen is drawn. Holds while a list grows: a change would lose its scroll position. */
  long: boolean;
  /** The options answer an earlier text and cannot be chosen. */
  stale: boolean;
  /** More of the same list is on its way. */
  loadingMore: boolean;
  /** The first options, or those of a new text, are on their way. */
  loading: boolean;
  /** Said politely: how many options there are, or why there are none. */
  status: string;
  /** Why the options could not be loaded. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called when the list opens without a text. */
  onOpen?: (() => void) | undefined;
  /** Called with every text that is typed. */
  onType?: ((text: string) => void) | undefined;
  /** Called when the end of the list is in sight; asks for the next page, once a page. */
  onEnd?: (() => void) | undefined;
}
