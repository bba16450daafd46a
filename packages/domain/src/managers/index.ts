export { DEFAULT_MANAGER_EMAIL_SUFFIX, isEmailSuffix } from './emailSuffix.ts';
export { wholeEmail, withRegistration } from './foundManager.ts';
export {
  emptyManagerForm,
  MANAGER_NAME_MAX,
  type ManagerBody,
  type ManagerChangeBody,
  type ManagerChangeForm,
  type ManagerForm,
  managerChangeSchema,
  managerSchema,
  REGISTRATION_MAX,
} from './managerSchema.ts';
