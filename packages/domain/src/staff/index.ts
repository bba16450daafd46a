export { type StaffAct, type StaffStanding, type StaffState, whyNot, whyNotRoles } from './staffActs.ts';
export {
  type StaffInvitation,
  staffChangeSchema,
  staffFields,
  staffInvitationSchema,
} from './staffFields.ts';
export { STAFF_ROLES, type StaffRole, staffRoles } from './staffRoles.ts';
