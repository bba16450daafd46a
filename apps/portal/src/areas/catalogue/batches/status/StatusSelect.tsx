import { type ChangedStatus, statusChangeOptions } from '@portal/domain';
import { Select, type SelectProps } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { askAgainAtom } from '../../../../shared/enumerations/askAgainAtom.ts';
import { productOptionsAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';

/** The status that the products get, of the shared lists (LOT-033). */
export function StatusSelect(props: Omit<SelectProps<ChangedStatus>, 'label' | 'options'>) {
  const listed = useAtomValue(productOptionsAtom);
  const askAgain = useSetAtom(askAgainAtom);
  const options = useMemo(() => statusChangeOptions(listed('statusCadastros')), [listed]);
  return <Select {...props} label="Novo status" options={options} onOpen={askAgain} />;
}
