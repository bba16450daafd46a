import { VOLUMES_MAX } from '@portal/domain';
import { Button, IconButton, Inline } from '@portal/ui';
import { Plus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { FamilyDecimal } from './FamilyFields.tsx';
import { useFamilyFormContext } from './FamilyFormContext.ts';

const addIcon = <Plus />;
const removeIcon = <X />;

/** The volumes of a kit, each a part of its name (FMC-026, G-22). */
export function FamilyVolumes({ label, lock }: { label: string; lock: string | null }) {
  const { control, setValue } = useFamilyFormContext();
  const volumes = useWatch({ control, name: 'volumetrias' });
  const change = (next: (number | null)[]) => {
    setValue('volumetrias', next, { shouldDirty: true });
  };
  return (
    <>
      {volumes.map((_, index) => (
        // A volume is its place in the name.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two volumes apart
        <Inline key={index} align="start" gap="xs">
          <FamilyDecimal
            name={`volumetrias.${index}`}
            label={`${label} ${index + 1}`}
            decimals={4}
            lock={lock}
            required
          />
          {lock === null && volumes.length > 1 && (
            <IconButton
              label={`Remover ${label.toLocaleLowerCase('pt-BR')} ${index + 1}`}
              icon={removeIcon}
              onClick={() => change(volumes.filter((_volume, other) => other !== index))}
            />
          )}
        </Inline>
      ))}
      {lock === null && (
        <Button
          icon={addIcon}
          disabledReason={
            volumes.length >= VOLUMES_MAX ? `Um kit tem no máximo ${VOLUMES_MAX} volumes` : undefined
          }
          disabled={volumes.length >= VOLUMES_MAX}
          onClick={() => change([...volumes, null])}
        >
          Adicionar volume
        </Button>
      )}
    </>
  );
}
