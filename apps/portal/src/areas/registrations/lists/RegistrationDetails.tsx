import { ChipList, DescriptionList } from '@portal/ui';
import type { RegistrationRow } from './registrationLists.ts';

/** Height of the expanded area of a row in pixels: a label and two lines of chips. */
export const REGISTRATION_DETAILS_PX = 104;

const chips = (items: readonly { id: number; descricao: string }[]) =>
  items.map(({ id, descricao }) => ({ id, label: descricao }));

/** Brands and categories of a supplier, the first three of each and the number of others (SUP-008, SUP-009, G-36). */
export function RegistrationDetails({ row: { marcas, categorias } }: { row: RegistrationRow }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: 'Marcas', value: <ChipList label="Marcas" items={chips(marcas)} /> },
        { label: 'Categorias', value: <ChipList label="Categorias" items={chips(categorias)} /> },
      ]}
    />
  );
}
