import { isDirector, supplierName } from '@portal/domain';
import { Button } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { DataReadsDialog } from '../../../shared/privacy/DataReadsDialog.tsx';
import type { Registration } from '../registration/registrationAtoms.ts';

/** Opens who read the personal data of the supplier, for Diretoria (D32). Renders a `<button>`, or nothing. */
export function RecordReads({ registration: { fornecedor } }: { registration: Registration }) {
  const mayRead = isDirector(useAtomValue(rolesAtom));
  const [open, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Acessos aos dados
      </Button>
      {open && (
        <DataReadsDialog
          of="supplier"
          id={fornecedor.id}
          name={supplierName(fornecedor)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
