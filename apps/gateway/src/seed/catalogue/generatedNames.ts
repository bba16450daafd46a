import { toUpperPt } from '@portal/domain';

/** What a generated name is put together from. */
export interface NameParts {
  sigla: string;
  marca: string;
  colecao: string | null;
  volumetria: number | null;
  /** The volume type of the family. */
  tipoVolumetria: { descricao: string; sigla: string };
}

/** What a product adds to the parts of its family. */
export interface ProductNameParts extends NameParts {
  /** Name of the family; a kit is named after it. */
  familiaNome: string;
  kit: boolean;
  variacao: string;
  voltagem: string | null;
}

function join(...parts: (string | null)[]): string {
  return toUpperPt(
    parts
      .map((part) => part ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Number with a decimal comma and without trailing zeros, the unit right behind it; nothing for volts (GAP-50). */
function volume({ volumetria, tipoVolumetria }: NameParts): string {
  if (volumetria === null || tipoVolumetria.descricao.trim().toLowerCase() === 'volts') return '';
  return `${String(volumetria).replace('.', ',')}${tipoVolumetria.sigla}`;
}

/** Name of a family (computation C-1): abbreviation, brand, volume, collection. */
export function familyName(parts: NameParts): string {
  return join(parts.sigla, parts.marca, volume(parts), parts.colecao);
}

/** Name of a product (computation C-2): abbreviation, brand, collection, variation, volume, voltage. */
export function productName(parts: ProductNameParts): string {
  if (parts.kit) return join(parts.familiaNome, parts.variacao);
  return join(parts.sigla, parts.marca, parts.colecao, parts.variacao, volume(parts), parts.voltagem);
}
