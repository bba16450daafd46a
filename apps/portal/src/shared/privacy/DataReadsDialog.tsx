import type { Schemas } from '@portal/api';
import { PERSONAL_DATA_LABELS } from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import { type Column, DataTable, Dialog } from '@portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { readingOf } from '../server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../server-state/serverStateAtoms.ts';

type Read = Schemas['PersonalDataRead'];

/** Lines a page. */
const SIZE = 20;

/** Height of the table in pixels: the head and eight lines at the comfortable density. */
const TABLE_PX = 424;

const lastTime: Column<Read> = {
  id: 'dataUltima',
  header: 'Última leitura',
  format: 'code',
  width: 148,
  value: ({ dataUltima }) => formatInstantDateTime(dataUltima),
};

const others: readonly Column<Read>[] = [
  {
    id: 'dados',
    header: 'Dados',
    format: 'text',
    width: 180,
    value: ({ dados }) => PERSONAL_DATA_LABELS[dados],
  },
  {
    id: 'dataPrimeira',
    header: 'Primeira do dia',
    format: 'code',
    width: 148,
    hiddenOn: 'narrow',
    value: ({ dataPrimeira }) => formatInstantDateTime(dataPrimeira),
  },
  { id: 'vezes', header: 'Vezes', format: 'number', width: 80, value: ({ vezes }) => vezes },
];

/** The readings of a supplier's data, and those by a member of staff: where they are asked for, and who is named in them. */
const SIDES = {
  supplier: {
    path: '/api/fornecedores/{id}/acessos-a-dados',
    title: 'Acessos aos dados',
    emptyText: 'Ninguém da empresa leu os dados deste fornecedor desde que há registro.',
    columns: [
      lastTime,
      {
        id: 'usuario',
        header: 'Usuário',
        format: 'text',
        names: true,
        width: 'auto',
        minWidth: 136,
        value: ({ usuario }) => usuario,
      },
      ...others,
    ] satisfies Column<Read>[],
  },
  member: {
    path: '/api/usuarios/equipe/{id}/acessos-a-dados',
    title: 'Dados lidos',
    emptyText: 'Esta pessoa não leu dados pessoais desde que há registro.',
    columns: [
      lastTime,
      {
        id: 'fornecedor',
        header: 'Fornecedor',
        format: 'text',
        names: true,
        width: 'auto',
        minWidth: 136,
        value: ({ fornecedor }) => fornecedor,
      },
      ...others,
    ] satisfies Column<Read>[],
  },
} as const;

interface DataReadsDialogProps {
  /** Whose data were read, or who read. */
  of: keyof typeof SIDES;
  /** Id of the supplier or of the member. */
  id: number;
  /** What it is called. */
  name: string;
  onClose: () => void;
}

/** Who of the company read which personal data of a supplier, or which a member of staff read, day by day (D32). */
export function DataReadsDialog({ of, id, name, onClose }: DataReadsDialogProps) {
  const { path, title, emptyText, columns } = SIDES[of];
  const [page, setPage] = useState(1);
  const query = useQuery(
    {
      ...useAtomValue(queriesAtom).queryOptions('get', path, {
        params: { path: { id }, query: { Pagina: page, QuantidadeRegistros: SIZE } },
      }),
      placeholderData: keepPreviousData,
    },
    useAtomValue(portalQueryClientAtom),
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} size="lg" title={title} description={name}>
      <DataTable
        label={`${title}: ${name}`}
        columns={columns}
        rows={query.data?.acessos}
        getRowId={(read) => read.id}
        emptyText={emptyText}
        height={TABLE_PX}
        paging={{
          page,
          pageSize: SIZE,
          total: query.data?.meta.paginacao.totalRegistros,
          onPageChange: setPage,
        }}
        {...readingOf(query)}
      />
    </Dialog>
  );
}
