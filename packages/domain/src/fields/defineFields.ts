import { z } from 'zod';

/** What chosen ids are called: where a name is not known, the id itself is shown. */
export interface FieldNames {
  /** Label of a value of a fixed list. */
  option(list: string, id: string): string | null;
  /** Name of the record that an id in a field stands for. */
  record(field: string, id: number): string | null;
}

/** What the text of a field may need besides its value. */
export interface FieldContext {
  readonly names: FieldNames;
  /** Path of the field, as in `endereco.cep`. */
  readonly path: string;
  /** All values of the form. */
  readonly values: object;
}

/** A field of a form: everything about it that is not where it stands on the page. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  /** How it is typed and shown: which input takes it. */
  readonly kind: string;
  /** Label of its input and of its line wherever a change is told. */
  readonly label: string;
  /** Its rule: what is typed goes in, what is sent comes out. */
  readonly schema: Schema;
  /** Its value in an empty form. */
  readonly empty: z.input<Schema>;
  /** What a draft may hold of it; left out of what must not be kept on the device, as bank data and files. */
  readonly draft?: z.ZodType;
  /** Whether the input is marked as required. */
  readonly required?: boolean;
  /** Most characters of a text. */
  readonly maxLength?: number;
  /** Decimals of a number. */
  readonly decimals?: 0 | 2 | 4;
  /** Greatest number. */
  readonly max?: number;
  /** Name of the fixed list that it is chosen from. */
  readonly list?: string;
  /** Fields inside it, each with a path of its own; for a list those of its rows. */
  readonly fields?: FieldTable;
  /** The value as people read it, `null` for none; left out where another field tells it. Different values read differently. */
  text?(value: z.input<Schema>, context: FieldContext): string | null;
}

/** A field of one kind. */
export type FieldOf<Kind extends string, Schema extends z.ZodType> = Field<Schema> & { readonly kind: Kind };

/** The fields of a form by their names, in the order of the form. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The values of a form. */
export type FormOf<Fields extends FieldTable> = {
  -readonly [Name in keyof Fields]: z.input<Fields[Name]['schema']>;
};

/** Paths of the fields of a form: those of a group and of the rows of a list are inside it. */
export type FieldPathOf<Fields extends FieldTable> = {
  [Name in keyof Fields & string]: Fields[Name] extends {
    kind: 'group';
    fields: infer Inner extends FieldTable;
  }
    ? `${Name}.${FieldPathOf<Inner>}`
    : Fields[Name] extends { kind: 'rows'; fields: infer Inner extends FieldTable }
      ? Name | `${Name}.${number}.${FieldPathOf<Inner>}`
      : Name;
}[keyof Fields & string];

/** The field at a path. */
export type FieldAt<Fields extends FieldTable, Path extends string> = Path extends keyof Fields
  ? Fields[Path]
  : Path extends `${infer Name}.${number}.${infer Rest}`
    ? Fields[Name] extends { fields: infer Inner extends FieldTable }
      ? FieldAt<Inner, Rest>
      : never
    : Path extends `${infer Name}.${infer Rest}`
      ? Fields[Name] extends { fields: infer Inner extends FieldTable }
        ? FieldAt<Inner, Rest>
        : never
      : never;

/** Paths of the fields of one kind. */
export type PathsOfKind<Fields extends FieldTable, Kind extends string> = {
  [Path in FieldPathOf<Fields>]: FieldAt<Fields, Path> extends { readonly kind: Kind } ? Path : never;
}[FieldPathOf<Fields>];

// Object.entries forgets the names of the fields; what is made for each of them has the same names.
function mapFields<Fields extends FieldTable, Made>(fields: Fields, make: (field: Field) => Made) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}

/** The rules of the fields as zod takes them: `z.object(shapeOf(fields))`. */
export function shapeOf<Fields extends FieldTable>(fields: Fields) {
  return mapFields(fields, ({ schema }) => schema) as {
    -readonly [Name in keyof Fields]: Fields[Name]['schema'];
  };
}

/** The form before anybody fills it in. */
export function emptyForm<Fields extends FieldTable>(fields: Fields): FormOf<Fields> {
  return mapFields(fields, ({ empty }) => empty) as FormOf<Fields>;
}

/** The fields that a record is stored with under their own names; where it holds nothing they are empty. */
type StoredForm<Fields extends FieldTable, Stored extends object> = Pick<
  FormOf<Fields>,
  {
    [Name in keyof Fields & keyof Stored]: Stored[Name] extends FormOf<Fields>[Name] | null ? Name : never;
  }[keyof Fields & keyof Stored]
>;

/** The values of a form that a record is stored with under the names of the form. */
export function storedForm<Fields extends FieldTable, Stored extends object>(fields: Fields, stored: Stored) {
  const values = Object.entries(fields).flatMap(([name, { empty }]) =>
    name in stored ? [[name, Reflect.get(stored, name) ?? empty]] : [],
  );
  return Object.fromEntries(values) as StoredForm<Fields, Stored>; // of each name the value or the empty one
}

/** Reads what a draft holds of a form (D11): fields that must not be kept are not in it. */
export function draftSchema<Fields extends FieldTable>(fields: Fields): z.ZodType<Partial<FormOf<Fields>>> {
  const kept = Object.entries(fields).flatMap(([name, { draft }]) => (draft ? [[name, draft] as const] : []));
  // Each field reads a value of its own.
  return z.object(Object.fromEntries(kept)) as unknown as z.ZodType<Partial<FormOf<Fields>>>;
}

/** A field as a list of changes or errors names it. */
export interface FieldLine {
  /** Path in the form, as in `endereco.cep`. */
  readonly path: string;
  readonly label: string;
  /** Kind of the field: rich text is read without its markup, say. */
  readonly kind: string;
  /** Its value in a form as people read it, `null` for none. */
  text(values: object, names: FieldNames): string | null;
}

/** The value at a path, `undefined` where the way ends before. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) => (value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined),
      values,
    );
}

/** The lines of a form in its order: one for each field that tells its value. */
export function fieldLines(fields: FieldTable, before = ''): FieldLine[] {
  return Object.entries(fields).flatMap(([name, field]): FieldLine[] => {
    const path = `${before}${name}`;
    const { text } = field;
    if (!text) return field.kind === 'group' && field.fields ? fieldLines(field.fields, `${path}.`) : [];
    return [
      {
        path,
        label: field.label,
        kind: field.kind,
        text: (values, names) => text(valueAt(values, path), { names, path, values }),
      },
    ];
  });
}

/** The field at a path of a form. */
export function fieldAt(fields: FieldTable, path: string): Field {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (!field) throw new Error(`No field ${path} in this form`);
  const inside = field.kind === 'rows' ? rest.slice(1) : rest;
  return inside.length > 0 && field.fields ? fieldAt(field.fields, inside.join('.')) : field;
}

/** Tells why a field may not be edited: the sections of a form are locked as wholes. */
export function sectionLocks<Section extends string>(
  sections: Readonly<Record<Section, FieldTable>>,
  locks: Readonly<Record<Section, string | null>>,
): (name: string) => string | null {
  // Object.keys forgets the names of the sections.
  const names = Object.keys(sections) as Section[];
  const reasons = new Map(
    names.flatMap((section) => Object.keys(sections[section]).map((name) => [name, locks[section]])),
  );
  return (name) => reasons.get(name) ?? null;
}
