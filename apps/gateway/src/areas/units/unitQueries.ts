import { sql } from 'drizzle-orm';
import { units } from '../../database/schema.ts';

/** Abbreviation and description of a unit in one text (LNK-006). */
const siglaDescricao = sql<string>`${units.sigla} || ' - ' || ${units.descricao}`;

/** A unit as the contract shows it. */
export const unitFields = { id: units.id, siglaDescricao };
