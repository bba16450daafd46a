import {
  type BatchItem,
  BatchPage,
  type BatchResult,
  type BatchStage,
  type Column,
  isSelected,
  noSelection,
  type Selection,
  SelectionTable,
} from '@portal/ui';
import { useState } from 'react';
import { createDecisionServer, type Registration, registrations } from './sampleServer.ts';

const columns: readonly Column<Registration>[] = [
  { id: 'name', header: 'Fornecedor', format: 'text', value: ({ name }) => name },
  { id: 'amount', header: 'Valor previsto', format: 'currency', value: ({ amount }) => amount },
];

/** One act for many: chosen, looked at, sent one after another, and reported on, with another try for what failed. */
export function BatchExample() {
  const [server] = useState(createDecisionServer);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [stage, setStage] = useState<BatchStage>('idle');
  const [results, setResults] = useState<readonly BatchResult[]>([]);

  const run = async (ids: readonly BatchItem['id'][]) => {
    setStage('running');
    setResults((before) => before.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) {
      const result = await server.decide(Number(id)).then(
        () => ({ id, ok: true }),
        ({ message }: Error) => ({ id, ok: false, message }),
      );
      setResults((before) => [...before, result]);
    }
    setStage('done');
  };

  const start = () => {
    setStage('idle');
    setResults([]);
    setSelection(noSelection);
  };

  return (
    <BatchPage
      title="Aprovação em lote"
      acts={[{ id: 'aprovar', label: 'Aprovar' }]}
      actId="aprovar"
      stage={stage}
      items={registrations.filter(({ id }) => isSelected(selection, id))}
      results={results}
      fileName="aprovacao"
      onReview={() => setStage('review')}
      onBack={() => setStage('idle')}
      onRun={run}
      onFinish={start}
    >
      <SelectionTable
        label="Cadastros"
        columns={columns}
        rows={registrations}
        getRowId={({ id }) => id}
        rowName={({ name }) => name}
        selection={selection}
        onSelectionChange={setSelection}
      />
    </BatchPage>
  );
}
