import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';

/** A state; the id is its IBGE code. */
export interface StateRow {
  id: number;
  nome: string;
  sigla: string;
}

/** A municipality; the id is its IBGE code of seven digits. */
export interface CityRow {
  id: number;
  nome: string;
  estadoId: number;
}

/** The 27 states, by name. */
export function listStates(): StateRow[] {
  return getStates().map(({ ibgeCode, name, code }) => ({ id: ibgeCode, nome: name, sigla: code }));
}

/** Every municipality, by code. */
export function listCities(): CityRow[] {
  return getMunicipalities()
    .map(({ code, name }) => ({ id: Number(code), nome: name, estadoId: Number(code.slice(0, 2)) }))
    .sort((first, second) => first.id - second.id);
}
