import { ROLES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertFamilyRegisters(gateway.database);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const read = async (path: string) => (await gateway.call(path, { token })).body;

describe('list of the register of divisions (ONB-023, G-41)', () => {
  it('has the code of each, is found by it and sorted by it', async () => {
    expect(await read('/api/produtos/divisoes?cadastro=true&Ordenacao.Coluna=Codigo')).toMatchObject({
      divisoes: [
        { id: 1, codigo: 1001, descricao: 'COZINHA' },
        { id: 2, codigo: 1002, descricao: 'MERCEARIA' },
      ],
    });
    expect(await read('/api/produtos/divisoes?cadastro=true&descricao=1002')).toMatchObject({
      divisoes: [{ id: 2 }],
    });
  });

  it('is open to Diretoria and Comercial only', async () => {
    for (const role of ROLES) {
      const answer = await gateway.call('/api/produtos/divisoes?cadastro=true', {
        token: await gateway.tokenOf(role),
      });
      expect([role, answer.status]).toEqual([role, role === 'Diretoria' || role === 'Comercial' ? 200 : 403]);
    }
  });
});
