import { type DueWeek, dueWeeks } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { Card, type Column, DataTable, Section } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

const TITLE = 'Vencimentos do que foi aprovado, em R$';

/** Without the sign of the currency, so that a whole week stands in a window of 1280 pixels. */
const AMOUNT = { format: 'number', decimals: 2 } as const;

const WEEKDAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];

const columns: readonly Column<DueWeek>[] = [
  {
    id: 'semana',
    header: 'Semana de',
    format: 'date',
    width: 104,
    value: ({ start }) => start,
  },
  ...WEEKDAYS.map(
    (header, place): Column<DueWeek> => ({
      id: header,
      header,
      ...AMOUNT,
      width: 104,
      value: ({ days }) => days[place],
    }),
  ),
  { id: 'total', header: 'Total', ...AMOUNT, width: 112, value: ({ total }) => total },
];

/** What falls due of approved requisitions that are not billed yet, by day and week, from this week on. */
export function DueDateCalendar() {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', '/api/produtos/requisicoes/graficos/analise', {
      params: { query: { tipoVisaoGrafico: 'Dia' } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  const { data } = query;
  const weeks = useMemo(() => data && dueWeeks(data, dayInSaoPaulo(new Date())), [data]);
  return (
    <Card data-density="compact">
      <Section title={TITLE}>
        <DataTable
          label={TITLE}
          columns={columns}
          rows={weeks}
          getRowId={({ start }) => start}
          height={360}
          emptyText="Nenhuma requisição aprovada vence a partir desta semana"
          {...readingOf(query, 'Erro ao buscar vencimentos')}
        />
      </Section>
    </Card>
  );
}
