import { isKit, type KitCategory } from '../families/familyName.ts';
import { joinNameParts, type NamedVolume, volumesText } from '../families/nameParts.ts';

/** Most characters a product name holds (PRD-048, PRC-016). */
export const PRODUCT_NAME_MAX = 100;

/** Title of the alert that refuses a longer name (PRD-048). */
export const PRODUCT_NAME_ALERT_TITLE = 'Erro em nome do produto';

/** Text of the alert that refuses a longer name, also the error of the call (PRD-048). */
export const PRODUCT_NAME_ALERT_TEXT =
  'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação';

/** Parts of the name of a product. */
export interface ProductNameParts extends KitCategory {
  /** Name of the family; a kit is named after it (PRD-047). */
  familiaNome: string;
  /** Description of the brand. */
  marca: string;
  colecao: string | null;
  /** Volumes of the family. */
  volumes: readonly NamedVolume[];
  variacao: string | null;
  voltagem: string | null;
}

/**
 * Name of a product (C-2): abbreviation, brand, collection, variation, volume with unit, voltage (PRD-046); of a kit the
 * family name and the variation (PRD-047). Not for products of the legacy system, whose name is typed (PRD-049).
 */
export function productName(parts: ProductNameParts): string {
  if (isKit(parts)) return joinNameParts(parts.familiaNome, parts.variacao);
  return joinNameParts(
    parts.sigla,
    parts.marca,
    parts.colecao,
    parts.variacao,
    volumesText(parts.volumes),
    parts.voltagem,
  );
}

/** Whether a name is longer than a product may have; such a product is not saved (PRD-048, PRC-016). */
export function isProductNameTooLong(nome: string): boolean {
  return nome.length > PRODUCT_NAME_MAX;
}
