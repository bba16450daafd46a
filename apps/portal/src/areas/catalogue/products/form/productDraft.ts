import type { Schemas } from '@portal/api';
import { emptyProductForm, type ProductForm } from '@portal/domain';
import { z } from 'zod';

const text = z.string();
const number = z.number().nullable();

/** What is kept of a product form: all but files, which only the user can choose again. */
const draftSchema = z.object({
  nome: text,
  variacao: text,
  voltagem: text,
  descricao: text,
  linkVideo: text,
  altura: number,
  largura: number,
  comprimento: number,
  peso: number,
  caracteristicasIds: z.array(z.number()),
  tagsIds: z.array(z.number()),
  status: text.nullable(),
  fotosProdutos: z.array(z.object({ id: z.number(), arquivo: z.null(), ordem: z.number() })),
  /** The chosen tags with their names. */
  tags: z.array(z.object({ id: z.number(), descricao: z.string() })),
});

/** The values of a form as a draft: new photos stay behind (D11). */
export function toDraft(values: ProductForm, names: ReadonlyMap<number, string>): unknown {
  return {
    ...values,
    tags: values.tagsIds.flatMap((id) => ({ id, descricao: names.get(id) ?? String(id) })),
    fotosProdutos: values.fotosProdutos
      .filter(({ id }) => id !== null)
      .map(({ id, ordem }) => ({ id, arquivo: null, ordem })),
  };
}

/** What was typed in the form of a product and not saved. */
export interface ProductDraft {
  readonly values: ProductForm;
  readonly tags: readonly Schemas['Tag'][];
}

/** Reads a draft back; throws where it is none. */
export function parseDraft(draft: unknown): ProductDraft {
  const { fotosProdutos, tags, ...values } = draftSchema.parse(draft);
  const photos = fotosProdutos.map((photo) => ({ ...photo, file: null }));
  return { values: { ...emptyProductForm, ...values, fotosProdutos: photos }, tags };
}
