import type { Schemas } from '@portal/api';
import type { ProductForm } from '@portal/domain';
import { useAtomValue } from 'jotai';
import type { ConflictField } from '../../../../shared/conflict/compareEdits.ts';
import { productLabelAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { characteristicsAtom } from './characteristicsAtom.ts';
import { inOrder, photoKey } from './photoEntries.ts';
import { tagNamesAtom } from './tagNamesAtom.ts';

const number = (value: number | null) => value?.toLocaleString('pt-BR') ?? null;

/** What the forms of the catalogue and of the on-line shop both hold. */
type ContentForm = Omit<ProductForm, 'nome' | 'variacao' | 'voltagem' | 'status'>;

/**
 * The fields that the catalogue and the on-line shop share as the conflict dialog shows them, under the labels of the
 * form (GAP-29).
 *
 * @param tags those that the product was read with.
 */
export function useContentConflictFields(tags: readonly Schemas['Tag'][]): ConflictField<ContentForm>[] {
  const { data } = useAtomValue(characteristicsAtom);
  const known = useAtomValue(tagNamesAtom);
  const tagName = (id: number) => known.get(id) ?? tags.find((tag) => tag.id === id)?.descricao ?? String(id);
  const characteristic = (id: number) =>
    data?.caracteristicas.find((one) => one.id === id)?.descricao ?? String(id);
  return [
    { label: 'Altura (cm)', text: ({ altura }) => number(altura) },
    { label: 'Largura (cm)', text: ({ largura }) => number(largura) },
    { label: 'Comprimento (cm)', text: ({ comprimento }) => number(comprimento) },
    { label: 'Peso (g)', text: ({ peso }) => number(peso) },
    { label: 'Tags', text: ({ tagsIds }) => tagsIds.map(tagName).join(', ') },
    {
      label: 'Características',
      text: ({ caracteristicasIds }) => caracteristicasIds.map(characteristic).join(', '),
    },
    { label: 'Descrição', text: ({ descricao }) => plainText(descricao) },
    { label: 'Link do vídeo', text: ({ linkVideo }) => linkVideo },
    {
      label: 'Fotos',
      text: ({ fotosProdutos }) =>
        inOrder(fotosProdutos)
          .map((photo) => photo.file?.name ?? `Foto ${photoKey(photo)}`)
          .join(', '),
    },
  ];
}

/**
 * The fields of a product as the conflict dialog shows them, under the labels of the form (GAP-29).
 *
 * @param tags those that the product was read with.
 */
export function useConflictFields(tags: readonly Schemas['Tag'][]): ConflictField<ProductForm>[] {
  const labelOf = useAtomValue(productLabelAtom);
  const content = useContentConflictFields(tags);
  return [
    { label: 'Nome', text: ({ nome }) => nome },
    { label: 'Variação', text: ({ variacao }) => variacao },
    { label: 'Voltagem', text: ({ voltagem }) => voltagem },
    { label: 'Status', text: ({ status }) => labelOf('status', status) },
    ...content,
  ];
}

/** The words of a rich text; where two texts differ only in markup, nothing is lost by reading them alike. */
function plainText(html: string | null): string {
  const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
