import { isRequisitionStatus, REQUISITION_STATUS_LABELS, REQUISITION_STATUS_TONES } from '@portal/domain';
import type { CellStatus } from '@portal/ui';

/** The status of a requisition as a badge; one of a newer gateway is shown as it is spelled (G-01, G-14). */
export function requisitionBadge(status: string): CellStatus {
  return isRequisitionStatus(status)
    ? { tone: REQUISITION_STATUS_TONES[status], label: REQUISITION_STATUS_LABELS[status] }
    : { tone: 'neutral', label: status };
}
