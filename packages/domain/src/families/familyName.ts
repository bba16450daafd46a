import { joinNameParts, type NamedVolume, type NamedVolumeType, volumesText } from './nameParts.ts';

/** How a kit is recognised: by the flag of its category or by its abbreviation. */
export interface KitCategory {
  sigla: string;
  kit?: boolean | null | undefined;
}

/** Parts of the name of a family. */
export interface FamilyNameParts extends KitCategory {
  /** Description of the brand. */
  marca: string;
  /** Volumes in their order; several for kits only (G-22). */
  volumes: readonly NamedVolume[];
  /** Free description of a kit; left out for any other category. */
  descricaoLivre: string | null;
  colecao: string | null;
}

/** Whether products of a category are kits: its flag or, without one, an abbreviation that contains `kit` (CON-18). */
export function isKit({ sigla, kit }: KitCategory): boolean {
  return kit ?? sigla.toLowerCase().includes('kit');
}

/** Whether a volume type is a power: its products need a voltage (PRD-039). */
export function isPowerType(type: Pick<NamedVolumeType, 'descricao'>): boolean {
  return type.descricao.trim().toLowerCase() === 'potencia';
}

/**
 * Label of the volume field: a power is measured in watts (FMC-032, proposed labels G-34).
 *
 * @param usual label of any other volume.
 */
export function volumeLabel(type: Pick<NamedVolumeType, 'descricao'> | null, usual = 'Volume'): string {
  return type !== null && isPowerType(type) ? 'Watts(W)' : usual;
}

/**
 * Name of a family (C-1, FMC-017): abbreviation, brand, volumes, free description of a kit, collection. Parts that are
 * missing are left out; the name is in upper case.
 */
export function familyName(parts: FamilyNameParts): string {
  return joinNameParts(
    parts.sigla,
    parts.marca,
    volumesText(parts.volumes),
    isKit(parts) ? parts.descricaoLivre : null,
    parts.colecao,
  );
}
