export { passwordChangeSchema } from '@portal/domain';
