import { Banner, Button, type Difference, DiffList, Stack } from '@portal/ui';

interface BlockConflictProps {
  /** Somebody else validated or refused the product: there is no way on. */
  decided: boolean;
  /** The product of now is being read. */
  reading: boolean;
  /** What differs between the product as it was seen and as it is now. */
  changes: readonly Difference[];
  /** Asked to go on with the product as it is now. */
  onTakeNewest(): void;
}

/** Says that somebody else was faster, what changed, and offers the way on (D7, D23). */
export function BlockConflict({ decided, reading, changes, onTakeNewest }: BlockConflictProps) {
  if (decided) return <Banner tone="warning" title="O produto já foi decidido por outra pessoa" />;
  return (
    <Stack gap="sm">
      <Banner
        tone="warning"
        title="O produto foi alterado por outra pessoa. O que você escolheu foi mantido."
        action={
          <Button size="sm" loading={reading} onClick={onTakeNewest}>
            Continuar com o produto atual
          </Button>
        }
      />
      {changes.length > 0 && <DiffList level={3} differences={changes} />}
    </Stack>
  );
}
