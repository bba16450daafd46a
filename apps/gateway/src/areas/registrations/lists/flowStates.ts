import type { Schemas } from '@portal/api';
import { AREA_DECISIONS, DECISION_STAGES, FLOW_STATUSES, type ListedFlow } from '@portal/domain';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { registrationFlows as flows } from '../../../database/schema.ts';

type Stored = ListedFlow & { readonly importadoLegado: boolean };

/** A part of the state that matters only at some statuses. */
interface Variant {
  readonly state: Pick<
    Stored,
    | 'statusAprovacaoComercialSegundaAnalise'
    | 'statusAprovacaoContabilidadeSegundaAnalise'
    | 'etapaReprovacao'
  >;
  readonly condition: SQL | undefined;
}

const decisions = [null, ...AREA_DECISIONS];

const isValue = (
  column:
    | typeof flows.statusAprovacaoComercialSegundaAnalise
    | typeof flows.statusAprovacaoContabilidadeSegundaAnalise,
  value: (typeof decisions)[number],
): SQL => (value === null ? isNull(column) : eq(column, value));

const undecided = {
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
};

/** All states at a status that rules treat differently. */
function variantsOf(status: string): Variant[] {
  if (status === 'AguardandoSegundaAnalise') {
    return decisions.flatMap((commercial) =>
      decisions.map((accounting) => ({
        state: {
          ...undecided,
          statusAprovacaoComercialSegundaAnalise: commercial,
          statusAprovacaoContabilidadeSegundaAnalise: accounting,
        },
        condition: and(
          isValue(flows.statusAprovacaoComercialSegundaAnalise, commercial),
          isValue(flows.statusAprovacaoContabilidadeSegundaAnalise, accounting),
        ),
      })),
    );
  }
  if (status === 'Reprovado') {
    return [null, ...DECISION_STAGES].map((stage) => ({
      state: { ...undecided, etapaReprovacao: stage },
      condition: stage === null ? isNull(flows.etapaReprovacao) : eq(flows.etapaReprovacao, stage),
    }));
  }
  return [{ state: undecided, condition: undefined }];
}

/** Condition: the stored status is one of these; none match an empty list. */
function statusIn(statuses: readonly Schemas['FlowStatus'][]): SQL[] {
  return statuses.length === 0 ? [] : [inArray(flows.statusFluxoCadastro, [...statuses])];
}

/**
 * Turns a rule of the domain about one registration into a condition of the database, so that lists filter by the
 * rule that the pages show. The rule is called for every possible state; the states for which it holds make the
 * condition.
 */
export function stateCondition(holds: (flow: Stored) => boolean): SQL {
  const conditions = [false, true].flatMap((importadoLegado) => {
    const judged = FLOW_STATUSES.map((statusFluxoCadastro) => {
      const variants = variantsOf(statusFluxoCadastro);
      const kept = variants.filter(({ state }) => holds({ ...state, statusFluxoCadastro, importadoLegado }));
      return { statusFluxoCadastro, kept, always: kept.length === variants.length };
    });
    const whole = judged.filter(({ always }) => always).map(({ statusFluxoCadastro }) => statusFluxoCadastro);
    const parts = judged
      .filter(({ always, kept }) => !always && kept.length > 0)
      .map(({ statusFluxoCadastro, kept }) =>
        and(
          eq(flows.statusFluxoCadastro, statusFluxoCadastro),
          or(...kept.map(({ condition }) => condition)),
        ),
      );
    const found = or(...statusIn(whole), ...parts);
    return found === undefined ? [] : [and(eq(flows.importadoLegado, importadoLegado), found)];
  });
  return or(...conditions) ?? sql`false`;
}
