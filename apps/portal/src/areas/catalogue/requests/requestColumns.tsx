import { requestState } from '@portal/domain';
import { formatDate } from '@portal/formats';
import type { Column } from '@portal/ui';
import { LastDay } from './LastDay.tsx';
import type { RegistrationRequest } from './requestList.ts';
import { requestStatus } from './requestStatus.ts';
import { RequestSending } from './sending/RequestSending.tsx';

/** Columns of a supplier's requests (GAP-53). */
export const requestColumns: readonly Column<RegistrationRequest>[] = [
  {
    id: 'codigo',
    header: 'Código',
    format: 'code',
    width: 112,
    value: ({ codigo }) => codigo,
  },
  {
    id: 'dataCriacao',
    header: 'Data criação',
    format: 'date',
    width: 136,
    value: ({ dataCriacao }) => dataCriacao,
  },
  {
    id: 'dataExpiracao',
    header: 'Data expiração',
    format: 'custom',
    width: 232,
    render: (request) => <LastDay request={request} />,
    text: ({ dataExpiracao }) => formatDate(dataExpiracao),
  },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    width: 168,
    value: (request) => requestStatus(requestState(request, new Date())),
  },
  {
    id: 'enviar',
    header: 'Ações',
    format: 'custom',
    width: 120,
    align: 'end',
    pinned: true,
    render: (request) => <RequestSending request={request} />,
  },
];
