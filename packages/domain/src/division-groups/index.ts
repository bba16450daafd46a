export { divisionGroupFields, divisionGroupSchema, selectableManagerId } from './divisionGroupSchema.ts';
export {
  MANAGER_MISSING_TEXT,
  TRANSFER_MAX,
  TRANSFER_REFUSALS,
  type TransferRefusal,
  transferRefusal,
} from './transferRefusal.ts';
