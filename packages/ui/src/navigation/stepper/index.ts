export { Stepper } from './Stepper.tsx';
export type { Step, StepperProps } from './Stepper.types.ts';
