import type { Role } from '../../roles/roles.ts';
import { AREA_DECISIONS, FLOW_STATUSES, type RegistrationFlow } from '../flowStatuses.ts';

/** A flow of a status, with nothing decided unless said otherwise. */
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

/** Role sets that act differently. */
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

/** Every status with every pair of decisions and every stage of refusal, an unknown status included. */
export function allFlows(): RegistrationFlow[] {
  const stages = [
    null,
    'PrimeiraAnalise',
    'SegundaAnaliseComercial',
    'SegundaAnaliseContabil',
    'TerceiraAnalise',
  ] as const;
  return [...FLOW_STATUSES, 'Outro'].flatMap((status) =>
    DECISIONS.flatMap((commercial) =>
      DECISIONS.flatMap((accounting) =>
        stages.map((stage) => flowOf(status, [commercial, accounting], stage)),
      ),
    ),
  );
}
