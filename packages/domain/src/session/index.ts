export {
  type StaffSignIn,
  type SupplierSignIn,
  staffSignInSchema,
  supplierSignInSchema,
} from './signInSchemas.ts';
export {
  PASSWORD_MIN,
  type SignUpBody,
  type SignUpForm,
  signUpBodySchema,
  signUpSchema,
} from './signUpSchemas.ts';
