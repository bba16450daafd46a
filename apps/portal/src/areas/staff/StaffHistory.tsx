import type { Schemas } from '@portal/api';
import { type Column, DataTable } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { changeColumns } from '../../shared/logs/changeColumns.ts';
import { readingOf } from '../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../shared/server-state/serverStateAtoms.ts';
import { HISTORY } from './staffRegister.ts';
import type { StaffMember } from './staffStates.ts';

/** Height of the history in pixels: the head and four lines at the comfortable density. */
const TABLE_PX = 232;

/** Height of the details that show it. */
export const STAFF_HISTORY_PX = TABLE_PX + 24;

/** Most changes that are shown, the newest: nobody's account has seen more. */
const MOST = 100;

const { data, usuario, valorAnterior, valorNovo, acao } = changeColumns;

/** Most characters of a value, as of roles, that stand in two lines of its column. */
const MOST_IN_TWO_LINES = 50;

/** A value in two lines; a longer one opens, for the keyboard too. */
const whole = (column: typeof valorAnterior | typeof valorNovo): Column<Schemas['LogRow']> => ({
  ...column,
  twoLines: true,
  popup: (change) => {
    const content = column.value(change) ?? '';
    return content.length > MOST_IN_TWO_LINES ? { title: column.header, content } : undefined;
  },
});

const columns: readonly Column<Schemas['LogRow']>[] = [
  data,
  { ...usuario, width: 152, twoLines: true },
  { ...acao, names: true, width: 144 },
  { id: 'campo', header: 'Campo', format: 'text', width: 104, twoLines: true, value: ({ rotulo }) => rotulo },
  whole(valorAnterior),
  whole(valorNovo),
];

/** Who invited a member, gave and took roles, ended the access, and when password and sessions changed (D25). */
export function StaffHistory({ member }: { member: StaffMember }) {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', HISTORY, {
      params: { path: { id: member.id }, query: { QuantidadeRegistros: MOST } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  return (
    <DataTable
      label={`Histórico de ${member.nome}`}
      columns={columns}
      rows={query.data?.logs ?? []}
      getRowId={({ id }) => id}
      emptyText="Nada mudou neste acesso desde que há registro."
      height={TABLE_PX}
      {...readingOf(query)}
    />
  );
}
