import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/problemsOf.ts';
import { basicDataFormSchema, basicDataSchema } from './basicDataSchema.ts';

const representative = {
  tipoContato: 'Representante',
  nome: 'Ana',
  email: 'ana@empresa.com',
  cargo: 'Diretora',
  dddTelefoneFixo: '',
  numeroTelefoneFixo: '',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '99999-8888',
};
const endereco = {
  cep: '30140-071',
  logradouro: 'Rua da Bahia',
  numero: '1000',
  complemento: '',
  bairro: 'Centro',
  cidade: { id: 1 },
};
const body = {
  segmento: 'Industria',
  qualificacao: 'Revenda',
  inscricaoEstadual: '062.307.904/0081',
  inscricaoEstadualSubstTribut: '',
  razaoSocial: 'Panelas da Serra Ltda',
  nomeFantasia: 'Panelas da Serra',
  endereco,
  contatos: [representative],
};

describe('basicDataSchema (ST1, G-28)', () => {
  it('gives the body of the save, bare and in capitals (D18)', () => {
    expect(basicDataSchema.parse(body)).toEqual({
      segmento: 'Industria',
      qualificacao: 'Revenda',
      inscricaoEstadual: '0623079040081',
      inscricaoEstadualSubstTribut: null,
      razaoSocial: 'PANELAS DA SERRA LTDA',
      nomeFantasia: 'PANELAS DA SERRA',
      endereco: {
        cep: '30140071',
        logradouro: 'RUA DA BAHIA',
        numero: '1000',
        complemento: null,
        bairro: 'CENTRO',
        cidade: { id: 1 },
      },
      contatos: [
        {
          tipoContato: 'Representante',
          nome: 'ANA',
          email: 'ana@empresa.com',
          cargo: 'DIRETORA',
          dddTelefoneFixo: null,
          numeroTelefoneFixo: null,
          dddTelefoneCelular: '31',
          numeroTelefoneCelular: '999998888',
        },
      ],
    });
  });

  it('tells every field that an empty body leaves out', () => {
    expect(problemsOf(basicDataSchema, {})).toEqual([
      'segmento: Campo obrigatório',
      'inscricaoEstadual: Digite um número válido',
      'razaoSocial: Campo obrigatório, máximo de 100 caracteres',
      'nomeFantasia: Campo obrigatório',
      'endereco.cep: Digite um cep válido',
      'endereco.logradouro: Campo obrigatório',
      'endereco.numero: Campo obrigatório',
      'endereco.bairro: Campo obrigatório',
      'endereco.cidade.id: Seleciona uma Cidade',
      'contatos.0.email: Digite um e-mail válido',
      'contatos.0.nome: Campo obrigatório',
      'contatos.0.cargo: Campo obrigatório',
      'contatos.0.dddTelefoneCelular: Campo obrigatório',
      'contatos.0.numeroTelefoneCelular: Campo obrigatório',
    ]);
  });

  it.each([
    ['1234567', false],
    ['12345678', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['ISENTO', false],
  ])(
    'the state registration %s is taken: %s (ST1-015 to ST1-017, FRM-17, G-34)',
    (inscricaoEstadual, taken) => {
      expect(problemsOf(basicDataSchema, { ...body, inscricaoEstadual })).toEqual(
        taken ? [] : ['inscricaoEstadual: Digite um número válido'],
      );
    },
  );

  it.each([
    ['30140-071', true],
    ['30140071', true],
    [' 30.140-071 ', true],
    ['3014007', false],
    ['3014007A', false],
    ['301400711', false],
  ])('the CEP %j is taken: %s (ST1-026 to ST1-028, FRM-12)', (cep, taken) => {
    expect(problemsOf(basicDataSchema, { ...body, endereco: { ...endereco, cep } })).toEqual(
      taken ? [] : ['endereco.cep: Digite um cep válido'],
    );
  });

  it.each([
    [{ razaoSocial: 'a'.repeat(100) }, []],
    [{ razaoSocial: 'a'.repeat(101) }, ['razaoSocial: Campo obrigatório, máximo de 100 caracteres']],
    [{ nomeFantasia: ' ' }, ['nomeFantasia: Campo obrigatório']],
    [{ qualificacao: null }, []],
    [{ qualificacao: 'a'.repeat(41) }, ['qualificacao: Seleciona uma qualificação']],
    [{ qualificacao: 7 }, ['qualificacao: Seleciona uma qualificação']],
    [{ inscricaoEstadualSubstTribut: 'A1' }, ['inscricaoEstadualSubstTribut: Digite um número válido']],
    [{ contatos: [representative, representative] }, ['contatos: Informe somente um representante']],
  ])('of %o says %j (ST1-009, ST1-018 to ST1-024, C-41)', (wrong, problems) => {
    expect(problemsOf(basicDataSchema, { ...body, ...wrong })).toEqual(problems);
  });
});

describe('basicDataFormSchema (ST1-040 to ST1-043, G-31)', () => {
  const form = (cidade: unknown) => ({ ...body, endereco: { ...endereco, cidade } });

  it('asks for the state too and gives the same body', () => {
    expect(basicDataFormSchema.parse(form({ id: 1, estado: { id: 13 } }))).toEqual(
      basicDataSchema.parse(body),
    );
    expect(problemsOf(basicDataFormSchema, form({ id: null, estado: { id: null } }))).toEqual([
      'endereco.cidade.estado.id: Seleciona um estado',
      'endereco.cidade.id: Seleciona uma Cidade',
    ]);
    expect(problemsOf(basicDataFormSchema, form({ id: 1, estado: null }))).toEqual([
      'endereco.cidade.estado.id: Seleciona um estado',
    ]);
  });
});
