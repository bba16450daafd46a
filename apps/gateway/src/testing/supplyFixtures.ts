import type { Database } from '../database/database.ts';
import { branches, productBlockedBranches, registrationFlows, suppliers, units } from '../database/schema.ts';

/** Ids of what `insertSupply` inserts. */
export const supplyIds = {
  units: { caixa: 1, duzia: 2, unidade: 3 },
  suppliers: { alfa: 101, beta: 102, agua: 103, waiting: 104 },
} as const;

const partners = [
  { id: 101, codigo: 9101, cnpj: '11444777000161', nomeFantasia: 'ALFA 100% AÇO', status: 'Aprovado' },
  { id: 102, codigo: 9102, cnpj: '12ABC34501DE35', nomeFantasia: 'BETA CASA', status: 'Aprovado' },
  { id: 103, codigo: 9103, cnpj: '04252011000110', nomeFantasia: 'ÁGUA E CIA', status: 'Aprovado' },
  {
    id: 104,
    codigo: null,
    cnpj: '33000167000101',
    nomeFantasia: 'ALFA ESPERA',
    status: 'AguardandoDiretoria',
  },
] as const;

/**
 * Adds to the fixtures: units, three approved suppliers and one that is not, and three branches, in one of which
 * product 1 is blocked.
 */
export async function insertSupply({ queries }: Database): Promise<void> {
  await queries.insert(units).values([
    { id: 1, sigla: 'CX', descricao: 'CAIXA' },
    { id: 2, sigla: 'DZ', descricao: 'DÚZIA' },
    { id: 3, sigla: 'UN', descricao: 'UNIDADE' },
  ]);
  await queries.insert(suppliers).values(
    partners.map(({ status, ...partner }) => ({
      ...partner,
      razaoSocial: `${partner.nomeFantasia} COMERCIAL LTDA`,
      email: `contato@fornecedor${partner.id}.example`,
    })),
  );
  await queries.insert(registrationFlows).values(
    partners.map(({ id, cnpj, status }) => ({
      cnpj,
      email: `contato@fornecedor${id}.example`,
      fornecedorId: id,
      statusFluxoCadastro: status,
      confirmedAt: new Date('2026-01-01T12:00:00Z'),
    })),
  );
  await queries.insert(branches).values([
    { id: 1, nome: 'UBERLÂNDIA' },
    { id: 2, nome: 'ÁGUAS CLARAS' },
    { id: 3, nome: 'CONTAGEM' },
  ]);
  await queries.insert(productBlockedBranches).values({ produtoId: 1, filialId: 3 });
}
