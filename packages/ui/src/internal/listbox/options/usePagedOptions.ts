import { normalizeLine } from '@portal/formats';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commonTexts } from '../../../locale/commonTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { listboxTexts } from '../Listbox.texts.ts';
import type { OptionValue } from './option.ts';
import { drawnWhole, type OptionSource } from './optionSource.ts';
import type { PagedOptionsProps } from './pagedOptions.ts';

/** What is loading: nothing yet, the first page after a pause in typing, of an explicit search, or a further page. */
type Phase = 'unasked' | 'resting' | 'search' | 'more';

/** Options of a server, if they belong to the text in the field. */
export function usePagedOptions<Value extends OptionValue>(
  {
    options,
    total,
    hasMore = false,
    loading = false,
    loadError,
    onRetry,
    onSearch,
    onLoadMore,
    searchDelayMs = 500, // GAP-52
    minSearchLength = 0,
  }: PagedOptionsProps<Value>,
  text: string | null,
): OptionSource<Value> {
  const messages = useMessages(listboxTexts);
  const common = useMessages(commonTexts);
  const [phase, setPhase] = useState<Phase>('unasked');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string>(undefined);
  /** How many options there were when the next page was asked for. */
  const askedAt = useRef(-1);

  useEffect(() => {
    if (text !== null) return;
    clearTimeout(timer.current); // no longer needed
    setPhase((now) => (now !== 'resting' ? now : asked.current === undefined ? 'unasked' : 'search'));
  }, [text]);
  useEffect(() => {
    if (loading) askedAt.current = -1; // what comes may be another list of as many, or the loaded pages alone
  }, [loading]);

  const search = (wanted: string) => {
    clearTimeout(timer.current);
    asked.current = wanted;
    askedAt.current = -1;
    setPhase('search');
    onSearch(wanted);
  };

  const latest = useRef(search);
  useEffect(() => {
    latest.current = search; // the parent may have changed while the text rested
  });

  const rest = (wanted: string) => {
    setPhase('resting');
    timer.current = setTimeout(() => latest.current(wanted), searchDelayMs);
  };
  const restAgain = useEffectEvent(() => {
    if (phase === 'resting' && text !== null) rest(normalizeLine(text));
  });
  useEffect(() => {
    restAgain(); // as after an `<Activity>` was hidden
    return () => clearTimeout(timer.current);
  }, []);

  const tooShort = normalizeLine(text ?? '').length < minSearchLength;
  const first = phase !== 'more';
  const failed = loadError !== undefined && !loading;
  const stale = phase === 'resting' || (first && (loading || failed));
  const shown = tooShort || (first && failed) ? [] : options;
  const loadingMore = loading && phase === 'more' && shown.length > 0;
  const pending = !tooShort && !failed && (loading || phase === 'resting');

  // Nothing to call where nothing would be asked: to know that the end is in sight takes a layout.
  const mayAsk = hasMore && !loading && !stale && loadError === undefined;
  const askForMore = () => {
    if (askedAt.current === options.length) return;
    askedAt.current = options.length;
    setPhase('more');
    onLoadMore?.();
  };

  const status = () => {
    if (tooShort) return messages.typeToSearch(minSearchLength);
    if (phase === 'unasked' && shown.length === 0 && !pending) return ''; // nobody knows yet
    if (shown.length === 0 || stale) return pending ? common.loading : messages.nothingFound;
    return messages.optionCount(shown.length, total ?? 0, loadingMore);
  };

  return {
    options: shown,
    setSize: total ?? (hasMore ? -1 : shown.length),
    long: total === undefined ? hasMore || !first || shown.length > drawnWhole : total > drawnWhole,
    stale,
    loadingMore,
    loading: pending,
    status: status(),
    error: failed && !tooShort ? loadError : undefined,
    onRetry,
    onOpen: () => {
      clearTimeout(timer.current);
      // The loaded options are those of the empty text: another request would render the list twice.
      const answered = (asked.current ?? '') === '' && options.length > 0 && !failed;
      if (minSearchLength === 0 && !answered) search('');
    },
    onType: (typed) => {
      clearTimeout(timer.current);
      const wanted = normalizeLine(typed);
      if (wanted.length < minSearchLength) return;
      if (wanted === asked.current && phase !== 'resting') return;
      if (searchDelayMs === 0) search(wanted);
      else rest(wanted);
    },
    onEnd: mayAsk ? askForMore : undefined,
  };
}
