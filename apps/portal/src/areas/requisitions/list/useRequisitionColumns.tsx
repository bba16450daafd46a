import { requisitionIcons } from '@portal/domain';
import type { Column, RowAction } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleDollarSign, Eye, ListFilter, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { productLabelAtom } from '../../../shared/enumerations/productEnumerationsAtom.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { requisitionColumns } from './requisitionColumns.ts';
import {
  approvalHref,
  formHref,
  type RequisitionRow,
  requisitionRemoval,
  validationHref,
} from './requisitionLists.ts';

const icons = {
  edit: <Pencil />,
  consult: <Eye />,
  validate: <ListFilter />,
  approve: <CircleDollarSign />,
  remove: <Trash2 />,
};

const closedBy = (reason: string | null) => reason !== null && { disabled: true, disabledReason: reason };

/** The columns of a list of requisitions with the icons of the action matrix, closed ones with their reason (RQL-015, RQL-020 to RQL-025). */
export function useRequisitionColumns(): readonly Column<RequisitionRow>[] {
  const roles = useAtomValue(rolesAtom);
  const labelOf = useAtomValue(productLabelAtom);
  const { router } = useAtomValue(servicesAtom);
  const askRemoval = useSetAtom(requisitionRemoval.rowAtom);
  return useMemo(() => {
    const actionsOf = (row: RequisitionRow): RowAction[] => {
      const { opens, validate, approve, delete: isRemovable } = requisitionIcons(roles, row.status);
      const to = (address: string) => ({ onSelect: () => void router.navigate(address), leaves: true });
      return [
        { label: opens === 'edit' ? 'Editar' : 'Consultar', icon: icons[opens], ...to(formHref(row)) },
        { label: 'Validar', icon: icons.validate, ...to(validationHref(row)), ...closedBy(validate) },
        { label: 'Aprovar', icon: icons.approve, ...to(approvalHref(row)), ...closedBy(approve) },
        ...(isRemovable ? [{ label: 'Excluir', icon: icons.remove, onSelect: () => askRemoval(row) }] : []),
      ];
    };
    return [
      ...requisitionColumns((type) => labelOf('tipoLiberacaoRequisicao', type)),
      { id: 'acoes', header: 'Ações', format: 'actions', width: 160, actions: actionsOf },
    ];
  }, [roles, labelOf, router, askRemoval]);
}
