import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/problemsOf.ts';
import { STORED_CONTACT } from '../testing/storedContact.ts';
import { accountingSchema } from './accountingSchema.ts';
import { documentsSchema } from './documentsSchema.ts';

const body = {
  segmento: 'Industria',
  inscricaoMunicipal: '123.456-7',
  contribuinteIcms: false,
  cnae: { id: 10 },
  regimeDeclaracaoPisConfins: 'SimplesNacional',
  aliquota: { id: 1 },
  porte: 'MicroEmpresa',
  receitaBrutaAnual: 'Ate360Mil',
  regimeTributario: 'Simples',
  temConvenioComEstado: true,
  codigoRegime: 'pta 45',
  utilizaRegraFiscalEntradaNf: null,
  suframa: 'ab1',
  contatos: [STORED_CONTACT],
};

describe('accountingSchema (ST4, G-28)', () => {
  it('gives the body of the save', () => {
    expect(accountingSchema.parse(body)).toEqual({
      ...body,
      inscricaoMunicipal: '1234567',
      codigoRegime: 'PTA 45',
      contatos: [{ ...STORED_CONTACT, cargo: null, tipoContato: 'Contabil' }],
    });
  });

  it('tells every field that an empty body leaves out (ST4-003 to ST4-033)', () => {
    expect(problemsOf(accountingSchema, {})).toEqual([
      'inscricaoMunicipal: Campo obrigatório',
      'cnae.id: Seleciona um cnae',
      'regimeDeclaracaoPisConfins: Seleciona o regime',
      'porte: Seleciona o tamanho',
      'receitaBrutaAnual: Selecione uma receita',
      'regimeTributario: Selecione um regime',
      'temConvenioComEstado: Campo obrigatório',
      'contatos: Adicione ao menos um contato',
    ]);
  });

  it.each([
    [{ inscricaoMunicipal: '12A' }, ['inscricaoMunicipal: Digite um número válido']],
    [{ inscricaoMunicipal: '1'.repeat(21) }, ['inscricaoMunicipal: Digite um número válido']],
    [{ aliquota: { id: null } }, ['aliquota.id: Selecione uma alíquota']],
    [
      { aliquota: null, codigoRegime: '' },
      ['aliquota.id: Selecione uma alíquota', 'codigoRegime: Digite um código'],
    ],
    [{ regimeTributario: 'LucroReal' }, ['regimeTributario: Selecione um regime']],
    [{ regimeDeclaracaoPisConfins: 'Cumulativo' }, ['regimeTributario: Selecione um regime']],
    [{ codigoRegime: ' ' }, ['codigoRegime: Digite um código']],
    [{ temConvenioComEstado: false, codigoRegime: '' }, []],
    [{ porte: '', aliquota: null }, ['porte: Seleciona o tamanho', 'aliquota.id: Selecione uma alíquota']],
  ])('of %o says %j (ST4-012, ST4-020, ST4-023, ST4-028)', (wrong, problems) => {
    expect(problemsOf(accountingSchema, { ...body, ...wrong })).toEqual(problems);
  });

  it('clears the aliquot outside Simples Nacional and the code without the special regime (ST4-022, ST4-027)', () => {
    const other = {
      ...body,
      regimeDeclaracaoPisConfins: 'Cumulativo',
      regimeTributario: 'LucroReal',
      temConvenioComEstado: false,
    };
    expect(accountingSchema.parse(other)).toMatchObject({ aliquota: null, codigoRegime: null });
  });

  it('starts as ICMS payer (ST4-005)', () => {
    expect(accountingSchema.parse({ ...body, contribuinteIcms: null }).contribuinteIcms).toBe(true);
  });
});

it('step 3 has no fields (ST3-015, G-28)', () => {
  expect(documentsSchema.parse({})).toEqual({});
});
