import { streetCeps } from './streetCeps.ts';
import { townCeps } from './townCeps.ts';

/** Address of a CEP. */
export interface Address {
  /** Null where the CEP covers a whole town; so is `bairro`. */
  readonly logradouro: string | null;
  readonly bairro: string | null;
  /** Name of the municipality, as IBGE writes it. */
  readonly cidade: string;
  /** Abbreviation of the state. */
  readonly uf: string;
}

function placeOf(key: string): Pick<Address, 'cidade' | 'uf'> {
  const [cidade = '', uf = ''] = key.split('/');
  return { cidade, uf };
}

const streets = Object.entries(streetCeps).flatMap(([key, list]) =>
  list.map(([cep, logradouro, bairro]): [string, Address] => [cep, { logradouro, bairro, ...placeOf(key) }]),
);

const towns = Object.entries(townCeps).map(([cep, key]): [string, Address] => [
  cep,
  { logradouro: null, bairro: null, ...placeOf(key) },
]);

/** All known addresses, by CEP. */
export const addresses: ReadonlyMap<string, Address> = new Map([...streets, ...towns]);

/** Looks up a CEP of eight digits; null when it is not known. */
export function addressOfCep(cep: string): Address | null {
  return addresses.get(cep) ?? null;
}
