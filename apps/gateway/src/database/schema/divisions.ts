import { index, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { codeOf, id, instant, reference, saved, uniqueDescription } from './columns.ts';
import { managers } from './managers.ts';

export const divisionGroupCodes = pgSequence('division_group_codes');

/** A group of divisions with its manager. */
export const divisionGroups = pgTable(
  'division_groups',
  {
    id: id(),
    codigo: codeOf('division_group_codes'),
    descricao: text().notNull(),
    gestorId: reference('gestor_id').references(() => managers.id),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('division_groups_by_manager').on(table.gestorId),
    uniqueDescription('division_groups_description', table),
  ],
);

export const divisionCodes = pgSequence('division_codes');

/** A division: a part of the assortment. */
export const divisions = pgTable(
  'divisions',
  {
    id: id(),
    codigo: codeOf('division_codes'),
    descricao: text().notNull(),
    grupoDivisaoId: reference('grupo_divisao_id').references(() => divisionGroups.id),
    ...saved(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('divisions_by_group').on(table.grupoDivisaoId),
    uniqueDescription('divisions_description', table),
  ],
);
