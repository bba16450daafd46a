import type { Handlers, OperationId } from '../http/operationHandler.ts';
import { brandHandlers } from './brands/brandHandlers.ts';
import { enumerationHandlers } from './enumerations/enumerationHandlers.ts';
import { familyHandlers } from './families/familyHandlers.ts';
import { productHandlers } from './products/productHandlers.ts';
import { requestHandlers } from './requests/requestHandlers.ts';
import { sessionHandlers } from './session/sessionHandlers.ts';
import { signUpHandlers } from './sign-up/signUpHandlers.ts';

/** What answers each call of the contract. A call without a handler does not compile. */
export const handlers: Handlers<OperationId> = {
  ...sessionHandlers,
  ...signUpHandlers,
  ...enumerationHandlers,
  ...brandHandlers,
  ...familyHandlers,
  ...productHandlers,
  ...requestHandlers,
};
