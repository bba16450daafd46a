import { ROLES } from '@portal/domain';
import { isValidCep } from '@portal/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../database/insertRows.ts';
import { cities, states } from '../../database/schema.ts';
import { listCities, listStates } from '../../seed/brazil/places.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { addresses } from './addressOfCep.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  const { queries } = gateway.database;
  // The fixtures know two states; here every municipality counts.
  await queries.insert(states).values(listStates()).onConflictDoNothing();
  const known = new Set((await queries.select({ id: cities.id }).from(cities)).map(({ id }) => id));
  await insertRows(
    queries,
    cities,
    listCities().filter(({ id }) => !known.has(id)),
  );
});

afterAll(() => gateway.close());

const look = async (cep: string, role: (typeof ROLES)[number] = 'Fornecedor') =>
  gateway.call(`/api/fornecedores/pre-cadastro/ceps/${cep}`, { token: await gateway.tokenOf(role) });

describe('the address of a CEP (ST1-029 to ST1-032, G-30)', () => {
  it('is street, district and city with its state, in capitals', async () => {
    const answer = await look('30130003');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      logradouro: 'AVENIDA AFONSO PENA',
      bairro: 'CENTRO',
      cidade: { id: 3106200, estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } },
    });
  });

  it('has no street where the CEP covers a whole town', async () => {
    expect((await look('36325000')).body).toEqual({
      logradouro: null,
      bairro: null,
      cidade: { id: 3168804, estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } },
    });
  });

  it('is unknown for any other CEP, with a sentence in Portuguese', async () => {
    const answer = await look('99999999');
    expect(answer.status).toBe(404);
    expect(errorOf(answer).message).toBe('CEP não encontrado');
  });

  it.each(['3013000', '30130-003', '301300033', 'abcdefgh'])('refuses %j', async (cep) => {
    const answer = await look(cep);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual(['cep']);
  });

  it('is for signed-in users only', async () => {
    for (const role of ROLES) expect([role, (await look('30130003', role)).status]).toEqual([role, 200]);
    expect((await gateway.call('/api/fornecedores/pre-cadastro/ceps/30130003')).status).toBe(401);
  });
});

describe('the known addresses', () => {
  /** First digits of the CEPs of each state. */
  const ranges: Readonly<Record<string, RegExp>> = {
    AC: /^699/,
    AL: /^57/,
    AM: /^69[0-8]/,
    AP: /^689/,
    BA: /^4[0-8]/,
    CE: /^6[0-3]/,
    DF: /^7[0-3]/,
    ES: /^29/,
    GO: /^7[2-6]/,
    MA: /^65/,
    MG: /^3/,
    MS: /^79/,
    MT: /^78/,
    PA: /^6[6-8]/,
    PB: /^58/,
    PE: /^5[0-6]/,
    PI: /^64/,
    PR: /^8[0-7]/,
    RJ: /^2[0-8]/,
    RN: /^59/,
    RO: /^76/,
    RR: /^693/,
    RS: /^9/,
    SC: /^8[89]/,
    SE: /^49/,
    SP: /^[01]/,
    TO: /^77/,
  };

  it('lie in the range of their state', () => {
    const strange = [...addresses].filter(([cep, { uf }]) => !isValidCep(cep) || !ranges[uf]?.test(cep));
    expect(strange).toEqual([]);
    expect(addresses.size).toBeGreaterThan(300);
  });

  it('lie in a municipality that is seeded', () => {
    const places = new Map(listStates().map(({ id, sigla }) => [id, sigla]));
    const known = new Set(listCities().map(({ nome, estadoId }) => `${nome}/${places.get(estadoId)}`));
    const missing = [...addresses.values()].map(({ cidade, uf }) => `${cidade}/${uf}`);
    expect(missing.filter((place) => !known.has(place))).toEqual([]);
  });

  it('reach every state', () => {
    const reached = new Set([...addresses.values()].map(({ uf }) => uf));
    expect(listStates().filter(({ sigla }) => !reached.has(sigla))).toEqual([]);
  });
});
