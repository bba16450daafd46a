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
import { unnamedFamily } from './unnamedFamily.ts';

/** Families that the details of a request have room for; the others are scrolled to. */
const FAMILIES_IN_SIGHT = 8;

/** The lines around the table of the families, and the room around these, in pixels. */
const EDGES_PX = 28;

/** Height of the details of a request in pixels: the head and its families, as tall as the rows of the list. */
export function requestDetailsPx(request: RegistrationRequest, rowPx: number): number {
  const families = Math.min(Math.max(1, request.solicitacaoCadastroFamilias.length), FAMILIES_IN_SIGHT);
  return (1 + families) * rowPx + EDGES_PX;
}

const facts: readonly Column<FamilyRequest>[] = [
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

/** Shown where products were refused one by one, which their family does not tell. */
const refused: Column<FamilyRequest> = {
  id: 'quantidadeRecusada',
  header: 'Recusados',
  format: 'number',
  width: 104,
  value: ({ quantidadeRecusada }) => quantidadeRecusada || null,
};

const timelineIcon = <History />;

/** The families of a request, one row each (REQ1-002, REQ1-009 to REQ1-014, GAP-53). */
export function RequestFamilies({ request }: { request: RegistrationRequest }) {
  const askNewFamily = useSetAtom(myRequests.newFamilyAtom);
  const leave = useSetAtom(myRequests.leaveFamilyAtom);
  const left = useAtomValue(myRequests.placeAtom);
  const { router } = useAtomValue(servicesAtom);
  const families = request.solicitacaoCadastroFamilias;
  const columns = useMemo(
    (): readonly Column<FamilyRequest>[] => [
      {
        id: 'familiaNome',
        header: 'Família',
        format: 'text',
        minWidth: 240,
        value: (family) =>
          asksForNewFamily(family) ? unnamedFamily('Família sem nome', family, families) : family.familiaNome,
      },
      ...facts,
      ...(families.some(({ quantidadeRecusada }) => quantidadeRecusada > 0) ? [refused] : []),
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
            leaves: true,
          },
        ],
      },
    ],
    [families, router],
  );
  return (
    <DataTable
      label={`Famílias da solicitação ${request.codigo}`}
      columns={columns}
      rows={families}
      getRowId={({ id }) => id}
      rowHref={(family) => (asksForNewFamily(family) ? undefined : familyHref(family))}
      onRowClick={(family) => askNewFamily({ requestId: request.id, family })}
      startAt={left?.rowId === request.id ? left.inDetails : null}
      onLeave={(place) => leave(request.id, place)}
      emptyText="A solicitação não tem famílias."
    />
  );
}
