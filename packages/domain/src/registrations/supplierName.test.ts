import { expect, it } from 'vitest';
import { supplierName, supplierTradeName } from './supplierName.ts';

it.each([
  ['PANELAS DA SERRA LTDA', 'PANELAS', 'PANELAS DA SERRA LTDA', 'PANELAS'],
  ['PANELAS DA SERRA LTDA', null, 'PANELAS DA SERRA LTDA', 'PANELAS DA SERRA LTDA'],
  [null, 'PANELAS', 'PANELAS', 'PANELAS'],
  ['', 'PANELAS', 'PANELAS', 'PANELAS'],
  [null, null, '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
])('of %j and %j is %j, as trade name %j', (razaoSocial, nomeFantasia, name, tradeName) => {
  const supplier = { razaoSocial, nomeFantasia, cnpj: '12ABC34501DE35' };
  expect(supplierName(supplier)).toBe(name);
  expect(supplierTradeName(supplier)).toBe(tradeName);
});
