export { passwordChoiceSchema, staffPasswordLinkSchema, supplierPasswordLinkSchema } from '@portal/domain';
