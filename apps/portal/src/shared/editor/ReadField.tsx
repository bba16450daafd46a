import { fieldAt, isWebAddress, valueAt } from '@portal/domain';
import { isEmptyMarkup } from '@portal/formats';
import { Description, DescriptionList, Grid, type GridProps, Link, TextField } from '@portal/ui';
import { type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyPart } from '../loading/lazyPart.ts';
import { useEditorContext } from './EditorContext.ts';

/** Few forms are read with markup, and what makes it safe is large. */
const RichText = lazyPart(async () => (await import('./ReadRichText.tsx')).ReadRichText);

/** What a value that is only read takes of the props of its input. */
export interface ReadFieldProps {
  /** Path of the field. */
  name: string;
  /** In place of the label of the table. */
  label?: string | undefined;
  /** Columns that it takes of its grid. */
  'data-span'?: 'full' | '2' | undefined;
}

/** Whether the user may not edit a field: its value is read. */
export function useIsRead(name: string): boolean {
  const [root = ''] = name.split('.');
  return useEditorContext().lockOf(root) !== null;
}

/** The value of a field as the table of fields writes it; markup, addresses and the names of codes are kept. */
function useWritten(name: string): ReactNode {
  const { fields, names, known, control } = useEditorContext();
  const values = useWatch({ control });
  const field = fieldAt(fields, name);
  const value = valueAt(values, name);
  if (field.kind === 'richText' && typeof value === 'string')
    return isEmptyMarkup(value) ? null : (
      <Suspense>
        <RichText html={value} />
      </Suspense>
    );
  const text = field.text?.(value, { names, path: name, values }) ?? '';
  if (field.kind === 'link' && isWebAddress(text))
    return (
      <Link href={text} target="_blank" rel="noopener noreferrer">
        {text}
      </Link>
    );
  const description = typeof value === 'number' ? known.of(name, value)?.description : undefined;
  return description ? `${text} - ${description}` : text;
}

/** A field that the user may not edit, as a fact of its `FieldGrid`. */
function ReadField({ name, label, 'data-span': span }: ReadFieldProps) {
  const { fields } = useEditorContext();
  return (
    <Description label={label ?? fieldAt(fields, name).label} data-span={span}>
      {useWritten(name)}
    </Description>
  );
}

/** An input, and in its place the value where the user may not edit the field: one rule for all forms. */
export function orRead<Props extends ReadFieldProps>(Input: (props: Props) => ReactNode) {
  return function InputOrValue(props: Props) {
    return useIsRead(props.name) ? <ReadField {...props} /> : <Input {...props} />;
  };
}

export interface OrReadProps extends ReadFieldProps {
  /** The input. */
  children: ReactNode;
}

/** An input that is none of those of the table, and in its place the value where the user may not edit the field. */
export function OrRead({ children, ...field }: OrReadProps) {
  return useIsRead(field.name) ? <ReadField {...field} /> : children;
}

export interface FixedFieldProps {
  /** A field with the same lock. */
  of: string;
  label: string;
  /** The value as people read it. */
  value: string;
}

/** A value that nobody types: a read-only input among inputs, a fact where the fields are only read. */
export function FixedField({ of, label, value }: FixedFieldProps) {
  return useIsRead(of) ? (
    <Description label={label}>{value}</Description>
  ) : (
    <TextField label={label} value={value} upperCase={false} readOnly />
  );
}

export interface FieldGridProps extends Pick<GridProps, 'columns' | 'children'> {
  /** One of its fields: all have the same lock. */
  of: string;
}

/** Fields in columns; where the user may not edit them they are facts in a list. */
export function FieldGrid({ of, ...grid }: FieldGridProps) {
  return useIsRead(of) ? <DescriptionList {...grid} /> : <Grid {...grid} />;
}
