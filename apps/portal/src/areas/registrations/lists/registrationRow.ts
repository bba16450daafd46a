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

/** The registration of a row, as the rules take it. */
export function flowOf(row: RegistrationRow): RegistrationFlow {
  return {
    statusFluxoCadastro: row.statusFluxoCadastro,
    statusAprovacaoComercialSegundaAnalise: row.statusComercial,
    statusAprovacaoContabilidadeSegundaAnalise: row.statusContabil,
    etapaReprovacao: DECISION_STAGES.find((stage) => stage === row.etapaReprovacao) ?? null,
  };
}

/** How the status of a row is shown (SUP-031 to SUP-051). */
export function statusOf(row: RegistrationRow): CellStatus {
  return flowBadge(displayStatus(flowOf(row)));
}

/** How the decision of an area is shown (SUP-052 to SUP-058). */
export function decisionOf(row: RegistrationRow, area: 'commercial' | 'accounting'): CellStatus {
  return areaDecisionBadge(areaDecisionsOf(flowOf(row))[area], row.statusFluxoCadastro);
}

/**
 * The validations of a row or a registration (SUP-006, SUP-007, G-53); their colours are those of the theme, by the label.
 */
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
