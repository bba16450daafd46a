import { Banner, Button, Dialog, DiffList, Stack } from '@portal/ui';
import type { ConflictRow } from './compareEdits.ts';
import type { ConflictChoice, ConflictNotice } from './saveOnNewest.ts';

export interface ConflictDialogProps {
  /** The changed fields, from `compareEdits`, which open the dialog; `null` while there is no conflict. */
  rows: readonly ConflictRow[] | null;
  /** What else the newer version means, said first. */
  notice: ConflictNotice | null;
  /** Called with the choice. Escape, a press outside and the close button mean `back`. */
  onChoose: (choice: ConflictChoice) => void;
}

/**
 * Shows that somebody else saved the record first, what they changed and what saving anyway would overwrite, with
 * three choices (D7). `useConflict` provides its props.
 */
export function ConflictDialog({ rows, notice, onChoose }: ConflictDialogProps) {
  if (!rows) return null;
  const disputed = rows.filter((row) => row.changedByBoth).map(({ label }) => label);
  const theirs = rows.filter((row) => row.changedByThem);
  const mine = rows.filter((row) => row.changedByMe && row.mine !== row.theirs);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onChoose('back')}
      title="Registro alterado por outra pessoa"
      description="Enquanto você editava, outra pessoa salvou este registro. O que você digitou ainda não foi salvo."
      footer={
        <>
          <Button onClick={() => onChoose('back')}>Voltar</Button>
          <Button onClick={() => onChoose('take')}>Usar os dados atuais</Button>
          <Button variant="primary" onClick={() => onChoose('keep')}>
            {notice?.keepLabel ?? 'Manter o que digitei'}
          </Button>
        </>
      }
    >
      <Stack>
        {notice && (
          <Banner tone="warning" title={notice.title}>
            {notice.text}
          </Banner>
        )}
        {disputed.length > 0 && (
          <Banner tone="warning" title="Vocês dois alteraram">
            {disputed.join(', ')}
          </Banner>
        )}
        <DiffList
          level={3}
          title="O que a outra pessoa alterou"
          differences={theirs.map(({ label, loaded, theirs: after }) => ({
            field: label,
            before: loaded,
            after,
          }))}
        />
        {mine.length > 0 && (
          <DiffList
            level={3}
            title="O que muda se você mantiver o que digitou"
            differences={mine.map(({ label, theirs: before, mine: after }) => ({
              field: label,
              before,
              after,
            }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
