import { answerOf, type PortalClient } from '@portal/api';
import { BRAND_DESCRIPTION_MAX, CATEGORY_DESCRIPTION_MAX, type NamedRecord } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import { listOf } from '../../../../shared/list/listOf.ts';
import { createLookup } from '../../../../shared/lookups/createLookup.ts';
import type { Lookup } from '../../../../shared/lookups/useLookup.ts';
import { createdOnce } from '../../../../shared/server-state/createdOnce.ts';

const BRANDS_PATH = '/api/fornecedores/marcas';
const CATEGORIES_PATH = '/api/fornecedores/categorias';

/** Rest after the last key before a list is searched (ST2-004, ST2-014), in milliseconds. */
const SEARCH_DELAY_MS = 800;

/** Rest before a record is created (ST2-008, ST2-017), in milliseconds. */
const CREATION_DELAY_MS = 200;

/** A list that a supplier chooses from and adds to. */
export interface SupplierChoices {
  readonly lookup: Lookup<NamedRecord, number>;
  /** Most characters of a new one. */
  readonly maxLength: number;
  /** Creates one, or finds the one of that name (G-43). */
  create(api: PortalClient, descricao: string): Promise<NamedRecord>;
}

const option = ({ id, descricao }: NamedRecord) => ({ value: id, label: descricao });

const rest = () => new Promise((resolve) => setTimeout(resolve, CREATION_DELAY_MS));

const bodyOf = (text: string) => ({ descricao: normalizeLine(text) });

/** Brands of a supplier (ST2-002 to ST2-011). */
export const brandChoices: SupplierChoices = {
  lookup: createLookup({
    call: listOf(BRANDS_PATH, { search: 'descricao', rows: 'marcas' }),
    option,
    searchDelayMs: SEARCH_DELAY_MS,
  }),
  maxLength: BRAND_DESCRIPTION_MAX,
  create: async (api, text) => {
    await rest();
    const { id, descricao } = await answerOf(
      api.POST(BRANDS_PATH, { params: { header: createdOnce() }, body: bodyOf(text) }),
    );
    return { id, descricao };
  },
};

/** Categories of a supplier (ST2-013 to ST2-020). */
export const categoryChoices: SupplierChoices = {
  lookup: createLookup({
    call: listOf(CATEGORIES_PATH, { search: 'descricao', rows: 'categorias' }),
    option,
    searchDelayMs: SEARCH_DELAY_MS,
  }),
  maxLength: CATEGORY_DESCRIPTION_MAX,
  create: async (api, text) => {
    await rest();
    const { id, descricao } = await answerOf(
      api.POST(CATEGORIES_PATH, { params: { header: createdOnce() }, body: bodyOf(text) }),
    );
    return { id, descricao };
  },
};
