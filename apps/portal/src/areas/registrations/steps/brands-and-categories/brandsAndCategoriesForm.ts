import type { BrandsAndCategoriesForm } from '@portal/domain';
import { z } from 'zod';
import type { Registration } from '../../registration/registrationAtoms.ts';
import type { StepField } from '../../step-form/stepErrors.ts';
import type { NamedRecord } from './supplierChoices.ts';

/** Values of the form of step 2: those of the rules, brands and categories with their names. */
export interface BrandsForm extends Omit<BrandsAndCategoriesForm, 'marcas' | 'categorias' | 'lojas'> {
  marcas: NamedRecord[];
  categorias: NamedRecord[];
  categoriaPrincipalId: number | null;
  lojas: string[];
  observacoesCadastro: string;
}

/** Brings the rules of step 2, which the gateway shares; they leave the names out. */
export async function loadBrandsSchema() {
  const { brandsAndCategoriesFormSchema } = await import('@portal/domain');
  return z
    .custom<BrandsForm>()
    .transform((form): BrandsAndCategoriesForm => form)
    .pipe(brandsAndCategoriesFormSchema);
}

const named = ({ id, descricao }: NamedRecord) => ({ id, descricao });

/** The form of step 2 for a registration (ST2-024). */
export function toBrandsForm({ fornecedor }: Pick<Registration, 'fornecedor'>): BrandsForm {
  return {
    marcas: fornecedor.marcas.map(named),
    categorias: fornecedor.categorias.map(named),
    categoriaPrincipalId: fornecedor.categorias.find(({ principal }) => principal)?.id ?? null,
    lojas: fornecedor.lojas,
    observacoesCadastro: fornecedor.observacoesCadastro ?? '',
  };
}

/** The principal category goes with the category (ST2-022). */
export function settlePrincipal({ categorias, categoriaPrincipalId }: BrandsForm): Partial<BrandsForm> {
  return categorias.some(({ id }) => id === categoriaPrincipalId) ? {} : { categoriaPrincipalId: null };
}

const namesOf = (records: readonly NamedRecord[]) => records.map(({ descricao }) => descricao).join(', ');

/** The fields of step 2 in their order. */
export const brandsFields: readonly StepField<BrandsForm>[] = [
  { name: 'marcas', label: 'Marcas', text: ({ marcas }) => namesOf(marcas) },
  { name: 'categorias', label: 'Categorias', text: ({ categorias }) => namesOf(categorias) },
  {
    name: 'categoriaPrincipalId',
    label: 'Principal categoria',
    text: ({ categorias, categoriaPrincipalId }) =>
      categorias.find(({ id }) => id === categoriaPrincipalId)?.descricao ?? null,
  },
  { name: 'lojas', label: 'Lojas referências', text: ({ lojas }) => lojas.join(', ') },
  {
    name: 'observacoesCadastro',
    label: 'Observações gerais',
    text: ({ observacoesCadastro }) => observacoesCadastro,
  },
];

const records = z.array(z.object({ id: z.int(), descricao: z.string() }));

/** What of step 2 is kept on the device as a draft: never a file. */
export const keptBrandsForm: z.ZodType<Partial<BrandsForm>> = z.object({
  marcas: records,
  categorias: records,
  categoriaPrincipalId: z.int().nullable(),
  lojas: z.array(z.string()),
  observacoesCadastro: z.string(),
});
