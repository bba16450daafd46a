import { Plus } from 'lucide-react';
import { type ReactNode, type Ref, useEffect } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import * as F from '../../internal/field/Field.styles.ts';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { Section, type SectionProps } from '../../layout/section/Section.tsx';

/** What became of the list; an object of its own each time, so that the same words are heard twice. */
export interface ListNews {
  text: string;
}

export interface ListFieldProps
  extends Omit<FieldProps, 'hideLabel' | 'reserveMessage'>,
    Omit<SectionProps, 'title' | 'actions' | 'description'> {
  /** The list itself, as a table of its records with acts to change and remove them. */
  children: ReactNode;
  /** A verb and what is added, as in "Adicionar contato". */
  addLabel: string;
  /** Asks for a new record, as in a dialog. */
  onAdd: () => void;
  /** What became of the list, announced to those who do not see it. @default null */
  news?: ListNews | null | undefined;
  /** The button that adds: what leads to the field leads to it. `ref` is the root element. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A list of records as one field of a form: heading, the button that adds one, the list, hint or error. The button has
 * the name of the field, so that a summary of errors leads to it; `disabled` keeps from adding only. Renders a
 * `<section>`.
 */
export function ListField({
  label,
  name,
  hint,
  error,
  required,
  readOnly = false,
  disabled,
  disabledReason,
  level = 3,
  children,
  addLabel,
  onAdd,
  news = null,
  inputRef,
  ...rest
}: ListFieldProps) {
  const field = useField({ hint, error: readOnly ? undefined : error });
  const [announcement, announce] = useAnnouncement();
  const describedBy = field.control['aria-describedby'];

  useEffect(() => {
    if (news) announce(news.text);
  }, [news, announce]);

  return (
    <Section
      {...rest}
      level={level}
      title={
        <>
          {label}
          {required && !readOnly && <F.Asterisk aria-hidden="true">*</F.Asterisk>}
        </>
      }
      actions={
        !readOnly && (
          <Button
            ref={inputRef}
            id={field.id}
            name={name}
            icon={plus}
            disabled={disabled}
            disabledReason={disabledReason}
            aria-describedby={describedBy}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
        )
      }
    >
      <F.Root>
        {children}
        <FieldFooter field={field} reserved={false} />
      </F.Root>
      <Announcement>{announcement}</Announcement>
    </Section>
  );
}

const plus = <Plus />;
