/** A unit in which products are bought. */
export interface UnitRow {
  id: number;
  sigla: string;
  descricao: string;
}

/** Units of purchase, with the abbreviations of invoices. */
export const units = [
  { id: 1, sigla: 'UN', descricao: 'UNIDADE' },
  { id: 2, sigla: 'CX', descricao: 'CAIXA' },
  { id: 3, sigla: 'DZ', descricao: 'DÚZIA' },
  { id: 4, sigla: 'FD', descricao: 'FARDO' },
  { id: 5, sigla: 'PC', descricao: 'PEÇA' },
  { id: 6, sigla: 'PCT', descricao: 'PACOTE' },
  { id: 7, sigla: 'KIT', descricao: 'KIT' },
  { id: 8, sigla: 'JG', descricao: 'JOGO' },
  { id: 9, sigla: 'PAR', descricao: 'PAR' },
  { id: 10, sigla: 'DP', descricao: 'DISPLAY' },
  { id: 11, sigla: 'SC', descricao: 'SACO' },
  { id: 12, sigla: 'RL', descricao: 'ROLO' },
  { id: 13, sigla: 'GL', descricao: 'GALÃO' },
  { id: 14, sigla: 'LT', descricao: 'LATA' },
  { id: 15, sigla: 'BD', descricao: 'BALDE' },
  { id: 16, sigla: 'BB', descricao: 'BOBINA' },
  { id: 17, sigla: 'CJ', descricao: 'CONJUNTO' },
  { id: 18, sigla: 'CT', descricao: 'CARTELA' },
  { id: 19, sigla: 'KG', descricao: 'QUILOGRAMA' },
  { id: 20, sigla: 'G', descricao: 'GRAMA' },
  { id: 21, sigla: 'L', descricao: 'LITRO' },
  { id: 22, sigla: 'M', descricao: 'METRO' },
  { id: 23, sigla: 'M2', descricao: 'METRO QUADRADO' },
  { id: 24, sigla: 'MIL', descricao: 'MILHEIRO' },
  { id: 25, sigla: 'CEN', descricao: 'CENTO' },
  { id: 26, sigla: 'PLT', descricao: 'PALLET' },
] as const satisfies readonly UnitRow[];

/** Abbreviation of a unit. */
export type UnitAbbreviation = (typeof units)[number]['sigla'];

/** Id of the unit with an abbreviation. */
export function unitIdOf(abbreviation: UnitAbbreviation): number {
  const unit = units.find(({ sigla }) => sigla === abbreviation);
  if (unit === undefined) throw new Error(`No unit ${abbreviation}`);
  return unit.id;
}
