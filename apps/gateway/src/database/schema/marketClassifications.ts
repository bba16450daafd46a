import { pgTable, text } from 'drizzle-orm/pg-core';
import { described, id, refersTo } from './columns.ts';

/** A department of the market classification; sections, groups and subgroups are below it. */
export const departments = pgTable('departments', described());

/** A section of a department. */
export const sections = pgTable('sections', {
  id: id(),
  departamentoId: refersTo('departamento_id', () => departments.id),
  descricao: text().notNull(),
});

/** A group of a section. */
export const sectionGroups = pgTable('section_groups', {
  id: id(),
  secaoId: refersTo('secao_id', () => sections.id),
  descricao: text().notNull(),
});

/** A subgroup of a group. */
export const subgroups = pgTable('subgroups', {
  id: id(),
  grupoId: refersTo('grupo_id', () => sectionGroups.id),
  descricao: text().notNull(),
});
