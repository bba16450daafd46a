import type { Theme } from './categories.ts';

/** A manager as the register holds them. */
interface ManagerRow {
  readonly id: number;
  readonly codigo: number;
  readonly matricula: string;
  readonly nome: string;
  readonly email: string;
  readonly ativo: boolean;
}

/** A group of divisions with its manager. */
interface DivisionGroupRow {
  readonly id: number;
  readonly codigo: number;
  readonly descricao: string;
  readonly gestorId: number;
}

/** A division, and its part of the assortment. */
interface DivisionRow {
  readonly id: number;
  readonly codigo: number;
  readonly descricao: string;
  readonly grupoDivisaoId: number;
  readonly theme: Theme;
}

/** The managers. The last one has left the company and manages nothing. */
export const managers: readonly ManagerRow[] = (
  [
    ['10231', 'ADRIANA MOURA', 'adriana.moura'],
    ['10417', 'CELSO FIGUEIREDO', 'celso.figueiredo'],
    ['11092', 'HELENA PRADO', 'helena.prado'],
    ['11575', 'JOAQUIM TEIXEIRA', 'joaquim.teixeira'],
    ['12008', 'RENATA AZEVEDO', 'renata.azevedo'],
    ['09874', 'SÉRGIO VALENTE', 'sergio.valente'],
  ] as const
).map(([matricula, nome, user], index) => ({
  id: index + 1,
  codigo: 501 + index,
  matricula,
  nome,
  email: `${user}@empresa.com.br`,
  ativo: index < 5,
}));

/** The groups of divisions. */
export const divisionGroups: readonly DivisionGroupRow[] = (
  [
    ['ALIMENTOS', 1],
    ['BEBIDAS E DOCES', 2],
    ['LIMPEZA E PERFUMARIA', 3],
    ['BAZAR', 4],
    ['ELETRO E CONSTRUÇÃO', 5],
    ['MATINAIS', 1],
  ] as const
).map(([descricao, gestorId], index) => ({ id: index + 1, codigo: 101 + index, descricao, gestorId }));

/** The divisions. */
export const divisions: readonly DivisionRow[] = (
  [
    ['MERCEARIA SECA', 1, 'food'],
    ['CONSERVAS E MOLHOS', 1, 'food'],
    ['BEBIDAS', 2, 'food'],
    ['DOCES E BISCOITOS', 2, 'food'],
    ['CAFÉS E MATINAIS', 6, 'food'],
    ['LIMPEZA', 3, 'cleaning'],
    ['LAVANDERIA', 3, 'cleaning'],
    ['PERFUMARIA E HIGIENE', 3, 'cleaning'],
    ['MESA', 4, 'kitchen'],
    ['COZINHA', 4, 'kitchen'],
    ['ELETROPORTÁTEIS', 5, 'hardware'],
    ['FERRAMENTAS', 5, 'hardware'],
    ['ILUMINAÇÃO', 5, 'hardware'],
  ] as const
).map(([descricao, grupoDivisaoId, theme], index) => ({
  id: index + 1,
  codigo: 1_001 + index,
  descricao,
  grupoDivisaoId,
  theme,
}));
