import { SegmentedControl } from '@portal/ui';
import { useAtom } from 'jotai';
import type { CatalogueList } from './catalogueList.ts';

const LISTS = [
  { value: 'produtos', label: 'Produtos' },
  { value: 'familias', label: 'Famílias' },
] as const;

/** Switches between products and families under the same filter; families include those without products. */
export function ListSwitch({ list }: { list: CatalogueList }) {
  const [{ filters }, change] = useAtom(list.products.filterAtom);
  return (
    <SegmentedControl
      label="Listar"
      hideLabel
      options={LISTS}
      value={filters.lista ?? 'produtos'}
      onValueChange={(value) => change({ filters: { lista: value === 'familias' ? value : null } })}
    />
  );
}
