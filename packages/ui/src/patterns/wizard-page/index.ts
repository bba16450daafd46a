export { WizardSteps } from './steps/WizardSteps.tsx';
export type { WizardStep, WizardStepsProps } from './steps/WizardSteps.types.ts';
export { WizardPage, type WizardPageProps } from './WizardPage.tsx';
