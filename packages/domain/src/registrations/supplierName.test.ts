import { expect, it } from 'vitest';
import { supplierName } from './supplierName.ts';

it.each([
  ['PANELAS DA SERRA LTDA', 'PANELAS', 'PANELAS DA SERRA LTDA'],
  [null, 'PANELAS', 'PANELAS'],
  ['', 'PANELAS', 'PANELAS'],
  [null, null, '12.ABC.345/01DE-35'],
])('of %j and %j is %j', (razaoSocial, nomeFantasia, name) => {
  expect(supplierName({ razaoSocial, nomeFantasia, cnpj: '12ABC34501DE35' })).toBe(name);
});
