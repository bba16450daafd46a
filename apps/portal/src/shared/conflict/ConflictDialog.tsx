import { Banner, Button, Dialog, DiffList, Stack } from '@portal/ui';
import type { ConflictRow } from './compareEdits.ts';
import type { ConflictChoice } from './saveOnNewest.ts';

/** What the user is asked about. */
export interface ConflictQuestion {
  /** The fields that somebody changed, from `compareEdits`. */
  readonly rows: readonly ConflictRow[];
  /** Who saved the record meanwhile; `null` where the record does not say. */
  readonly changedBy: string | null;
}

export interface ConflictDialogProps {
  /** Shows the dialog; `null` while there is nothing to decide. */
  question: ConflictQuestion | null;
  /** Told how to go on. Escape, a press outside and the close button mean `back`. */
  onChoose: (choice: ConflictChoice) => void;
}

/**
 * Says that somebody else saved the record first, what they changed and what keeping one's own input would change, and
 * offers three ways on (D7). Composed by `useConflict`.
 */
export function ConflictDialog({ question, onChoose }: ConflictDialogProps) {
  if (!question) return null;
  const { rows, changedBy } = question;
  const disputed = rows.filter((row) => row.changedByBoth).map(({ label }) => label);
  const theirs = rows.filter((row) => row.changedByThem);
  const mine = rows.filter((row) => row.changedByMe && row.mine !== row.theirs);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onChoose('back')}
      title="Registro alterado por outra pessoa"
      description={`Enquanto você editava, ${changedBy ?? 'outra pessoa'} salvou este registro. O que você digitou ainda não foi salvo.`}
      footer={
        <>
          <Button onClick={() => onChoose('back')}>Voltar</Button>
          <Button onClick={() => onChoose('take')}>Usar os dados atuais</Button>
          <Button variant="primary" onClick={() => onChoose('keep')}>
            Manter o que digitei
          </Button>
        </>
      }
    >
      <Stack>
        {disputed.length > 0 && (
          <Banner tone="warning" title="Vocês dois alteraram">
            {disputed.join(', ')}
          </Banner>
        )}
        <DiffList
          level={3}
          title={`O que ${changedBy ?? 'a outra pessoa'} alterou`}
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
