/** A value the field can write by itself, at a press. */
export interface Offer {
  /** Label of the button. */
  label: string;
  /** The bare value it writes. */
  value: string;
  /** Announcement afterwards. */
  done: string;
}

/** What a field finds in its value once the person has left it. */
export interface Finding {
  text: string;
  /** A warning replaces the hint and leaves the value valid. @default 'error' */
  tone?: 'error' | 'warning' | undefined;
  offer?: Offer | undefined;
}
