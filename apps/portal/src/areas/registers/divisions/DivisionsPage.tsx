import { codeColumns } from '../register/codeColumns.ts';
import { RegisterListPage } from '../register/RegisterListPage.tsx';
import { type Division, divisionList } from './divisionList.ts';

const columns = codeColumns<Division>();

/** The divisions, which nobody changes here (G-41, ONB-023). */
export function DivisionsPage() {
  return (
    <RegisterListPage
      list={divisionList}
      columns={columns}
      getRowId={({ id }) => id}
      searchPlaceholder="Busque por código ou descrição"
    />
  );
}
