import type { requisitionPageFields, Suggestion } from '@portal/domain';
import { Card, Section, Stack } from '@portal/ui';
import type { ComponentProps } from 'react';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { RequisitionCurves } from '../curves/RequisitionCurves.tsx';
import { LastRequisitions } from '../history/LastRequisitions.tsx';
import { ManagerAnalyses } from '../history/ManagerAnalyses.tsx';
import { ManagerHistory } from '../history/ManagerHistory.tsx';
import { RequisitionLog } from '../history/RequisitionLog.tsx';

const { useValues } = inputsOf<typeof requisitionPageFields>();

/** What the decision rests on: curves, history by division and analyses by supplier (RQF-039, RQF-053, G-27). */
export function FiguresSection({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const [fornecedorId, divisoes, gestorId] = useValues(['fornecedorId', 'divisoes', 'gestorId']);
  return (
    <>
      <Card>
        <Section title="Curvas">
          <RequisitionCurves
            fornecedorId={fornecedorId}
            divisoesIds={divisoes.map(({ id }) => id)}
            gestorId={gestorId}
            sugestoesId={suggestions.map(({ sugestaoId }) => sugestaoId)}
          />
        </Section>
      </Card>
      <Card>
        <Section title="Histórico e análises">
          <Stack gap="lg">
            <Section title="Histórico por divisão" level={3}>
              <ManagerHistory gestorId={gestorId} />
            </Section>
            <Section title="Análises por fornecedor" level={3}>
              <ManagerAnalyses gestorId={gestorId} />
            </Section>
          </Stack>
        </Section>
      </Card>
    </>
  );
}

/** The requisition beside the last ones of its supplier. */
export function LastRequisitionsSection({ requisition }: ComponentProps<typeof LastRequisitions>) {
  return (
    <Card>
      <Section title="Últimas requisições do fornecedor">
        <LastRequisitions requisition={requisition} />
      </Section>
    </Card>
  );
}

/** The edit log (RQA-026 to RQA-033). */
export function LogSection({ requisicaoId }: { requisicaoId: number }) {
  return (
    <Card>
      <Section title="Log de edições">
        <RequisitionLog requisicaoId={requisicaoId} />
      </Section>
    </Card>
  );
}
