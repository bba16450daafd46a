export { LINKED_ACCOUNTS, type LinkedAccount } from './linkedAccount.ts';
export { NEW_PASSWORD_HINT, PASSWORD_MIN } from './newPasswordHint.ts';
export {
  type PasswordChangeBody,
  type PasswordChangeForm,
  passwordChangeBodySchema,
  passwordChangeSchema,
} from './passwordChangeSchemas.ts';
export {
  chosenPasswordSchema,
  type PasswordChoice,
  passwordChoiceSchema,
  staffPasswordLinkSchema,
  supplierPasswordLinkSchema,
} from './passwordLinkSchemas.ts';
export {
  type StaffSignIn,
  type SupplierSignIn,
  staffSignInSchema,
  supplierSignInSchema,
} from './signInSchemas.ts';
export {
  type SignUpBody,
  type SignUpForm,
  signUpBodySchema,
  signUpSchema,
} from './signUpSchemas.ts';
