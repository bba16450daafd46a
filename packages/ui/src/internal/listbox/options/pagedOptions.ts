import type { OptionValue, SelectOption } from './option.ts';

/** Options that come from a server, page by page, for the text that was typed. */
export interface PagedOptionsProps<Value extends OptionValue = string> {
  /** The options loaded so far, for the last text that was asked for. */
  options: readonly SelectOption<Value>[];
  /** Total number of options, if the server sends it. */
  total?: number | undefined;
  /** There is a next page. @default false */
  hasMore?: boolean | undefined;
  /** Options are on their way. @default false */
  loading?: boolean | undefined;
  /** Error of loading the options, shown in the list; `error` is about the field. */
  loadError?: string | undefined;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Called for the first page: with a trimmed text after a rest in typing, with an empty one when the list opens without the options of an empty one. */
  onSearch: (text: string) => void;
  /** Called for the next page once the list is scrolled past 99.8 percent (FND-097, WID-059), once a page. */
  onLoadMore?: (() => void) | undefined;
  /** Rest in typing before `onSearch`, in milliseconds. @default 500 */
  searchDelayMs?: number | undefined;
  /** Fewest characters to search for; 0 shows options before anything is typed. @default 0 */
  minSearchLength?: number | undefined;
}
