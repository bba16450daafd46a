export type { PhoneKind } from '@portal/formats';
export * from './PhoneField.tsx';
export type { PhoneValue } from './phone.ts';
export type { PhoneChange } from './usePhoneValue.ts';
