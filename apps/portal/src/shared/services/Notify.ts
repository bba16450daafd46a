/** Tells the user that something happened, in words of the specification. */
export interface Notify {
  success(text: string): void;
  error(text: string): void;
  warning(text: string): void;
  /** Takes back what was told, as when another user signs in. */
  clear(): void;
}
