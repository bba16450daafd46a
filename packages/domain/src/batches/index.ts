export {
  APPROVAL_STAGES,
  type ApprovalStage,
  approvalStage,
  BATCH_MAX,
  type BatchDecision,
  batchDecisionRefusal,
  type DecidedProduct,
  decideInBatch,
  defaultApprovalStage,
  STATUSES_OF_STAGE,
} from './batchApproval.ts';
export { BATCH_FILTERS, batchSearchRefusal, FILTER_MISSING_TEXT } from './batchFilter.ts';
export { type BatchKind, undoRefusal } from './batchUndo.ts';
export { branchCount, opensBranches } from './branchCount.ts';
export {
  changeRefusal,
  FAMILY_CHANGE_REFUSALS,
  type FamilyToMoveTo,
  type MovedProduct,
  moveProduct,
  type ProductToMove,
  SUPPLIER_CHANGE_REFUSALS,
} from './familyChange.ts';
export {
  CHANGED_STATUSES,
  type ChangedStatus,
  chosenStatusRefusal,
  type PlaceInRequest,
  type ProductToChangeStatus,
  statusChangeOptions,
  statusChangeRefusal,
} from './statusChange.ts';
export { type LinksToChange, supplierChangeRefusal, supplierUndoRefusal } from './supplierChange.ts';
