/** Why something could not be read. */
export interface Failure {
  /** What happened, and what to do. */
  message: string;
  /** Finds the failure in the records of the system; only where people cannot mend it themselves. @default none */
  code?: string | undefined;
}
