import { onFirstUse } from '@portal/formats';
import * as z from 'zod/mini';

/** Finds the labels of chosen ids; the id itself is shown where there is none. */
export interface FieldNames {
  /** Label of a value of a fixed list. */
  option(list: string, id: string): string | null;
  /** Name of the record with an id, for a field. */
  record(field: string, id: number): string | null;
}

/** Context for the text of a field. */
export interface FieldContext {
  readonly names: FieldNames;
  /** Path of the field, as in `endereco.cep`. */
  readonly path: string;
  /** All values of the form. */
  readonly values: object;
}

/** One of a few values, and what it is called. */
export interface Choice<Value extends string = string> {
  readonly id: Value;
  readonly descricao: string;
}

/** A field of a form: everything about it except its place on the page. */
export interface Field<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Its kind, which decides which input can show it. */
  readonly kind: string;
  /** Label of its input and of its line in lists of changes. */
  readonly label: string;
  /** Its rule: typed values go in, values to send come out. */
  readonly schema: Schema;
  /** Its value in an empty form. */
  readonly empty: z.input<Schema>;
  /**
   * Schema of its value in a draft; left out for data that must not stay on the device, such as bank data and files.
   */
  readonly draft?: z.ZodMiniType;
  /** Said where a draft without it is offered. */
  readonly notKept?: string;
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
  /** The few values that it is chosen from, in the order shown. */
  readonly choices?: readonly Choice[];
  /** Fields inside it, each with its own path; for a list those of its rows. */
  readonly fields?: FieldTable;
  /**
   * The value as people read it, `null` for none; left out when another field shows it. Different values have
   * different texts.
   */
  text?(value: z.input<Schema>, context: FieldContext): string | null;
  /** What was changed of it during a save, on top of what was stored: as new photos, which have ids then. */
  onStored?(edit: EditDuringSave<z.input<Schema>>): z.input<Schema>;
}

/** A value that was changed while it was saved. */
export interface EditDuringSave<Value> {
  /** As it was sent. */
  readonly sent: Value;
  /** What the save made of it. */
  readonly stored: Value;
  /** As it stands in the form now. */
  readonly typed: Value;
}

/** A field of one kind. */
export type FieldOf<Kind extends string, Schema extends z.ZodMiniType> = Field<Schema> & {
  readonly kind: Kind;
};

/** A field whose rule is made when it is first asked for: a list names sixty fields and checks none of them. */
export function withRule<Kind extends string, Schema extends z.ZodMiniType>(
  make: () => Schema,
  field: Omit<FieldOf<Kind, Schema>, 'schema'>,
): FieldOf<Kind, Schema> {
  const rule = onFirstUse(make);
  return {
    ...field,
    get schema() {
      return rule();
    },
  };
}

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
  : Path extends `${infer Name}.${infer Rest}`
    ? Fields[Name] extends { kind: 'group'; fields: infer Inner extends FieldTable }
      ? FieldAt<Inner, Rest>
      : Fields[Name] extends { kind: 'rows'; fields: infer Inner extends FieldTable }
        ? Rest extends `${number}.${infer Inside}`
          ? FieldAt<Inner, Inside>
          : never
        : never
    : never;

/** Paths of the fields of one kind. */
export type PathsOfKind<Fields extends FieldTable, Kind extends string> = {
  [Path in FieldPathOf<Fields>]: FieldAt<Fields, Path> extends { readonly kind: Kind } ? Path : never;
}[FieldPathOf<Fields>];

// Object.entries loses the names of the fields; the result has the same names.
function mapFields<Fields extends FieldTable, Made>(fields: Fields, make: (field: Field) => Made) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]));
}

/** The rules of the fields as a zod shape: `z.object(shapeOf(fields))`. */
export function shapeOf<Fields extends FieldTable>(fields: Fields) {
  return mapFields(fields, ({ schema }) => schema) as {
    -readonly [Name in keyof Fields]: Fields[Name]['schema'];
  };
}

