import { formatPlainNumber, normalizeLine, toUpperPt } from '@portal/formats';

/** Unit in which a volume is measured, as the register of volume types holds it. */
export interface NamedVolumeType {
  descricao: string;
  sigla: string;
}

/** One volume of a family: a number in the unit of its type, `null` while it is empty. */
export interface NamedVolume {
  volumetria: number | null;
  tipo: NamedVolumeType;
}

/** Whether a volume type is volts, in any letter case: it has no value and no unit (FMC-030, FMC-031). */
export function isVoltsType(type: Pick<NamedVolumeType, 'descricao'>): boolean {
  return type.descricao.trim().toLowerCase() === 'volts';
}

/** Joins the parts of a name with one space, without empty ones, in upper case (FMC-023, PRC-018, GAP-50). */
export function joinNameParts(...parts: readonly (string | null | undefined)[]): string {
  return toUpperPt(normalizeLine(parts.map((part) => part ?? '').join(' ')));
}

/**
 * Volumes as a name shows them: number with decimal comma and without trailing zeros, the unit right behind it, several
 * joined with ` + ` (FMC-017, G-22). A volts type and a volume without number give nothing (GAP-50).
 */
export function volumesText(volumes: readonly NamedVolume[]): string {
  return volumes
    .flatMap(({ volumetria, tipo }) =>
      volumetria === null || isVoltsType(tipo)
        ? []
        : [`${formatPlainNumber(volumetria)}${tipo.sigla.trim()}`],
    )
    .join(' + ');
}
