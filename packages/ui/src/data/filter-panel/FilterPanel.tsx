import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Chips } from '../../internal/chips/Chips.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './FilterPanel.styles.ts';

/** One thing a list is narrowed to. */
export interface AppliedFilter {
  /** Unique in the panel. */
  id: string;
  /** As people read it, with the name of its field, as in "Fornecedor: 7061 - ACME". */
  label: string;
}

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Names the panel and the button that shows its fields. @default 'Filtros' */
  label?: string | undefined;
  /** The fields; nothing is narrowed before `onSearch`. */
  children: ReactNode;
  /** What the list is narrowed to now. */
  applied?: readonly AppliedFilter[] | undefined;
  /** Takes one of them back. */
  onRemove?: ((id: string) => void) | undefined;
  /** Applies the fields: by the button, or Enter in a field. */
  onSearch: () => void;
  /** Empties every filter; its button shows where this is given. */
  onClear?: (() => void) | undefined;
  /** Whether the fields show at first. @default where the window is wider than 640 px */
  defaultOpen?: boolean | undefined;
}

const roomy = () => window.matchMedia('(min-width: 641px)').matches;

/**
 * Filters a list by several fields at once and shows the active filters as removable chips. The fields can be
 * collapsed. Renders a `<form>` with the role of a search.
 */
export function FilterPanel({
  label,
  children,
  applied = [],
  onRemove,
  onSearch,
  onClear,
  defaultOpen,
  ...rest
}: FilterPanelProps) {
  const messages = useMessages();
  const fieldsId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(() => defaultOpen ?? roomy());
  const name = label ?? messages.filters;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };

  return (
    <S.Root role="search" aria-label={name} noValidate {...rest} onSubmit={submit}>
      <S.Head>
        <Button
          ref={buttonRef}
          variant="ghost"
          size="sm"
          icon={<ChevronDown aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={fieldsId}
          onClick={() => setOpen(!open)}
        >
          {name}
        </Button>
        <Chips
          name={messages.appliedFilters}
          chips={applied}
          max={undefined}
          onRemove={onRemove}
          inputRef={buttonRef}
        />
      </S.Head>
      <S.Fields id={fieldsId} hidden={!open}>
        {children}
        <S.Acts>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {messages.clearFilters}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {messages.search}
          </Button>
        </S.Acts>
      </S.Fields>
    </S.Root>
  );
}
