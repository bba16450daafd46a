import { MANAGER_MISSING_TEXT } from '@portal/domain';
import { Button, Card, Grid, Inline, PagedSelect, Stack } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import type { ManagerTransfer } from './managerTransfer.ts';
import { originManagerLookup } from './originManagerLookup.ts';

interface TransferManagersProps {
  transfer: ManagerTransfer;
  originRef: RefObject<HTMLInputElement | null>;
  destinationRef: RefObject<HTMLInputElement | null>;
}

/** The fields of a form: who has the groups and who gets them, and the way to load them (TRF-002 to TRF-006). */
export function TransferManagers({ transfer, originRef, destinationRef }: TransferManagersProps) {
  const origins = useLookup(originManagerLookup);
  const destinations = useLookup(managerLookup);
  const [origin, setOrigin] = useAtom(transfer.originAtom);
  const [destination, setDestination] = useAtom(transfer.destinationAtom);
  const missing = useAtomValue(transfer.originMissingAtom);
  const reading = useAtomValue(transfer.readingAtom) !== null;
  return (
    <Card>
      <Stack gap="sm">
        <Grid>
          <PagedSelect<number>
            {...origins.choice}
            label="Gestor Origem"
            required
            clearable
            inputRef={originRef}
            value={origin}
            onValueChange={setOrigin}
            error={missing ? MANAGER_MISSING_TEXT : undefined}
          />
          <PagedSelect<number>
            {...destinations.choice}
            label="Gestor Destino"
            required
            clearable
            inputRef={destinationRef}
            value={destination}
            onValueChange={setDestination}
          />
        </Grid>
        <Inline>
          <Button type="submit" loading={reading}>
            Carregar Grupos de Divisão
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
