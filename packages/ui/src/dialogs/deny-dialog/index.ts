export type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';
export * from './DenyDialog.tsx';
