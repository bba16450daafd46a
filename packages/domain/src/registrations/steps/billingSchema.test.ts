import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/problemsOf.ts';
import { STORED_CONTACT } from '../testing/storedContact.ts';
import { billingFields, DELIVERY_OPTIONS, DELIVERY_REGIONS, FREIGHT_SITUATIONS } from './billingFields.ts';
import { billingSchema } from './billingSchema.ts';

const carrier = {
  nome: 'RÁPIDO MINAS',
  email: 'frota@rapido.com',
  ddd: '31',
  numeroTelefone: '33334444',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '999998888',
};
const region = (id: number, prazoEntrega: number | null, opcaoEntrega: string | null = 'DiasUteis') => ({
  id,
  prazoEntrega,
  opcaoEntrega,
});
const body = {
  emailParaRecebimentoXml: 'nfe@empresa.com',
  situacaoFrete: 'Cif',
  glnEdi: '',
  regioesEntregas: [region(1, 1), region(2, 30, 'DiasCorridos'), region(3, 999)],
  tratamentoQuebras: 'Devolucao',
  contatos: [STORED_CONTACT],
  transportadoras: [carrier],
};

describe('billingSchema (ST6, G-28)', () => {
  it('gives the body of the save', () => {
    expect(billingSchema.parse(body)).toEqual({
      ...body,
      glnEdi: null,
      contatos: [{ ...STORED_CONTACT, cargo: null, tipoContato: 'FaturamentoELogistica' }],
    });
  });

  it('tells every field that an empty body leaves out (ST6-003 to ST6-017, G-05)', () => {
    expect(problemsOf(billingSchema, {})).toEqual([
      'emailParaRecebimentoXml: Digite um e-mail válido',
      'situacaoFrete: Campo obrigatório',
      'tratamentoQuebras: Selecione uma opção',
      'regioesEntregas: Preencha todos os campos',
      'contatos: Adicione ao menos um contato',
      'transportadoras: Adicione ao menos uma transportadora',
    ]);
  });

  const [first, second, third] = body.regioesEntregas;
  const range = 'Digite um prazo de 1 a 999 dias';
  it.each([
    [[region(1, null), second, third], ['regioesEntregas.0.prazoEntrega: Preencha todos os campos']],
    [[region(1, 0), second, third], [`regioesEntregas.0.prazoEntrega: ${range}`]],
    [[first, region(2, 1000), third], [`regioesEntregas.1.prazoEntrega: ${range}`]],
    [[first, region(2, 1.5), third], ['regioesEntregas.1.prazoEntrega: Digite um número inteiro']],
    [[first, second], ['regioesEntregas: Preencha todos os campos']],
    [[first, second, second], ['regioesEntregas: Preencha todos os campos']],
    [[first, second, region(4, 2)], ['regioesEntregas.2.id: Preencha todos os campos']],
    [[first, second, region(3, 2, 'Outro')], ['regioesEntregas.2.opcaoEntrega: Selecione uma opção']],
  ])('of the regions %j says %j (ST6-008 to ST6-011, G-33)', (regioesEntregas, problems) => {
    expect(problemsOf(billingSchema, { ...body, regioesEntregas })).toEqual(problems);
  });

  it.each([
    [1, 'DiasUteis', '1 dia útil'],
    [3, 'DiasUteis', '3 dias úteis'],
    [1, 'DiasCorridos', '1 dia corrido'],
    [10, 'DiasCorridos', '10 dias corridos'],
    [null, 'DiasUteis', null],
  ] as const)('says %j %s as %j (ST6-011)', (prazoEntrega, opcaoEntrega, text) => {
    expect(billingFields.regioesEntregas.fields[0].text({ id: 1, prazoEntrega, opcaoEntrega })).toBe(text);
  });

  it('takes working days by default, and gives the regions in their order', () => {
    const regioesEntregas = [region(3, 9, null), second, first];
    expect(billingSchema.parse({ ...body, regioesEntregas }).regioesEntregas).toEqual([
      first,
      second,
      region(3, 9, 'DiasUteis'),
    ]);
    expect(DELIVERY_REGIONS.map(({ id, nome }) => `${id} ${nome}`)).toEqual([
      '1 Grande BH',
      '2 Região metropolitana',
      '3 Interior de MG',
    ]);
  });

  it.each([
    [{ glnEdi: '7891000315507' }, []],
    [{ glnEdi: '78910003155071' }, ['glnEdi: Digite um número válido']],
    [{ situacaoFrete: 'Outro' }, ['situacaoFrete: Campo obrigatório']],
    [{ transportadoras: [{ ...carrier, ddd: '' }] }, ['transportadoras.0.ddd: Digite um número válido']],
    [{ transportadoras: [null] }, ['transportadoras.0: Digite um texto válido']],
  ])('of %o says %j (ST6-005, ST6-007, CTC-017)', (wrong, problems) => {
    expect(problemsOf(billingSchema, { ...body, ...wrong })).toEqual(problems);
  });
});

it('freight and delivery are chosen from these (ST6-004, ST6-011)', () => {
  expect(FREIGHT_SITUATIONS).toEqual([
    { id: 'Cif', descricao: 'CIF' },
    { id: 'Fob', descricao: 'FOB' },
  ]);
  expect(DELIVERY_OPTIONS).toEqual([
    { id: 'DiasUteis', descricao: 'Úteis' },
    { id: 'DiasCorridos', descricao: 'Corridos' },
  ]);
});
