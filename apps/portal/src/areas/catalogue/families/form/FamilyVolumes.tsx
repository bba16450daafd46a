import { type familyFields, VOLUMES_MAX } from '@portal/domain';
import { Button, Inline } from '@portal/ui';
import { Minus, Plus } from 'lucide-react';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Decimal, useChange, useValues } = inputsOf<typeof familyFields>();

const addIcon = <Plus />;
const removeIcon = <Minus />;

/** The volumes of a kit, each a part of its name (FMC-026, G-22). */
export function FamilyVolumes({ label }: { label: string }) {
  const [volumes] = useValues(['volumetrias']);
  const setValue = useChange();
  const full = volumes.length >= VOLUMES_MAX;
  const change = (next: (number | null)[]) => setValue('volumetrias', next);
  return (
    <>
      {volumes.map((_, index) => (
        <Decimal
          // biome-ignore lint/suspicious/noArrayIndexKey: a volume is its place in the name
          key={index}
          name={`volumetrias.${index}`}
          label={`${label} ${index + 1}`}
          padded={false}
          required
        />
      ))}
      <Inline data-span="full" gap="sm">
        <Button
          size="sm"
          icon={addIcon}
          disabled={full}
          disabledReason={full ? `Um kit tem no máximo ${VOLUMES_MAX} volumes` : undefined}
          onClick={() => change([...volumes, null])}
        >
          Adicionar volume
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={removeIcon}
          disabled={volumes.length < 2}
          disabledReason={volumes.length < 2 ? 'Um kit tem ao menos um volume' : undefined}
          onClick={() => change(volumes.slice(0, -1))}
        >
          Remover último volume
        </Button>
      </Inline>
    </>
  );
}
