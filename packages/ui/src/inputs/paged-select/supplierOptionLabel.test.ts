import { expect, it } from 'vitest';
import { supplierOptionLabel } from './supplierOptionLabel.ts';

it.each([
  [1042, 'CASA BELA', '1042 - CASA BELA'],
  ['0042', ' LAR & CIA ', '0042 - LAR & CIA'],
  [0, 'MATRIZ', '0 - MATRIZ'],
  [null, 'CASA BELA', 'CASA BELA'],
  ['1042', undefined, '1042'],
  ['', '', ''],
])('code %j and trade name %j read as %j (WID-060)', (codigo, nomeFantasia, label) => {
  expect(supplierOptionLabel(codigo, nomeFantasia)).toBe(label);
});
