import type { OperationId } from '../http/operationHandler.ts';
import type { LogEvent } from './Log.ts';

/** What a call is, where it succeeds. All others are a `call`. */
const DONE: { readonly [Id in OperationId]?: LogEvent } = {
  signInStaff: 'sign-in',
  signInSupplier: 'sign-in',
  signOut: 'sign-out',
  inviteStaffMember: 'staff-invited',
  repeatStaffInvitation: 'staff-invited',
  updateStaffMember: 'roles-changed',
  endStaffAccess: 'access-ended',
  returnStaffAccess: 'access-returned',
};

/** What a call was, by its operation (null outside of the contract) and status. */
export function callEvent(operation: OperationId | null, status: number): LogEvent {
  if (status >= 500) return 'failure';
  // Nobody guesses anything with reports; those over the limit are dropped without a word.
  if (status === 429) return operation === 'reportBrowserError' ? 'call' : 'throttled';
  if (status === 403) return 'access-refused';
  const done = operation === null ? undefined : DONE[operation];
  if (status < 400) return done ?? 'call';
  return done === 'sign-in' && status === 401 ? 'sign-in-failed' : 'call';
}
