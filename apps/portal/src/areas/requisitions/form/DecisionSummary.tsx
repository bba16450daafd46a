import { dueDays } from '@portal/domain';
import { formatBrl, formatDate } from '@portal/formats';
import { SummaryCard } from '@portal/ui';
import type { Requisition } from './storedRequisition.ts';

/** What is decided on at a glance, as it is stored. */
export function DecisionSummary({ requisition }: { requisition: Requisition }) {
  const { valorRequisicao, dataCompraInicial, saldoContaCorrente, nomeGestor, requisitante } = requisition;
  const days = dueDays(requisition);
  return (
    <SummaryCard
      items={[
        { title: 'Valor', value: formatBrl(valorRequisicao) },
        { title: 'Faturamento', value: formatDate(dataCompraInicial) },
        { title: 'Saldo C/C', value: formatBrl(saldoContaCorrente) },
        { title: 'Gestor', value: nomeGestor },
        { title: 'Requisitante', value: requisitante },
        { title: 'Prazo', value: days.length > 0 ? `${days.join('/')} dias` : null },
      ]}
    />
  );
}
