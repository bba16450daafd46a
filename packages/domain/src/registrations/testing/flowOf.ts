import type { Role } from '../../roles/roles.ts';
import { AREA_DECISIONS, DECISION_STAGES, FLOW_STATUSES, type RegistrationFlow } from '../flowStatuses.ts';

/** A flow at a status, without decisions by default. */
export function flowOf(
  statusFluxoCadastro: string,
  [commercial, accounting]: readonly [
    RegistrationFlow['statusAprovacaoComercialSegundaAnalise'],
    RegistrationFlow['statusAprovacaoContabilidadeSegundaAnalise'],
  ] = [null, null],
  etapaReprovacao: RegistrationFlow['etapaReprovacao'] = null,
): RegistrationFlow {
  return {
    statusFluxoCadastro,
    statusAprovacaoComercialSegundaAnalise: commercial,
    statusAprovacaoContabilidadeSegundaAnalise: accounting,
    etapaReprovacao,
  };
}

/** Decisions that an area may show. */
export const DECISIONS = [null, 0, ...AREA_DECISIONS] as const;

/** Role sets that behave differently. */
export const ROLE_SETS: readonly (readonly Role[])[] = [
  ['Fornecedor'],
  ['Comercial'],
  ['ComercialAprovadores'],
  ['Contabil'],
  ['Diretoria'],
  ['ComericalGeradorLink'],
  ['Ecommerce'],
  ['ComercialValidadores'],
  ['ComercialAprovadores', 'Contabil'],
  ['Comercial', 'ComercialAprovadores'],
  ['Comercial', 'Contabil'],
  ['Diretoria', 'ComercialAprovadores'],
  ['Fornecedor', 'Comercial'],
  [],
];

const REFUSALS = [null, ...DECISION_STAGES];

/** Every status with every pair of decisions, a refused one in every stage, an unknown status included. */
export function allFlows(): RegistrationFlow[] {
  return [...FLOW_STATUSES, 'Outro'].flatMap((status) =>
    DECISIONS.flatMap((commercial) =>
      DECISIONS.flatMap((accounting) =>
        (status === 'Reprovado' ? REFUSALS : [null]).map((stage) =>
          flowOf(status, [commercial, accounting], stage),
        ),
      ),
    ),
  );
}
