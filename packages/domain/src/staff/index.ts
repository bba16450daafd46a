export { type StaffInvitation, staffInvitationSchema } from './staffFields.ts';
export { STAFF_ROLES, type StaffRole, staffRoles } from './staffRoles.ts';
