/** A unit in which the volume of a family is measured. */
export interface VolumeTypeRow {
  id: number;
  descricao: string;
  sigla: string;
}

/** `POTENCIA` needs a voltage in its products; `VOLTS` is not part of generated names (GAP-50). */
export const volumeTypes = [
  { id: 1, descricao: 'MILILITRO', sigla: 'ML' },
  { id: 2, descricao: 'LITRO', sigla: 'L' },
  { id: 3, descricao: 'GRAMA', sigla: 'G' },
  { id: 4, descricao: 'QUILOGRAMA', sigla: 'KG' },
  { id: 5, descricao: 'UNIDADE', sigla: 'UN' },
  { id: 6, descricao: 'PECAS', sigla: 'PC' },
  { id: 7, descricao: 'POTENCIA', sigla: 'W' },
  { id: 8, descricao: 'VOLTS', sigla: 'V' },
  { id: 9, descricao: 'CENTIMETRO', sigla: 'CM' },
  { id: 10, descricao: 'METRO', sigla: 'M' },
  { id: 11, descricao: 'FOLHAS', sigla: 'FL' },
  { id: 12, descricao: 'POLEGADA', sigla: 'POL' },
] as const satisfies readonly VolumeTypeRow[];

/** Abbreviation of a volume type. */
export type VolumeUnit = (typeof volumeTypes)[number]['sigla'];

/** The volume type with an abbreviation. */
export function volumeTypeOf(unit: VolumeUnit): VolumeTypeRow {
  const type = volumeTypes.find(({ sigla }) => sigla === unit);
  if (type === undefined) throw new Error(`No volume type ${unit}`);
  return type;
}
