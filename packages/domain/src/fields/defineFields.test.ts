import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { productFields } from '../products/productSchema.ts';
import {
  draftSchema,
  emptyForm,
  fieldAt,
  fieldLines,
  lostInDraft,
  shapeOf,
  withRule,
} from './defineFields.ts';
import {
  count,
  decimal,
  flag,
  group,
  money,
  neverKept,
  option,
  rate,
  record,
  records,
  requiredCode,
  requiredCount,
  requiredDecimal,
  requiredText,
  text,
} from './kinds.ts';

const fields = {
  nome: requiredText({ label: 'Nome', max: 10 }),
  apelido: text({ label: 'Apelido', max: 10 }),
  codigo: requiredCode({ label: 'Código', max: 4 }),
  preco: money({ label: 'Preço' }),
  mva: rate({ label: 'MVA', decimals: 4, min: 0, max: 999, message: 'Insira um valor de 0 a 999' }),
  altura: decimal({ label: 'Altura (cm)', decimals: 2 }),
  fator: requiredDecimal({ label: 'Fator', decimals: 4, min: 0.5, max: 9, message: 'De 0,5 a 9' }),
  caixas: count({ label: 'Caixas', max: 99, message: 'Ao menos 1' }),
  pecas: requiredCount({ label: 'Peças', max: 9999, message: 'Ao menos 1' }),
  cst: option({ label: 'CST', list: 'csts' }),
  ncmId: record({ label: 'NCM' }),
  tagsIds: records({ label: 'Tags', max: 2 }),
  ativo: flag({ label: 'Ativo' }),
  estoque: group({ devolucao: flag({ label: 'Devolução' }) }),
  senha: neverKept('A senha não fica guardada.', text({ label: 'Senha', max: 5 })),
};

const empty = emptyForm(fields);
const filled = {
  ...empty,
  nome: 'A',
  codigo: 'a-1',
  preco: 1234.5,
  mva: 45.5,
  altura: 1.5,
  fator: 0.5,
  caixas: 3,
  pecas: 1200,
  cst: 'Icms',
  ncmId: 3,
  tagsIds: [1, 2],
  ativo: true,
};
const names = {
  option: (list: string, id: string) => `${list} ${id}`,
  record: (field: string, id: number) => `${field} ${id}`,
};

describe('a table of fields', () => {
  it('makes an empty form that its own rules read', () => {
    expect(empty).toEqual({
      nome: '',
      apelido: '',
      codigo: '',
      preco: null,
      mva: null,
      altura: null,
      fator: null,
      caixas: null,
      pecas: null,
      cst: null,
      ncmId: null,
      tagsIds: [],
      ativo: false,
      estoque: { devolucao: false },
      senha: '',
    });
    const issues = z.object(shapeOf(fields)).safeParse(empty).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['nome', 'Campo obrigatório'],
      ['codigo', 'Campo obrigatório'],
      ['fator', 'De 0,5 a 9'],
      ['pecas', 'Ao menos 1'],
    ]);
  });

  it('lists its values as people read them', () => {
    expect(fieldLines(fields).map(({ path, label, text }) => [path, label, text(filled, names)])).toEqual([
      ['nome', 'Nome', 'A'],
      ['apelido', 'Apelido', ''],
      ['codigo', 'Código', 'a-1'],
      ['preco', 'Preço', 'R$\u00A01.234,50'],
      ['mva', 'MVA', '45,5000%'],
      ['altura', 'Altura (cm)', '1,50'],
      ['fator', 'Fator', '0,5'],
      ['caixas', 'Caixas', '3'],
      ['pecas', 'Peças', '1.200'],
      ['cst', 'CST', 'csts Icms'],
      ['ncmId', 'NCM', 'ncmId 3'],
      ['tagsIds', 'Tags', 'tagsIds 1, tagsIds 2'],
      ['ativo', 'Ativo', 'Sim'],
      ['estoque.devolucao', 'Devolução', 'Não'],
      ['senha', 'Senha', ''],
    ]);
  });

  it('keeps in a draft what may be kept, and refuses another kind of value (D11)', () => {
    const { senha: _secret, ...kept } = filled;
    expect(draftSchema(fields).parse(JSON.parse(JSON.stringify(filled)))).toEqual(kept);
    for (const change of [{ preco: '1' }, { ativo: null }, { tagsIds: {} }, { estoque: {} }])
      expect(draftSchema(fields).safeParse({ ...filled, ...change }).success).toBe(false);
  });

  it('finds a field by its path', () => {
    expect(fieldAt(fields, 'estoque.devolucao').label).toBe('Devolução');
    expect(() => fieldAt(fields, 'estoque.nada')).toThrow('No field nada in this form');
  });
});

describe('withRule', () => {
  it('makes the rule of a field once, and not for its label', () => {
    const make = vi.fn(() => z.string());
    const field = withRule(make, { kind: 'text', label: 'Nome', empty: '' });
    expect(field.label).toBe('Nome');
    expect(emptyForm({ field })).toEqual({ field: '' });
    expect(make).not.toHaveBeenCalled();
    expect(shapeOf({ field }).field).toBe(field.schema);
    expect(make).toHaveBeenCalledOnce();
  });
});

const photo = { id: null, arquivo: null, file: new File(['x'], 'nova.jpg'), ordem: 0 };
const stored = { id: 901, arquivo: 'https://fotos.example/901', file: null, ordem: 0 };

it.each<[string, object, string[]]>([
  ['no photos', { linkVideo: 'https://videos.example/1', fotosProdutos: [] }, []],
  ['stored photos', { fotosProdutos: [stored] }, []],
  ['a new photo', { fotosProdutos: [stored, photo] }, ['fotosProdutos']],
  ['what no field has', { outro: photo }, []],
])('knows what a draft of a product with %s loses (D11)', (_what, values, expected) => {
  expect(lostInDraft(productFields, values)).toEqual(expected);
});

it('does not count a field that no draft keeps as lost (D11)', () => {
  const { draft: _kept, ...never } = productFields.fotosProdutos;
  expect(lostInDraft({ fotosProdutos: never }, { fotosProdutos: [photo] })).toEqual([]);
});
