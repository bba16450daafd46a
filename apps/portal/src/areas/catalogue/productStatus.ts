import type { Schemas } from '@portal/api';
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

const APPROVAL_STATUSES: Record<Schemas['ProductApprovalStatus'], CellStatus> = {
  AguardandoValidacao: { tone: 'warning', label: 'Aguardando Validação' },
  Validado: { tone: 'info', label: 'Validado' },
  AguardandoAprovacaoComercial: { tone: 'warning', label: 'Aguardando Aprovação Comercial' },
  AguardandoAprovacao: { tone: 'warning', label: 'Aguardando Aprovação' },
  Aprovado: { tone: 'success', label: 'Aprovado' },
  Recusado: { tone: 'danger', label: 'Recusado' },
};

/** Badge of the review and approval of a product (SM-3, SM-4). */
export function approvalStatus(status: Schemas['ProductApprovalStatus']): CellStatus {
  return APPROVAL_STATUSES[status] ?? { tone: 'neutral', label: status };
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
