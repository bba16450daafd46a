import { expect, it } from 'vitest';
import { extensionOf } from './extensionOf.ts';

it.each([
  ['contrato.pdf', 'pdf'],
  ['CONTRATO.PDF', 'pdf'],
  ['contrato.assinado.Docx', 'docx'],
  ['contrato.pdf ', 'pdf'],
  ['contrato', ''],
  ['contrato.', ''],
  ['', ''],
])('the ending of "%s" is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
