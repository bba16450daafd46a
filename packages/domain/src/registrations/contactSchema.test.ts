import { describe, expect, it } from 'vitest';
import { emptyForm } from '../fields/defineFields.ts';
import { carrierOf, carrierSchema, contactOf } from './carrierSchema.ts';
import {
  contactFields,
  contactForm,
  contactSchema,
  contacts,
  listedContactSchema,
  representativeSchema,
} from './contactSchema.ts';
import { problemsOf } from './testing/problemsOf.ts';

const contact = {
  nome: ' maria  da silva ',
  email: ' Maria@Empresa.com.br ',
  dddTelefoneFixo: '31',
  numeroTelefoneFixo: '3333-4444',
  dddTelefoneCelular: '(31)',
  numeroTelefoneCelular: '99999-8888',
};
const body = {
  nome: 'MARIA DA SILVA',
  email: 'Maria@Empresa.com.br',
  dddTelefoneFixo: '31',
  numeroTelefoneFixo: '33334444',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '999998888',
  cargo: null,
};

describe('contactSchema (CTC-003 to CTC-012, C-17, G-05, WID-020, WID-021, WID-025)', () => {
  it('gives bare phones, the name in capitals, the e-mail as typed and no job title (G-28, D18)', () => {
    expect(contactSchema.parse(contact)).toEqual(body);
    expect(contactSchema.parse(body)).toEqual(body);
  });

  it('asks once for each empty field', () => {
    const problems = [
      'nome: Campo obrigatório',
      'email: Digite um e-mail válido',
      'dddTelefoneCelular: Campo obrigatório',
      'numeroTelefoneCelular: Campo obrigatório',
    ];
    expect(problemsOf(contactSchema, emptyForm(contactFields))).toEqual(problems);
    expect(problemsOf(contactSchema, {})).toEqual(problems);
  });

  it.each([
    [{ email: 'maria' }, 'email: Digite um e-mail válido'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'email: Digite no máximo 254 caracteres'],
    [{ nome: 'a'.repeat(101) }, 'nome: Digite no máximo 100 caracteres'],
    [{ dddTelefoneCelular: '3' }, 'dddTelefoneCelular: Digite um número válido'],
    [{ numeroTelefoneCelular: '9999-8888' }, 'numeroTelefoneCelular: Digite um número válido'],
    [{ numeroTelefoneCelular: '33334444' }, 'numeroTelefoneCelular: Digite um número válido'],
    [{ numeroTelefoneCelular: 999998888 }, 'numeroTelefoneCelular: Digite um texto válido'],
    [{ numeroTelefoneFixo: '3333-444' }, 'numeroTelefoneFixo: Digite um número válido'],
    [{ dddTelefoneFixo: '' }, 'dddTelefoneFixo: Digite um número válido'],
    [{ numeroTelefoneFixo: null }, 'numeroTelefoneFixo: Digite um número válido'],
    [{ dddTelefoneFixo: '01' }, 'dddTelefoneFixo: DDD 01 não existe'],
    [{ dddTelefoneCelular: '23' }, 'dddTelefoneCelular: DDD 23 não existe'],
  ])('of %o says %s', (wrong, problem) => {
    expect(problemsOf(contactSchema, { ...contact, ...wrong })).toEqual([problem]);
  });

  it('needs no landline (CTC-007, CTC-008)', () => {
    const result = contactSchema.parse({ ...contact, dddTelefoneFixo: '', numeroTelefoneFixo: '' });
    expect(result).toMatchObject({ dddTelefoneFixo: null, numeroTelefoneFixo: null });
    expect(contactForm(result)).toEqual({
      ...emptyForm(contactFields),
      nome: 'MARIA DA SILVA',
      email: 'Maria@Empresa.com.br',
      dddTelefoneCelular: '31',
      numeroTelefoneCelular: '999998888',
    });
  });
});

describe('a contact of a list', () => {
  const twice = ['email: Este contato já está na lista'];
  it.each([
    [{}, twice],
    [{ nome: ' Maria  da silva ', email: 'MARIA@empresa.com.br' }, twice],
    [{ numeroTelefoneCelular: '999990000' }, twice],
    [{ nome: 'BRUNO LIMA' }, []], // a mailbox that two people read
    [{ email: 'bruno@empresa.com.br' }, []],
  ])('with %j beside the same one says %j', (changed, problems) => {
    const schema = listedContactSchema([{ nome: null }, body]);
    expect(problemsOf(schema, { ...contact, ...changed })).toEqual(problems);
  });

  it('says all that is wrong at once, and gives bare values', () => {
    expect(problemsOf(listedContactSchema([body]), { ...contact, dddTelefoneCelular: '' })).toEqual([
      'dddTelefoneCelular: Campo obrigatório',
      ...twice,
    ]);
    const { cargo: _none, ...listed } = body;
    expect(listedContactSchema([]).parse(contact)).toEqual(listed);
  });
});

describe('representativeSchema (ST1-046 to ST1-059, C-17)', () => {
  it('needs the job title too and gives the type', () => {
    expect(problemsOf(representativeSchema, contact)).toEqual(['cargo: Campo obrigatório']);
    expect(representativeSchema.parse({ ...contact, cargo: 'gerente' })).toEqual({
      ...body,
      cargo: 'GERENTE',
      tipoContato: 'Representante',
    });
  });
});

describe('the contacts of a step (ST4-033, ST5-026, ST6-015, ONB-048)', () => {
  const field = contacts('Contatos financeiros', 'Financeiro').schema;
  it('asks for one and gives each the type of its step', () => {
    expect(problemsOf(field, [])).toEqual([': Adicione ao menos um contato']);
    expect(problemsOf(field, undefined)).toEqual([': Adicione ao menos um contato']);
    expect(problemsOf(field, Array(51).fill(contact))).toEqual([': Adicione no máximo 50 contatos']);
    expect(field.parse([contact])).toEqual([{ ...body, tipoContato: 'Financeiro' }]);
  });
});

describe('carrierSchema (CTC-015 to CTC-017, C-19)', () => {
  const carrier = {
    nome: 'MARIA DA SILVA',
    email: 'Maria@Empresa.com.br',
    ddd: '31',
    numeroTelefone: '33334444',
    dddTelefoneCelular: '31',
    numeroTelefoneCelular: '999998888',
  };

  it('names only the landline differently', () => {
    expect(carrierSchema.parse(carrierOf(contact))).toEqual(carrier);
    expect(carrierSchema.parse({ ...carrier, ddd: null, numeroTelefone: null })).toEqual({
      ...carrier,
      ddd: null,
      numeroTelefone: null,
    });
    expect(carrierOf(contactOf(carrier))).toEqual(carrier);
  });

  it('has the rules of a contact at its own names', () => {
    expect(problemsOf(carrierSchema, { ...carrier, numeroTelefone: '12' })).toEqual([
      'numeroTelefone: Digite um número válido',
    ]);
    expect(problemsOf(carrierSchema, { ...carrier, ddd: '' })).toEqual(['ddd: Digite um número válido']);
    expect(problemsOf(carrierSchema, { ...carrier, nome: '' })).toEqual(['nome: Campo obrigatório']);
  });
});
