export type { LabelledBinding } from '../../internal/form-dialog/fieldBinding.ts';
export * from './ContactDialog.tsx';
export type { ContactBindings, PhoneBinding } from './ContactFields.tsx';
