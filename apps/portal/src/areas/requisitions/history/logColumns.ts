import type { Schemas } from '@portal/api';
import { DUE_DATES, requisitionFields, TERM_TYPES } from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import type { Column } from '@portal/ui';
import { requisitionBadge } from '../requisitionBadge.ts';

type Log = Schemas['RequisitionLog'];

const { dataCompraInicial, valorRequisicao, saldoContaCorrente, observacoes } = requisitionFields;

/** What each save of a requisition left (RQA-028 to RQA-033). */
export const logColumns: readonly Column<Log>[] = [
  {
    id: 'dataCriacao',
    header: 'Data',
    format: 'code',
    width: 176,
    value: (log) => formatInstantDateTime(log.dataCriacao),
  },
  {
    id: 'requisitante',
    header: 'Requisitante',
    format: 'text',
    width: 160,
    value: (log) => log.requisitante,
  },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    width: 128,
    value: (log) => requisitionBadge(log.status),
  },
  {
    id: 'valorRequisicao',
    header: valorRequisicao.label,
    format: 'currency',
    width: 224,
    value: (log) => log.valorRequisicao,
  },
  {
    id: 'dataCompraInicial',
    header: dataCompraInicial.label,
    format: 'date',
    width: 168,
    value: (log) => log.dataCompraInicial,
  },
  {
    id: 'dataCompraFinal',
    header: 'Data final da compra',
    format: 'date',
    width: 176,
    value: (log) => log.dataCompraFinal,
  },
  {
    id: 'tipoPrazo',
    header: 'Tipo de prazo',
    format: 'code',
    width: 112,
    value: (log) => TERM_TYPES.find(({ id }) => id === log.tipoPrazo)?.descricao ?? log.tipoPrazo,
  },
  ...DUE_DATES.map(
    (name, index): Column<Log> => ({
      id: name,
      header: `Vencimento ${index + 1}`,
      format: 'date',
      width: 124,
      value: (log) => log[name],
    }),
  ),
  {
    id: 'saldoContaCorrente',
    header: saldoContaCorrente.label,
    format: 'currency',
    width: 184,
    value: (log) => log.saldoContaCorrente,
  },
  {
    id: 'observacoes',
    header: observacoes.label,
    format: 'text',
    width: 'auto',
    minWidth: 200,
    value: (log) => log.observacoes,
  },
];
