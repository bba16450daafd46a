import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftSchema, emptyForm, fieldAt, fieldLines, shapeOf } from './defineFields.ts';
import {
  decimal,
  flag,
  group,
  money,
  neverKept,
  option,
  rate,
  record,
  records,
  requiredText,
  text,
} from './kinds.ts';

const fields = {
  nome: requiredText({ label: 'Nome', max: 10 }),
  apelido: text({ label: 'Apelido', max: 10 }),
  preco: money({ label: 'Preço' }),
  mva: rate({ label: 'MVA', decimals: 4, min: 0, max: 999, message: 'Insira um valor de 0 a 999' }),
  altura: decimal({ label: 'Altura (cm)', decimals: 2 }),
  cst: option({ label: 'CST', list: 'csts' }),
  ncmId: record({ label: 'NCM' }),
  tagsIds: records({ label: 'Tags', max: 2 }),
  ativo: flag({ label: 'Ativo' }),
  estoque: group({ devolucao: flag({ label: 'Devolução' }) }),
  senha: neverKept(text({ label: 'Senha', max: 5 })),
};

const empty = emptyForm(fields);
const filled = {
  ...empty,
  nome: 'A',
  preco: 1234.5,
  mva: 45.5,
  altura: 1.25,
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
      preco: null,
      mva: null,
      altura: null,
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
    ]);
  });

  it('tells its values line by line, as people read them', () => {
    expect(fieldLines(fields).map(({ path, label, text }) => [path, label, text(filled, names)])).toEqual([
      ['nome', 'Nome', 'A'],
      ['apelido', 'Apelido', ''],
      ['preco', 'Preço', 'R$\u00A01.234,50'],
      ['mva', 'MVA', '45,5000 %'],
      ['altura', 'Altura (cm)', '1,25'],
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
