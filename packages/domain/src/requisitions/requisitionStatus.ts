import type { BadgeTone } from '../registrations/displayStatus.ts';

/** The statuses of a requisition with their labels, in the course that it takes (RQL-019, G-01, G-14). */
export const REQUISITION_STATUS_LABELS = {
  PreRequisitado: 'Pré-requisitado',
  Requisitado: 'Requisitado',
  Validado: 'Validado',
  Aprovado: 'Aprovado',
  Recusado: 'Recusado',
} as const;

/** A status of a requisition. */
export type RequisitionStatus = keyof typeof REQUISITION_STATUS_LABELS;

/** Meaning of the colour of each status: grey, orange, blue, green, red (G-14). */
export const REQUISITION_STATUS_TONES: Readonly<Record<RequisitionStatus, BadgeTone>> = {
  PreRequisitado: 'neutral',
  Requisitado: 'warning',
  Validado: 'info',
  Aprovado: 'success',
  Recusado: 'danger',
};

/** Whether a text is a known status. Any other, of a newer gateway, is one that only shows (G-01). */
export function isRequisitionStatus(status: string): status is RequisitionStatus {
  return Object.hasOwn(REQUISITION_STATUS_LABELS, status);
}
