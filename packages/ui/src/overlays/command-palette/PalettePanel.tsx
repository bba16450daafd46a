import { normalizeLine } from '@portal/formats';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef, HTMLProps } from 'react';
import { LazyErrorCode } from '../../feedback/error-code/LazyErrorCode.tsx';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { takeStorable } from '../../internal/editing/takeStorable.ts';
import { listboxTexts } from '../../internal/listbox/Listbox.texts.ts';
import { searchMaxLength } from '../../internal/listbox/searchMaxLength.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './CommandPalette.styles.ts';
import { commandPaletteTexts } from './CommandPalette.texts.ts';
import { PaletteGroups } from './PaletteGroups.tsx';
import type { CommandGroup, CommandItem } from './paletteOptions.ts';
import { type Palette, usePalette } from './usePalette.ts';

export interface PalettePanelProps
  extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children' | 'onSelect'> {
  /** Names the dialog, its input and its list. */
  label: string;
  /** Says what can be searched. */
  placeholder?: string | undefined;
  /** The typed text. */
  value: string;
  /** Called with the text of the search. */
  onValueChange: (value: string) => void;
  /** Enter was pressed before the palette was there; it is carried out as one pressed in it. @default false */
  defaultEntered?: boolean | undefined;
  /** What is offered for the text, in its order; for no text what was opened last and where one can go. */
  groups: readonly CommandGroup[];
  /** Fewest characters that records are searched for: of a shorter text it never says that there is nothing. @default 0 */
  minSearchLength?: number | undefined;
  /** Called with the chosen item. */
  onSelect: (item: CommandItem, group: CommandGroup) => void;
  /** Called to read a failed group again. */
  onRetry?: ((group: CommandGroup) => void) | undefined;
  /** Adds what makes it float to the attributes of the element. */
  floating?: ((own: HTMLProps<HTMLElement>) => Record<string, unknown>) | undefined;
  /** Called when the palette is to close. */
  onClose: () => void;
}

/** What is found, as people hear it. */
function statusText(
  { loading }: Palette,
  groups: readonly CommandGroup[],
  messages: typeof commandPaletteTexts,
): string {
  if (loading) return messages.paletteSearching;
  const failed = groups.filter(({ error }) => error != null).map(({ label }) => label);
  const found = groups.reduce((sum, { items, all }) => sum + (all?.total ?? items.length), 0);
  const hasUncounted = groups.some(({ all }) => all?.hasUncounted);
  return [
    messages.paletteCount(found, hasUncounted),
    ...(failed.length > 0 ? [messages.paletteFailed(failed)] : []),
  ].join('. ');
}

/** Input, list and status of the palette, without what makes it float. */
export function PalettePanel({
  label,
  placeholder,
  value,
  onValueChange,
  defaultEntered = false,
  groups,
  minSearchLength = 0,
  onSelect,
  onRetry,
  floating,
  onClose,
  ...rest
}: PalettePanelProps) {
  const messages = useMessages(commandPaletteTexts);
  const listbox = useMessages(listboxTexts);
  const shared = useMessages(sharedTexts);
  const palette = usePalette({ groups, value, onValueChange, defaultEntered, onSelect, onRetry });
  const { options, activeKey, listId, optionId, input } = palette;
  const codes = [...new Set(groups.flatMap(({ loading, error }) => (loading ? [] : (error?.code ?? []))))];
  const text = normalizeLine(value);
  const nothing =
    options.length > 0 || palette.loading
      ? null
      : text.length < minSearchLength
        ? listbox.typeToSearch(minSearchLength)
        : messages.paletteNothing(text);
  return (
    <S.Panel {...rest} {...floating?.(rest)} role="dialog" aria-modal="true" aria-label={label}>
      <S.Field>
        <Search aria-hidden="true" />
        <S.Input
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={activeKey === null ? undefined : optionId(activeKey)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={searchMaxLength}
          enterKeyHint="go"
          placeholder={placeholder}
          value={input.value}
          onKeyDown={input.onKeyDown}
          onChange={(event) => input.onValueChange(takeStorable(event.currentTarget))}
        />
        <CloseButton label={shared.close} onClick={onClose} />
      </S.Field>
      {nothing === null ? (
        <PaletteGroups groups={groups} palette={palette} label={label} />
      ) : (
        <S.Nothing aria-hidden="true">{nothing}</S.Nothing>
      )}
      <S.Status role="status">{nothing ?? statusText(palette, groups, messages)}</S.Status>
      {codes.length > 0 && (
        <S.ErrorCodes>
          {codes.map((code) => (
            <LazyErrorCode key={code} code={code} />
          ))}
        </S.ErrorCodes>
      )}
      <S.Keys aria-hidden="true">{messages.paletteKeys}</S.Keys>
    </S.Panel>
  );
}
