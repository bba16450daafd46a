import { asksForNewFamily } from '@portal/domain';
import { type Column, DataTable } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import {
  type FamilyRequest,
  familyHref,
  myRequests,
  type RegistrationRequest,
  timelineHref,
} from './requestList.ts';
import { registrationStatus } from './requestStatus.ts';

/** Height of the details of a request in pixels: the head and three families at the comfortable density. */
export const REQUEST_DETAILS_PX = 220;

const FAMILIES_PX = 196;

const facts: readonly Column<FamilyRequest>[] = [
  {
    id: 'familiaNome',
    header: 'Família',
    format: 'text',
    minWidth: 240,
    value: (family) => (asksForNewFamily(family) ? 'Família sem nome' : family.familiaNome),
  },
  {
    id: 'quantidadeCadastroProduto',
    header: 'Qtd. produtos',
    format: 'number',
    width: 124,
    value: ({ quantidadeCadastroProduto }) => quantidadeCadastroProduto,
  },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    width: 212,
    value: ({ status }) => registrationStatus(status, 'commercial'),
  },
  {
    id: 'statusFornecedor',
    header: 'Status fornecedor',
    format: 'status',
    width: 204,
    value: ({ statusFornecedor }) => registrationStatus(statusFornecedor, 'supplier'),
  },
  {
    id: 'dataCriacao',
    header: 'Data criação',
    format: 'date',
    width: 116,
    value: ({ dataCriacao }) => dataCriacao,
  },
];

const timelineIcon = <History />;

/** The families of a request, one row each (REQ1-002, REQ1-009 to REQ1-014, GAP-53). */
export function RequestFamilies({ request }: { request: RegistrationRequest }) {
  const askNewFamily = useSetAtom(myRequests.newFamilyAtom);
  const { router } = useAtomValue(servicesAtom);
  const columns = useMemo(
    (): readonly Column<FamilyRequest>[] => [
      ...facts,
      {
        id: 'acoes',
        header: 'Ações',
        format: 'actions',
        width: 64,
        actions: (family) => [
          {
            label: 'Linha do tempo',
            icon: timelineIcon,
            onSelect: () => void router.navigate(timelineHref(family)),
          },
        ],
      },
    ],
    [router],
  );
  return (
    <DataTable
      label={`Famílias da solicitação ${request.codigo}`}
      columns={columns}
      rows={request.solicitacaoCadastroFamilias}
      getRowId={({ id }) => id}
      rowHref={(family) => (asksForNewFamily(family) ? undefined : familyHref(family))}
      onRowClick={askNewFamily}
      emptyText="A solicitação não tem famílias."
      height={FAMILIES_PX}
    />
  );
}
