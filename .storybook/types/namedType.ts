/** A field of a type. */
export interface TypeField {
  name: string;
  /** As it is written in the code, without `undefined`. */
  type: string;
  required: boolean;
  description: string;
  /** What stands for it where it is left out. */
  standard: string;
  /** The kinds that have it, as in "`'text'`, `'date'`"; empty for all. */
  of: string;
}

/** A type that the props of a component speak of, or a hook that gives one. */
export interface NamedType {
  name: string;
  description: string;
  /** What it stands for, where it has no fields. */
  written: string;
  fields: readonly TypeField[];
}

/** What the page of a component says of types. */
export interface ComponentTypes {
  /** The type of each prop, as it is written. */
  props: Readonly<Record<string, string>>;
  types: readonly NamedType[];
}
