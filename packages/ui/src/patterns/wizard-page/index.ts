export { WizardPage, type WizardPageProps, type WizardStep } from './WizardPage.tsx';
export type { WizardSection } from './WizardSections.tsx';
