import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import {
  EMPTY_TERMS,
  emptyForm,
  type RequisitionForm,
  requisitionPageFields,
  storedForm,
} from '@portal/domain';
import type { Records } from '../../../shared/editor/knownRecords.ts';

/** A stored requisition. */
export type Requisition = Schemas['Requisition'];

/** A requisition with the signed addresses of its files. */
export type RequisitionAnswer = Schemas['RequisitionAnswer'];

/** The path of the call that reads one. */
export const REQUISITION_PATH = '/api/produtos/requisicoes/{requisicaoId}';

/** Reads a requisition as the gateway has it now, past any cache (RQF-056). */
export async function readRequisition(api: PortalClient, requisicaoId: number): Promise<Requisition> {
  const { requisicao } = await answerOf(api.GET(REQUISITION_PATH, { params: { path: { requisicaoId } } }));
  return requisicao;
}

/** The payment term as the form holds it: without the installments, which follow from it. */
function termsOf({ prazoCompra }: Requisition): RequisitionForm['prazoCompra'] {
  const { vencimentos: _, ...terms } = prazoCompra;
  return { ...EMPTY_TERMS, ...terms };
}

/** The values of the form for a requisition, or for a new one (RQF-012, RQP-003). */
export function requisitionToForm(requisition: Requisition | null): RequisitionForm {
  if (requisition === null) return emptyForm(requisitionPageFields);
  return { ...storedForm(requisitionPageFields, requisition), prazoCompra: termsOf(requisition) };
}

/** Names of the records that a requisition refers to. */
export function recordsOfRequisition({
  gestorId,
  nomeGestor,
  fornecedorId,
  fornecedor,
}: Requisition): Records {
  return {
    gestorId: [{ value: gestorId, label: nomeGestor }],
    fornecedorId: [{ value: fornecedorId, label: fornecedor }],
  };
}
