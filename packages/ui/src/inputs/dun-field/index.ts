export type { DunIndicator } from '@portal/formats';
export * from './DunField.tsx';
