export * from './PhoneField.tsx';
export type { PhoneKind, PhoneValue } from './phone.ts';
