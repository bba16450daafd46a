import { ROLES, type Role } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const shared = {
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 3.25,
  cst: 'Icms',
  fundoPobreza: 'Nao',
  mva: 45.5,
  precoSugerido: 179.9,
  valorPauta: null,
};
const ofFamilyForm = {
  ...shared,
  calculoPautaDiferente: false,
  pisConfins: 'Tributado',
  icmsOrigemMercadia: '0',
  valorNf: 98.75,
};
const ofRequestForms = {
  ...shared,
  calculoPautaDifenciado: false,
  pisCofins: 'Tributado',
  tributacaoIcmsOrigemMercadoria: '0',
  valorNF: 98.75,
};
const result = { margem: 30.89, valorBruto: 116.81 };

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

const calculate = async (body: object, role: Role = 'Contabil') =>
  gateway.call('/api/produtos/familias/calculo-margem-valorbruto', {
    method: 'POST',
    token: await gateway.tokenOf(role),
    body,
  });

describe('margin calculation (FAM-033 to FAM-035)', () => {
  it.each([
    ['of the family form', ofFamilyForm],
    ['of the request forms (CON-06)', ofRequestForms],
    ['of both at once', { ...ofFamilyForm, ...ofRequestForms, icmsOrigemMercadoria: '0' }],
  ])('takes the names %s', async (_, body) => {
    const answer = await calculate(body);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual(result);
  });

  it.each([
    ['valorNf', 'valorNf'],
    ['pisConfins', 'pisConfins'],
    ['icmsOrigemMercadia', 'icmsOrigemMercadia'],
    ['calculoPautaDiferente', 'calculoPautaDiferente'],
  ])('needs %s under one of its names', async (name, field) => {
    const body = Object.fromEntries(Object.entries(ofFamilyForm).filter(([key]) => key !== name));
    const answer = await calculate(body);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({ [field]: ['Campo obrigatório'] });
  });

  it.each<[string, object, string]>([
    ['two invoice values', { valorNF: 98.76 }, 'valorNF'],
    ['two treatments', { pisCofins: 'Isento' }, 'pisCofins'],
    ['two origins', { tributacaoIcmsOrigemMercadoria: '1' }, 'tributacaoIcmsOrigemMercadoria'],
    ['two calculations', { calculoPautaDifenciado: true }, 'calculoPautaDifenciado'],
  ])('refuses %s under two names', async (_, more, field) => {
    const answer = await calculate({ ...ofFamilyForm, ...more });
    expect(errorOf(answer).errors.fields).toEqual({
      [field]: ['Os nomes do mesmo campo têm valores diferentes'],
    });
  });

  it.each<[string, object, string]>([
    ['an unknown CST', { cst: 'Outro' }, 'cst'],
    ['an unknown origin', { icmsOrigemMercadia: '9' }, 'icmsOrigemMercadoria'],
    ['five decimals', { mva: 1.23456 }, 'mva'],
    ['three decimals of money', { valorNf: 1.234 }, 'valorNf'],
    ['more than a family can hold', { valorNf: 999_999_999_999.99 }, 'valorNf'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await calculate({ ...ofFamilyForm, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual([field]);
  });

  it('is for roles that read families', async () => {
    const allowed: Role[] = [];
    for (const role of ROLES) {
      if ((await calculate(ofFamilyForm, role)).status === 200) allowed.push(role);
    }
    expect(allowed.sort()).toEqual(
      ['Comercial', 'Contabil', 'Diretoria', 'ComericalGeradorLink', 'ComercialAprovadores'].sort(),
    );
  });
});
