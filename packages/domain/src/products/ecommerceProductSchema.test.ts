import { describe, expect, it } from 'vitest';
import { type EcommerceProductForm, ecommerceProductSchema } from './ecommerceProductSchema.ts';

const form: EcommerceProductForm = {
  descricao: '<p>Panela de inox.</p>',
  linkVideo: 'https://videos.example/305021',
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  caracteristicasIds: [4, 11, 4],
  tagsIds: [18],
  fotosProdutos: [
    { id: 902, arquivo: null, ordem: 1 },
    { id: 901, arquivo: null, ordem: 0 },
  ],
  marca: { id: 1012, descricao: 'TRAMONTINA' },
};

const fieldsOf = (values: EcommerceProductForm, dimensaoPorFamilia = false) => {
  const { error } = ecommerceProductSchema({ dimensaoPorFamilia }).safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};

describe('ecommerceProductSchema (GAP-12)', () => {
  it('gives what is sent: ids once, photos in their order', () => {
    const values = ecommerceProductSchema({ dimensaoPorFamilia: false }).parse(form);
    expect(values).toMatchObject({ caracteristicasIds: [4, 11], marca: { id: 1012 }, altura: 15.5 });
    expect(values.fotosProdutos.map(({ id, ordem }) => [id, ordem])).toEqual([
      [901, 0],
      [902, 1],
    ]);
  });

  it('empties to null what is left empty', () => {
    const values = ecommerceProductSchema({ dimensaoPorFamilia: true }).parse({
      ...form,
      descricao: ' ',
      linkVideo: '',
      marca: null,
    });
    expect(values).toMatchObject({ descricao: null, linkVideo: null, marca: null, altura: null, peso: null });
  });

  it('asks for dimensions unless the family holds them (PRD-041 to PRD-045)', () => {
    const empty = { ...form, altura: null, largura: 0, comprimento: null, peso: -1 };
    expect(fieldsOf(empty)).toEqual({
      altura: 'Altura deve ser maior que 0',
      largura: 'Largura deve ser maior que 0',
      comprimento: 'Comprimento deve ser maior que 0',
      peso: 'Peso deve ser maior que 0',
    });
    expect(fieldsOf(empty, true)).toEqual({});
  });

  it.each(['javascript:alert(1)', 'videos.example', 'ftp://videos.example'])(
    'refuses the link %s',
    (linkVideo) => {
      expect(fieldsOf({ ...form, linkVideo })).toEqual({
        linkVideo: 'Digite um link válido, iniciado por http:// ou https://',
      });
    },
  );

  it('needs no photo, and takes seven at most (GAP-48)', () => {
    const photo = { id: null, arquivo: null, ordem: 0 };
    expect(fieldsOf({ ...form, fotosProdutos: [] })).toEqual({});
    expect(fieldsOf({ ...form, fotosProdutos: Array.from({ length: 8 }, () => photo) })).toEqual({
      fotosProdutos: 'Selecione no máximo 7 imagens',
    });
  });
});
