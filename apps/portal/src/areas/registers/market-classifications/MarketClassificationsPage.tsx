import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { codeColumns } from '../register/codeColumns.ts';
import { type MarketClassification, marketClassificationList } from './marketClassificationList.ts';

const columns = codeColumns<MarketClassification>(144);

/** Departments, sections, groups and subgroups, which nobody changes here (G-41, ONB-024). */
export function MarketClassificationsPage() {
  return (
    <ListFrame
      list={marketClassificationList}
      columns={columns}
      getRowId={({ codigo }) => codigo}
      searchPlaceholder="Busque por código ou descrição"
    />
  );
}
