import {
  AREA_DECISIONS,
  areaDecisionBadge,
  areaDecisionsOf,
  DECISION_STAGES,
  displayStatus,
  flowBadge,
  type RegistrationFlow,
} from '@portal/domain';
import type { CellStatus, Validation } from '@portal/ui';
import type { RegistrationRow } from './registrationLists.ts';

/** The registration of a row, for the rules. */
export function flowOf(row: RegistrationRow): RegistrationFlow {
  return {
    statusFluxoCadastro: row.statusFluxoCadastro,
    statusAprovacaoComercialSegundaAnalise: row.statusComercial,
    statusAprovacaoContabilidadeSegundaAnalise: row.statusContabil,
    etapaReprovacao: DECISION_STAGES.find((stage) => stage === row.etapaReprovacao) ?? null,
  };
}

/** Badge of the status of a row (SUP-031 to SUP-051). */
export function statusOf(row: RegistrationRow): CellStatus {
  return flowBadge(displayStatus(flowOf(row)));
}

/** Badge of the decision of an area (SUP-052 to SUP-058). */
export function decisionOf(row: RegistrationRow, area: 'commercial' | 'accounting'): CellStatus {
  return areaDecisionBadge(areaDecisionsOf(flowOf(row))[area], row.statusFluxoCadastro);
}

/** The validations of a row or a registration (SUP-006, SUP-007, G-53), with theme colours by label. */
export function validationsOfRow({
  validacoes,
  statusFluxoCadastro,
}: Pick<RegistrationRow, 'validacoes' | 'statusFluxoCadastro'>): Validation[] {
  const badges = [null, ...AREA_DECISIONS].map((decision) =>
    areaDecisionBadge(decision, statusFluxoCadastro),
  );
  return validacoes.map(({ nome, status: { label } }) => ({
    name: nome,
    label,
    tone: badges.find((badge) => badge.label === label)?.tone ?? 'neutral',
  }));
}
