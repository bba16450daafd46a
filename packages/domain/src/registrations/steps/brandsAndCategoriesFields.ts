import { normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import type { FieldOf, FormOf } from '../../fields/defineFields.ts';
import { INVALID_NUMBER, INVALID_TEXT } from '../../fields/fieldTexts.ts';
import { optionalLines, requiredUpperText } from '../../fields/textFields.ts';

const SUPPLIER_CHOICES_MAX = 200;
const SHOPS_MAX = 50;
const SHOP_MAX = 100;
const REMARKS_MAX = 2000;

/** Hint of the reference shops (ST2-026). */
export const SHOPS_HINT = 'Descreva cada Loja e aperte Enter';

/** Message of missing categories (ST2-021). */
export const CATEGORIES_TEXT = 'Seleciona as categorias';

/** A brand or category as people call it. */
export interface NamedRecord {
  readonly id: number;
  readonly descricao: string;
}

/** The id of a chosen record. */
export const chosenId = z.int({ error: INVALID_NUMBER }).check(z.gte(1, INVALID_NUMBER));

/** Chosen records: at least one, each once, the first of its id. */
export function chosenRows<Row extends z.ZodMiniType<{ id: number }>>(row: Row, missing: string) {
  return z.pipe(
    z
      .array(row)
      .check(
        z.minLength(1, missing),
        z.maxLength(SUPPLIER_CHOICES_MAX, `Selecione no máximo ${SUPPLIER_CHOICES_MAX} opções`),
      ),
    z.transform((rows) =>
      rows.filter(({ id }, place) => rows.findIndex((other) => other.id === id) === place),
    ),
  );
}

const chosenRule = (missing: string) =>
  z.pipe(
    z.transform((value: NamedRecord[]): { id: number }[] => value ?? []),
    chosenRows(z.object({ id: chosenId }), missing),
  );

/** Records chosen by their names, of which the ids are sent. */
function chosen(label: string, missing: string): FieldOf<'named', ReturnType<typeof chosenRule>> {
  return {
    kind: 'named',
    label,
    required: true,
    schema: chosenRule(missing),
    empty: [],
    draft: z.array(z.object({ id: z.int(), descricao: z.string() })),
    text: (records) => records.map(({ descricao }) => descricao).join(', '),
  };
}

const principalRule = z.nullable(z.int({ error: INVALID_NUMBER }));

const principal: FieldOf<'principal', typeof principalRule> = {
  kind: 'principal',
  label: 'Principal categoria',
  required: true,
  schema: principalRule,
  empty: null,
  draft: principalRule,
  // Of the values of this form.
  text: (value, { values }) => {
    const { categorias } = values as { categorias: readonly NamedRecord[] };
    return categorias.find(({ id }) => id === value)?.descricao ?? null;
  },
};

const shopsRule = z.pipe(
  z.transform((value: string[]) =>
    Array.isArray(value)
      ? value.filter((shop) => typeof shop !== 'string' || normalizeLine(shop) !== '')
      : (value ?? []),
  ),
  z.pipe(
    z
      .array(requiredUpperText(SHOP_MAX), { error: INVALID_TEXT })
      .check(z.maxLength(SHOPS_MAX, `Inclua no máximo ${SHOPS_MAX} lojas`)),
    z.transform((shops) => [...new Set(shops)]),
  ),
);

/** Shops that sell the company's products, in capitals, each once (ST2-025, ST2-026). */
const shops: FieldOf<'texts', typeof shopsRule> = {
  kind: 'texts',
  label: 'Lojas referências',
  max: SHOPS_MAX,
  maxLength: SHOP_MAX,
  schema: shopsRule,
  empty: [],
  draft: z.array(z.string()),
  text: (names) => names.join(', '),
};

const remarksRule = optionalLines(REMARKS_MAX);

/** Remarks, as typed (D18). */
const remarks: FieldOf<'longText', typeof remarksRule> = {
  kind: 'longText',
  label: 'Observações gerais',
  maxLength: REMARKS_MAX,
  schema: remarksRule,
  empty: '',
  draft: z.string(),
  text: (value) => value,
};

/** The fields of step 2 in the order of its form: the principal category is chosen apart (ST2-012, ST2-021 to ST2-027). */
export const brandsAndCategoriesFields = {
  marcas: chosen('Marcas', 'Seleciona as marcas'),
  categorias: chosen('Categorias', CATEGORIES_TEXT),
  categoriaPrincipalId: principal,
  lojas: shops,
  observacoesCadastro: remarks,
};

/** Values of the form of step 2. */
export type BrandsAndCategoriesForm = FormOf<typeof brandsAndCategoriesFields>;

interface StoredBrandsAndCategories {
  readonly marcas: readonly NamedRecord[];
  readonly categorias: readonly (NamedRecord & { readonly principal: boolean })[];
  readonly lojas: readonly string[];
  readonly observacoesCadastro: string | null;
}

const named = ({ id, descricao }: NamedRecord): NamedRecord => ({ id, descricao });

/** The values of step 2 for a supplier (ST2-024). */
export function brandsAndCategoriesForm(supplier: StoredBrandsAndCategories): BrandsAndCategoriesForm {
  return {
    marcas: supplier.marcas.map(named),
    categorias: supplier.categorias.map(named),
    categoriaPrincipalId: supplier.categorias.find(({ principal }) => principal)?.id ?? null,
    lojas: [...supplier.lojas],
    observacoesCadastro: supplier.observacoesCadastro ?? '',
  };
}

/** The principal category goes with the category (ST2-022). */
export function settlePrincipal({
  categorias,
  categoriaPrincipalId,
}: Pick<BrandsAndCategoriesForm, 'categorias' | 'categoriaPrincipalId'>): Partial<BrandsAndCategoriesForm> {
  return categorias.some(({ id }) => id === categoriaPrincipalId) ? {} : { categoriaPrincipalId: null };
}
