import { DiffList, EmptyState } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { History } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ListFrame } from '../../shared/list/ListFrame.tsx';
import { CloseContext, lazyOverlay } from '../../shared/loading/lazyOverlay.tsx';
import { LogFilterFields } from './LogFilterFields.tsx';
import { logList } from './logList.ts';
import { logUndo } from './logUndo.ts';
import { fieldOf, type Log, useLogColumns } from './useLogColumns.tsx';
import { useLogQuestion } from './useLogQuestion.ts';

const LoggedBatch = lazyOverlay(async () => (await import('./LoggedBatch.tsx')).LoggedBatch);

/** The table takes the focus on from here to the row that was left, where that is still on the page. */
const focusTitle = (root: HTMLElement | null) => root?.querySelector('h1')?.focus({ preventScroll: true });

/** Pixels of a change with values of one line, of each further line, and of what shows the rest of a very long value. */
const PX = { oneLine: 106, line: 21, rest: 24 };

/** Letters in a line of one of two values in a window of 1280 px, and those of a very long one that are shown at first. */
const LETTERS = { line: 32, shown: 240 };

/** Height of a change; in a smaller window its lines scroll. */
function changePx(log: Log): number {
  const lengths = [log.valorAnterior, log.valorNovo].flatMap((value) => (value ? [value.length] : []));
  const longest = Math.max(...lengths, 0);
  const lines = Math.ceil(Math.min(longest, LETTERS.shown) / LETTERS.line / (lengths.length === 1 ? 2 : 1));
  const nameLines = Math.ceil(fieldOf(log).length / LETTERS.line);
  const further = Math.max(lines, nameLines, 1) - 1;
  return PX.oneLine + further * PX.line + (longest > LETTERS.shown ? PX.rest : 0);
}

/** Both values whole, also those that the table cuts. */
const wholeChange = {
  heightPx: changePx,
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
  const [batch, setBatch] = useAtom(logUndo.batchAtom);
  const openBatch = useSetAtom(logUndo.openAtom);
  const isOpening = useAtomValue(logUndo.isOpeningAtom);
  const [openedFrom, openFrom] = useState<Log['id'] | null>(null);
  const [isBack, comeBack] = useState(false);
  const columns = useLogColumns(
    useCallback(
      (lote, rowId) => {
        openFrom(rowId);
        void openBatch(lote);
      },
      [openBatch],
    ),
    isOpening ? openedFrom : null,
  );
  if (batch) {
    return (
      <CloseContext value={() => setBatch(null)}>
        <LoggedBatch onLeave={() => comeBack(true)} />
      </CloseContext>
    );
  }
  return (
    <ListFrame
      list={logList}
      description="Veja quem alterou uma família, um fornecedor ou um produto, quando e por qual ação."
      columns={columns}
      {...(isBack && { ref: focusTitle })}
      searchable={false}
      filters={<LogFilterFields question={question} />}
      filterForm={{ onSearch: question.search, defaultOpen: !asked }}
      fileWords={question.words}
      details={wholeChange}
      emptyState={asked ? nothingChanged : notAsked}
    />
  );
}
LogsPage.prefetch = logList.rowsAtom.prefetchAtom;
