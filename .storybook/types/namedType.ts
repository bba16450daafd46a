import type { SBType } from 'storybook/internal/types';

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

/** A prop of a component. */
export interface PropField extends Omit<TypeField, 'of'> {
  /** What a control may write of it. */
  tried: SBType;
}

/** A type that the props of a component speak of, or a hook that gives one. */
export interface NamedType {
  name: string;
  description: string;
  /** What it stands for, where it has no fields. */
  written: string;
  fields: readonly TypeField[];
}

/** What the page of a component says of it. */
export interface ComponentTypes {
  /** Its docstring. */
  description: string;
  props: readonly PropField[];
  types: readonly NamedType[];
}
