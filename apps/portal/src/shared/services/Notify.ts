/** A way on from a message. */
interface NotifyAction {
  readonly label: string;
  onSelect(): void;
}

/** Shows a message to the user, with texts of the specification. */
export interface Notify {
  success(text: string, action?: NotifyAction): void;
  error(text: string, action?: NotifyAction): void;
  warning(text: string): void;
  /** Removes all messages, as when another user signs in. */
  clear(): void;
}
