export { staffSignInSchema, supplierSignInSchema } from '@portal/domain';
