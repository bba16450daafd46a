export { WizardPage, type WizardPageProps } from './WizardPage.tsx';
export type { WizardSection } from './WizardSections.tsx';
export { WizardSteps } from './WizardSteps.tsx';
export type { WizardStep, WizardStepsProps } from './WizardSteps.types.ts';
