import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import type { BrandRegister } from './brandRegister.ts';

/** Asks before a brand is removed (BRD-021, BRD-022, G-11). */
export function BrandRemoval({ register }: { register: BrandRegister }) {
  const [brand, setBrand] = useAtom(register.removalAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(register.removeAtom));
  return (
    <ConfirmDialog
      open={brand !== null}
      onOpenChange={(open) => open || setBrand(null)}
      title="Excluir marca"
      confirmLabel="Excluir"
      cancelLabel="Cancelar"
      tone="danger"
      loading={underWay}
      onConfirm={act}
    >
      Tem certeza que deseja excluir {brand?.descricao}?
    </ConfirmDialog>
  );
}
