import type { OptionValue, SelectOption } from './option.ts';

/** Longer lists are virtual; shorter ones render all options and wrap long labels. */
export const drawnWhole = 60;

/** What a list shows at this moment, wherever its options come from. */
export interface OptionSource<Value extends OptionValue> {
  options: readonly SelectOption<Value>[];
  /** How many there are in all; -1 while that is unknown. */
  setSize: number;
  /** Whether the list is virtual. It stays so while the list grows, since a change would lose the scroll position. */
  long: boolean;
  /** The options answer an earlier text and cannot be chosen. */
  stale: boolean;
  /** More of the same list is on its way. */
  loadingMore: boolean;
  /** The first options, or those of a new text, are on their way. */
  loading: boolean;
  /** Announcement: how many options there are, or why there are none. */
  status: string;
  /** Why the options could not be loaded. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called when the list opens without a text. */
  onOpen?: (() => void) | undefined;
  /** Called with every text that is typed. */
  onType?: ((text: string) => void) | undefined;
  /** Called near the end of the list, once per page, to load the next one. */
  onEnd?: (() => void) | undefined;
}
