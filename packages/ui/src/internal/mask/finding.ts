/** A value the field can write by itself, at a press. */
export interface Offer {
  /** What the button says. */
  label: string;
  /** The bare value it writes. */
  value: string;
  /** What assistive technology hears afterwards. */
  done: string;
}

/** What a field finds in its value once the person has left it. */
export interface Finding {
  text: string;
  /** A warning stands in place of the hint and leaves the value valid. @default 'error' */
  tone?: 'error' | 'warning' | undefined;
  offer?: Offer | undefined;
}
