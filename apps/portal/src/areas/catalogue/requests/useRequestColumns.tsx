import {
  isRequestExpired,
  readsEveryRequest,
  requestState,
  sendsRequests,
  supplierName,
} from '@portal/domain';
import { formatDate } from '@portal/formats';
import { type Column, StatusBadge } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { CalendarX } from 'lucide-react';
import { useMemo } from 'react';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { RequestSending } from './RequestSending.tsx';
import type { RegistrationRequest, RequestList } from './requestList.ts';
import { requestStatus } from './requestStatus.ts';

const expiredIcon = <CalendarX size={14} role="img" aria-label="Expirou em" />;

/** The last day of a request, in red once it is over (GAP-55). */
function lastDay({ dataExpiracao }: RegistrationRequest) {
  if (!isRequestExpired(dataExpiracao, new Date())) return formatDate(dataExpiracao);
  return (
    <StatusBadge tone="danger" icon={expiredIcon}>
      {formatDate(dataExpiracao)}
    </StatusBadge>
  );
}

const code: Column<RegistrationRequest> = {
  id: 'codigo',
  header: 'Código',
  format: 'code',
  width: 112,
  value: ({ codigo }) => codigo,
};

const supplier: Column<RegistrationRequest> = {
  id: 'fornecedor',
  header: 'Fornecedor',
  format: 'text',
  minWidth: 240,
  value: ({ fornecedorNomeTela: nomeFantasia, fornecedorCnpj: cnpj }) =>
    supplierName({ razaoSocial: null, nomeFantasia, cnpj }),
};

const others: readonly Column<RegistrationRequest>[] = [
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
    width: 156,
    render: lastDay,
    text: ({ dataExpiracao }) => formatDate(dataExpiracao),
  },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    width: 168,
    value: (request) => requestStatus(requestState(request, new Date())),
  },
];

/** Columns of a list of requests (GAP-53): the supplier in the list of all, Enviar for users who send (SM-1). */
export function useRequestColumns(list: RequestList): readonly Column<RegistrationRequest>[] {
  const roles = useAtomValue(sessionAtom)?.roles;
  return useMemo(() => {
    const held = roles ?? [];
    const sending: Column<RegistrationRequest> = {
      id: 'enviar',
      header: 'Ações',
      format: 'custom',
      width: 120,
      align: 'end',
      pinned: true,
      render: (request) => <RequestSending list={list} request={request} />,
    };
    return [
      ...(readsEveryRequest(held) ? [supplier] : []),
      code,
      ...others,
      ...(sendsRequests(held) ? [sending] : []),
    ];
  }, [list, roles]);
}
