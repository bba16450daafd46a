import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Brand, BrandRegister } from './brandRegister.ts';

const editIcon = <Pencil />;
const deleteIcon = <Trash2 />;

/** Columns of a table of brands (BRD-004 to BRD-007). */
export function useBrandColumns({ dialogAtom, removalAtom }: BrandRegister): readonly Column<Brand>[] {
  const openDialog = useSetAtom(dialogAtom);
  const askRemoval = useSetAtom(removalAtom);
  return useMemo(
    () => [
      { id: 'codigo', header: 'Código', format: 'code', sortable: true, value: ({ codigo }) => codigo },
      {
        id: 'descricao',
        header: 'Descrição',
        format: 'text',
        sortable: true,
        maxGraphemes: 60,
        value: ({ descricao }) => descricao,
      },
      {
        id: 'actions',
        header: 'Ações',
        format: 'actions',
        actions: (brand) => [
          {
            label: 'Editar',
            icon: editIcon,
            onSelect: () => openDialog({ brand, descricao: brand.descricao }),
          },
          { label: 'Excluir', icon: deleteIcon, onSelect: () => askRemoval(brand) },
        ],
      },
    ],
    [openDialog, askRemoval],
  );
}
