export { barCodeWarning, eanFields, eanSchema } from './eanSchema.ts';
