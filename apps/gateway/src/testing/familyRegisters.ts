import type { Database } from '../database/database.ts';
import * as tables from '../database/schema.ts';

/**
 * Fills the registers that families choose from: two departments with a path down from the first, two divisions of
 * two managers (the second of them removed together with its group), tax codes, risk and product classifications,
 * volts.
 */
export async function insertFamilyRegisters({ queries }: Database): Promise<void> {
  const deletedAt = new Date('2026-01-01T12:00:00Z');
  await queries.insert(tables.departments).values([{ descricao: 'UTILIDADES' }, { descricao: 'MERCEARIA' }]);
  await queries.insert(tables.sections).values([
    { departamentoId: 1, descricao: 'COZINHA' },
    { departamentoId: 2, descricao: 'GRÃOS' },
  ]);
  await queries.insert(tables.sectionGroups).values([
    { secaoId: 1, descricao: 'PANELAS' },
    { secaoId: 2, descricao: 'ARROZ' },
  ]);
  await queries.insert(tables.subgroups).values([
    { grupoId: 1, descricao: 'PREMIUM' },
    { grupoId: 1, descricao: 'ECONÔMICO' },
    { grupoId: 2, descricao: 'PREMIUM' },
  ]);
  await queries.insert(tables.managers).values([
    { matricula: '1', nome: 'MARINA ALVES', email: 'marina@empresa.com.br' },
    { matricula: '2', nome: 'ÉRICO LIMA', email: 'erico@empresa.com.br' },
    { matricula: '3', nome: 'DESLIGADO', email: 'desligado@empresa.com.br', ativo: false },
    { matricula: '4', nome: 'REMOVIDO', email: 'removido@empresa.com.br', deletedAt },
  ]);
  await queries.insert(tables.divisionGroups).values([
    { descricao: 'BAZAR', gestorId: 1 },
    { descricao: 'ALIMENTOS', gestorId: 2 },
  ]);
  await queries.insert(tables.divisions).values([
    { descricao: 'COZINHA', grupoDivisaoId: 1 },
    { descricao: 'MERCEARIA', grupoDivisaoId: 2 },
    { descricao: 'REMOVIDA', grupoDivisaoId: 1, deletedAt },
  ]);
  await queries.insert(tables.ncms).values([
    { codigo: '76151000', descricao: 'ARTEFATOS DE ALUMÍNIO' },
    { codigo: '10063021', descricao: 'ARROZ' },
  ]);
  await queries.insert(tables.cests).values([
    { codigo: '1400100', descricao: 'ARTEFATOS DOMÉSTICOS', ncms: ['7323', '7615'] },
    { codigo: '2899900', descricao: 'OUTROS', ncms: [''] },
    { codigo: '1700100', descricao: 'GRÃOS', ncms: ['1006'] },
  ]);
  await queries.insert(tables.riskClasses).values([{ descricao: 'BAIXO' }, { descricao: 'ALTO' }]);
  await queries.insert(tables.productClasses).values([{ descricao: 'SAZONAL' }, { descricao: 'LINHA' }]);
  await queries.insert(tables.volumeTypes).values({ descricao: 'VOLTS', sigla: 'V' });
}
