import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { codeColumns } from '../register/codeColumns.ts';
import { type Division, divisionList } from './divisionList.ts';

const columns = codeColumns<Division>();

/** The divisions, which nobody changes here (G-41, ONB-023). */
export function DivisionsPage() {
  return (
    <ListFrame
      list={divisionList}
      columns={columns}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código ou descrição"
    />
  );
}
