import type { Schemas } from '@portal/api';
import { brandFields, brandSchema, storedForm } from '@portal/domain';
import type { List } from '../../../shared/list/createList.ts';
import type { NamedRegister } from '../../../shared/namesakes/NamesakeNotice.tsx';
import type { RecordCalls } from '../../../shared/records/recordRegister.ts';
import { createListRegister } from '../register/createListRegister.ts';

export type Brand = Schemas['Brand'];

interface BrandCalls
  extends Pick<
    RecordCalls<Brand, typeof brandFields, { descricao: string }>,
    'create' | 'update' | 'remove' | 'read'
  > {
  readonly list: List<Brand>;
  /** Where the names of its brands are looked up. */
  readonly named: NamedRegister;
}

/** A register of brands (BRD-010 to BRD-027); what sets one apart from the other are its calls (BRD-031 to BRD-034). */
export const createBrandRegister = ({ named, ...calls }: BrandCalls) => ({
  named,
  ...createListRegister({
    ...calls,
    fields: brandFields,
    schema: brandSchema,
    toForm: (brand) => storedForm(brandFields, brand),
    texts: { created: 'Marca criada', updated: 'Marca atualizada', removed: 'Marca excluida' },
  }),
});

export type BrandRegister = ReturnType<typeof createBrandRegister>;
