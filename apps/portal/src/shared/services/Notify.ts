/** A way on from a message. */
interface NotifyAction {
  readonly label: string;
  onSelect(): void;
}

/** What went wrong; an `ApiError` is one. */
export interface Failure {
  readonly message: string;
  /** Shown with a button that copies it. */
  readonly code?: string | undefined;
}

/** Shows a message to the user, with texts of the specification. */
export interface Notify {
  success(text: string, action?: NotifyAction): void;
  /** @returns takes it back, as once what had failed succeeds */
  error(failure: string | Failure, action?: NotifyAction): () => void;
  warning(text: string): void;
  /** Removes all messages, as when another user signs in. */
  clear(): void;
}
