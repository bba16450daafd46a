export { WizardPage, type WizardPageProps } from './WizardPage.tsx';
export type { WizardSection } from './WizardSections.tsx';
export { type WizardStep, WizardSteps, type WizardStepsProps } from './WizardSteps.tsx';
