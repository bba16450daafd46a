import type { Schemas } from '@portal/api';
import { PRODUCT_APPROVAL_LABELS } from '@portal/domain';
import type { CellStatus } from '@portal/ui';

const STATUSES: Record<Schemas['ProductStatus'], CellStatus> = {
  Ativo: { tone: 'success', label: 'Ativo' },
  Aguardando: { tone: 'warning', label: 'Aguardando' },
  Desativado: { tone: 'neutral', label: 'Desativado' },
  Descontinuada: { tone: 'danger', label: 'Descontinuada' },
};

/** Badge of the status of a product. */
export function productStatus(status: Schemas['ProductStatus']): CellStatus {
  return STATUSES[status] ?? { tone: 'neutral', label: status };
}

const APPROVAL_TONES: Record<Schemas['ProductApprovalStatus'], CellStatus['tone']> = {
  AguardandoValidacao: 'warning',
  Validado: 'info',
  AguardandoAprovacaoComercial: 'warning',
  AguardandoAprovacao: 'warning',
  Aprovado: 'success',
  Recusado: 'danger',
};

/** Badge of the review and approval of a product (SM-3, SM-4). */
export function approvalStatus(status: Schemas['ProductApprovalStatus']): CellStatus {
  return { tone: APPROVAL_TONES[status] ?? 'neutral', label: PRODUCT_APPROVAL_LABELS[status] ?? status };
}

const FAMILY_STATUSES: Record<Schemas['FamilyStatus'], CellStatus> = {
  ACadastrar: { tone: 'neutral', label: 'A cadastrar' },
  Aguardando: { tone: 'warning', label: 'Aguardando' },
  AguardandoValidacao: { tone: 'warning', label: 'Aguardando validação' },
  Cadastrando: { tone: 'info', label: 'Cadastrando' },
  Validado: { tone: 'info', label: 'Validado' },
  Concluido: { tone: 'info', label: 'Concluído' },
  Aprovado: { tone: 'success', label: 'Aprovado' },
  Recusado: { tone: 'danger', label: 'Recusado' },
};

/** Badge of the status of a family. */
export function familyStatus(status: Schemas['FamilyStatus']): CellStatus {
  return FAMILY_STATUSES[status] ?? { tone: 'neutral', label: status };
}
