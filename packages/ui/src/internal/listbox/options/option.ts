/** What identifies an option, as it goes to the server. */
export type OptionValue = string | number;

/** One thing that can be chosen. */
export interface SelectOption<Value extends OptionValue = string> {
  /** Identifies it; no two options of a list share one. */
  value: Value;
  /** What people read and search by. */
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, in place of the description. */
  disabledReason?: string | undefined;
}

/** The second line of an option: why it cannot be chosen, or else its description. */
export const secondLine = (option: SelectOption<OptionValue>): string | undefined =>
  (option.disabled ? option.disabledReason : undefined) ?? option.description;
