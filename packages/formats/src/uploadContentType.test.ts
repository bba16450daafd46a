import { expect, it } from 'vitest';
import { uploadContentType } from './uploadContentType.ts';

it.each([
  ['contrato.pdf', 'application/pdf'],
  ['CONTRATO.PDF', 'application/pdf'],
  ['foto.png', 'image/png'],
  ['contrato.docx', ''],
  ['foto.jpg', ''],
  ['contrato', ''],
  ['a.constructor', ''],
])('%s is sent as "%s" (WID-031 to WID-033, API3-026 to API3-028)', (name, type) => {
  expect(uploadContentType(name)).toBe(type);
});
