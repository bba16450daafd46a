export { DEFAULT_MANAGER_EMAIL_SUFFIX, isEmailSuffix } from './emailSuffix.ts';
export { wholeEmail, withRegistration } from './foundManager.ts';
export { type ManagerForm, managerChangeSchema, managerFields, managerSchema } from './managerSchema.ts';
