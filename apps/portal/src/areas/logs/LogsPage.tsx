import { DiffList, EmptyState } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { History } from 'lucide-react';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { ListFrame } from '../../shared/list/ListFrame.tsx';
import { LogFilterFields } from './LogFilterFields.tsx';
import { logList } from './logList.ts';
import { logUndo } from './logUndo.ts';
import { fieldOf, type Log, useLogColumns } from './useLogColumns.tsx';
import { useLogQuestion } from './useLogQuestion.ts';

const LoggedBatch = lazyPart(async () => (await import('./LoggedBatch.tsx')).LoggedBatch);

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Both values whole, also those that the table cuts. */
const wholeChange = {
  heightPx: 160,
  render: (log: Log) => (
    <DiffList
      title={log.acao}
      differences={[{ field: fieldOf(log), before: log.valorAnterior, after: log.valorNovo }]}
    />
  ),
};

const icon = <History aria-hidden="true" />;

const notAsked = (
  <EmptyState
    icon={icon}
    title="Escolha o que consultar"
    description="Escolha a tabela, o registro e o período para ver quem alterou o quê."
  />
);

const nothingChanged = (
  <EmptyState
    icon={icon}
    title="Nenhuma alteração encontrada"
    description="Ninguém alterou este registro no período. Confira o código ou escolha um período maior."
  />
);

/** 'Consulta de logs': who changed what in a family, a supplier or a product (LOG-001 to LOG-012, G-04, RTE-040). */
export function LogsPage() {
  const question = useLogQuestion();
  const asked = useAtomValue(logList.askedAtom);
  const isBatchShown = useAtomValue(logUndo.batchAtom) !== null;
  const columns = useLogColumns(useSetAtom(logUndo.openAtom));
  const [returned, setReturned] = useState(false);
  const leaveBatch = useCallback(() => setReturned(true), []);
  if (isBatchShown) return <LoggedBatch onLeave={leaveBatch} />;
  return (
    <ListFrame
      list={logList}
      description="Veja quem alterou uma família, um fornecedor ou um produto, quando e por qual ação."
      columns={columns}
      {...(returned && { tabIndex: -1, ref: focus })} // the batch was opened from here
      getRowId={({ id }) => id}
      searchable={false}
      filters={<LogFilterFields question={question} />}
      filterForm={{ onSearch: question.search, startsOpen: !asked }}
      fileWords={question.words}
      details={wholeChange}
      emptyState={asked ? nothingChanged : notAsked}
    />
  );
}
