import type { ComponentPropsWithRef } from 'react';

export interface Step {
  /** Unique in the list. */
  id: string;
  label: string;
  /** All of it is filled in. @default false */
  done?: boolean | undefined;
  /** Cannot be opened yet; stays in reach of the keyboard. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and what opens it. */
  disabledReason?: string | undefined;
  /** Fields to put right. @default 0 */
  errorCount?: number | undefined;
  /** What is still to do in it, as in "Alterações não salvas"; its errors are said first. */
  note?: string | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the steps make up, as in "Etapas do cadastro": names the navigation. */
  label: string;
  /** The steps in their order; the ones that are not available stay in the list. */
  steps: readonly Step[];
  /** Id of the step shown. */
  value: string;
  /** Receives the step asked for. The page then moves focus to the heading of that step. */
  onValueChange?: ((value: string) => void) | undefined;
}
