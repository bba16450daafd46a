import { useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { bound, useKept } from '../../internal/stories/bindings.ts';
import { PendencyDialog, type PendencyDialogProps } from './PendencyDialog.tsx';
import type { Occurrence } from './pendency.ts';

/** A button that opens the dialog, as in the head of a supplier, and a page that keeps the occurrences. */
export function PendencyPage({ open: openAtFirst, onOpenChange, onSend, ...props }: PendencyDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  const [added, setAdded] = useState<readonly Occurrence[]>([]);
  const [missing, setMissing] = useState(false);
  const [refused, setRefused] = useState(false);
  const documentoId = useKept(bound<number | null>(null));
  const motivoPendencia = useKept(bound<string | null>(null));
  const descricao = useKept(bound(''));
  const chosen = props.documents.find(({ id }) => id === documentoId.value);
  const reason = motivoPendencia.value;
  const problem = (value: unknown) => (refused && value === null ? 'Campo obrigatório' : undefined);

  const add = () => {
    setRefused(!chosen || reason === null);
    if (!chosen || reason === null) return;
    const { id, nomeOriginal, type } = chosen;
    const note = descricao.value;
    setAdded([
      ...added,
      {
        documentoId: id,
        nomeOriginal,
        type,
        motivoPendencia: reason,
        descricao: note,
        statusPendencia: 'Nova',
      },
    ]);
    documentoId.onValueChange(null);
    motivoPendencia.onValueChange(null);
    descricao.onValueChange('');
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Pendenciar</Button>
      <PendencyDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        fields={{
          documentoId: { ...documentoId, error: problem(documentoId.value) },
          motivoPendencia: { ...motivoPendencia, error: problem(reason) },
          descricao,
        }}
        documents={props.documents.filter(({ id }) => added.every((one) => one.documentoId !== id))}
        allUsed={props.documents.length > 0}
        added={added}
        missing={missing}
        onSubmit={add}
        onRemove={(occurrence) => setAdded(added.filter((one) => one !== occurrence))}
        onSend={() => {
          onSend();
          setMissing(added.length === 0);
        }}
      />
    </>
  );
}
