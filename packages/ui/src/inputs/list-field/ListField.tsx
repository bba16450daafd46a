import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useNews } from '../../internal/announcement/useNews.ts';
import * as F from '../../internal/field/Field.styles.ts';
import { FieldFooter } from '../../internal/field/FieldFooter.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { Section, type SectionProps } from '../../layout/section/Section.tsx';

/** Announcement about the list; a new object each time, so that the same text is announced again. */
export interface ListNews {
  text: string;
}

export interface ListFieldProps
  extends Omit<FieldProps, 'hideLabel'>,
    Omit<SectionProps, 'title' | 'actions' | 'description'> {
  /** The list itself, as a table of its records with acts to change and remove them. */
  children: ReactNode;
  /** Label of the add button, as in "Adicionar contato". */
  addLabel: string;
  /** Opens the form of a new record, for example a dialog. */
  onAdd: () => void;
  /** What became of the list, announced as it comes to those who do not see it. @default null */
  news?: ListNews | null | undefined;
  /** The add button, which receives focus for the field. `ref` is the root element. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A list of records as one field of a form: heading, add button, list, hint or error. The button has the name of the
 * field, so that links of an error summary focus it; `disabled` only disables adding. Renders a `<section>`.
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
  const announcement = useNews(news, (next) => next?.text);
  const describedBy = field.control['aria-describedby'];

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
        <FieldFooter field={field} />
      </F.Root>
      <Announcement>{announcement}</Announcement>
    </Section>
  );
}

const plus = <Plus />;
