import { useMemo } from 'react';
import { commonTexts } from '../../../locale/commonTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { listboxTexts } from '../Listbox.texts.ts';
import { filterByLabel } from './foldedLabels.ts';
import type { OptionValue, SelectOption } from './option.ts';
import { drawnWhole, type OptionSource } from './optionSource.ts';

/** Options that are all here, filtered by label as a person types (WID-057, WID-058). */
export function useLocalOptions<Value extends OptionValue>(
  all: readonly SelectOption<Value>[],
  text: string | null,
  loading: boolean,
): OptionSource<Value> {
  const messages = useMessages(listboxTexts);
  const common = useMessages(commonTexts);
  const options = useMemo(() => filterByLabel(all, text ?? ''), [all, text]);
  const pending = loading && all.length === 0;
  return {
    options,
    setSize: options.length,
    long: options.length > drawnWhole,
    stale: false,
    loadingMore: false,
    loading: pending,
    status: pending
      ? common.loading
      : options.length === 0
        ? messages.nothingFound
        : messages.optionCount(options.length, options.length, false),
  };
}
