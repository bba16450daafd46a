import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { codeColumns } from '../register/codeColumns.ts';
import { type MerchandiseClass, merchandiseClassList } from './merchandiseClassList.ts';

const columns = codeColumns<MerchandiseClass>(144);

/** Departments, sections, groups and subgroups, which nobody changes here (G-41, ONB-024). */
export function MerchandiseClassesPage() {
  return (
    <ListFrame
      list={merchandiseClassList}
      columns={columns}
      getRowId={({ codigo }) => codigo}
      searchPlaceholder="Busque por código ou descrição"
    />
  );
}
