export type StatusTone = 'neutral' | 'warning' | 'partner' | 'info' | 'success' | 'danger';
