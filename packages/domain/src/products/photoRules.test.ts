import { describe, expect, it } from 'vitest';
import { PHOTO_ADVICE, PHOTO_MAX_BYTES, PHOTO_MISSING_TEXT, PHOTOS_MAX, photoProblem } from './photoRules.ts';

const WRONG_TYPE = 'Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG';
const TOO_LARGE = 'Selecione apenas arquivos de no máximo 10 MB.';

describe('photoProblem (PRD-054, GAP-38, GAP-48, FMC-111, FMC-112, D13)', () => {
  it.each([
    ['a.jpg', 1, 'image/jpeg', null],
    ['a.JPEG', 1, 'IMAGE/JPEG', null],
    ['foto.final.png', 10_485_760, 'image/png', null],
    ['a.png', 1, '', null],
    ['a.png', 10_485_761, 'image/png', TOO_LARGE],
    ['a.gif', 1, 'image/png', WRONG_TYPE],
    ['a.png', 1, 'text/html', WRONG_TYPE],
    ['a.png.exe', 1, '', WRONG_TYPE],
    ['png', 1, 'image/png', WRONG_TYPE],
    ['a.', 1, 'image/png', WRONG_TYPE],
    ['a.png', 0, 'image/png', WRONG_TYPE],
    ['a.svg', 99_999_999, 'image/svg+xml', WRONG_TYPE],
  ])('of %s with %d bytes of %j is %j', (name, size, type, expected) => {
    expect(photoProblem({ name, size, type })).toBe(expected);
  });
});

it('states limits and advice (PRD-053 to PRD-056, CON-46, CON-47, FMC-110)', () => {
  expect([PHOTOS_MAX, PHOTO_MAX_BYTES]).toEqual([7, 10 * 1024 * 1024]);
  expect(PHOTO_MISSING_TEXT).toMatch(/^Faça upload de ao menos uma imagem/);
  for (const fact of ['5 fotos', 'JPG, JPEG ou PNG', '1000 px', '5 MB']) {
    expect(PHOTO_ADVICE.join(' ')).toContain(fact);
  }
});