/** The empty form. */
export function emptyForm<Fields extends FieldTable>(fields: Fields): FormOf<Fields> {
  return mapFields(fields, ({ empty }) => empty) as FormOf<Fields>;
}

/** Values of a form as a record is stored with them: `null` where there is nothing. */
export type StoredAs<Form> = { readonly [Name in keyof Form]: Form[Name] | null };

/** The fields that a record stores under the same names; missing ones are empty. */
type StoredForm<Fields extends FieldTable, Stored extends object> = Pick<
  FormOf<Fields>,
  {
    [Name in keyof Fields & keyof Stored]: Stored[Name] extends FormOf<Fields>[Name] | null ? Name : never;
  }[keyof Fields & keyof Stored]
>;

/** Form values of a record that stores them under the same names. */
export function storedForm<Fields extends FieldTable, Stored extends object>(fields: Fields, stored: Stored) {
  const values = Object.entries(fields).flatMap(([name, { empty }]) =>
    name in stored ? [[name, Reflect.get(stored, name) ?? empty]] : [],
  );
  return Object.fromEntries(values) as StoredForm<Fields, Stored>; // of each name the value or the empty one
}

/** Schema of a draft of a form (D11); fields that must not be kept are not in it. */
export function draftSchema<Fields extends FieldTable>(
  fields: Fields,
): z.ZodMiniType<Partial<FormOf<Fields>>> {
  const kept = Object.entries(fields).flatMap(([name, { draft }]) => (draft ? [[name, draft] as const] : []));
  // Each field reads its own value.
  return z.object(Object.fromEntries(kept)) as unknown as z.ZodMiniType<Partial<FormOf<Fields>>>;
}

const holdsFile = (value: unknown): boolean =>
  value instanceof File ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));

/** Names of the fields of which a draft keeps only a part: files stay behind (D11). */
export function lostInDraft(fields: FieldTable, values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    fields[name]?.draft && holdsFile(value) ? [name] : [],
  );
}

/** A field in a list of changes or errors. */
export interface FieldLine {
  /** Path in the form, as in `endereco.cep`. */
  readonly path: string;
  readonly label: string;
  /** Its value as people read it, `null` for none. */
  text(values: object, names: FieldNames): string | null;
}

/** The value at a path, `undefined` when the path ends early. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) => (value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined),
      values,
    );
}

/** The lines of a form in its order: one for each field with a text. */
export function fieldLines(fields: FieldTable, before = ''): FieldLine[] {
  return Object.entries(fields).flatMap(([name, field]): FieldLine[] => {
    const path = `${before}${name}`;
    const { text } = field;
    if (!text) return field.kind === 'group' && field.fields ? fieldLines(field.fields, `${path}.`) : [];
    return [
      {
        path,
        label: field.label,
        text: (values, names) => text(valueAt(values, path), { names, path, values }),
      },
    ];
  });
}

/** A place where an error of a form is shown: a field of the page, or a list as a whole. */
export interface FieldPlace {
  readonly path: string;
  /** Its label, after that of the part which it belongs to. */
  readonly label: string;
}

/** The places of a form in its order. */
export function fieldPlaces(fields: FieldTable, before = '', part = ''): FieldPlace[] {
  return Object.entries(fields).flatMap(([name, { kind, label, fields: inner }]) => {
    const path = `${before}${name}`;
    const named =
      part && label ? `${part}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label || part;
    return kind === 'group' && inner ? fieldPlaces(inner, `${path}.`, named) : [{ path, label: named }];
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

/** Why each field may not be edited: a section is locked as a whole. */
export function sectionLocks<Section extends string>(
  sections: Readonly<Record<Section, FieldTable>>,
  locks: Readonly<Record<Section, string | null>>,
): (name: string) => string | null {
  // Object.keys loses the names of the sections.
  const names = Object.keys(sections) as Section[];
  const reasons = new Map(
    names.flatMap((section) => Object.keys(sections[section]).map((name) => [name, locks[section]])),
  );
  return (name) => reasons.get(name) ?? null;
}
