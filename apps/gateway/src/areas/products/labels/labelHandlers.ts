import { collapseSpaces } from '@portal/domain';
import { toUpperPt } from '@portal/formats';
import { asc, count } from 'drizzle-orm';
import { z } from 'zod';
import { breaksUnique } from '../../../database/databaseErrors.ts';
import { characteristics, tags } from '../../../database/schema.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import type { Handlers } from '../../../http/operationHandler.ts';
import { bounds, listMeta, sorted } from '../../../lists/page.ts';
import { holdsText, plainText } from '../../../lists/searchText.ts';
import { productMessages } from '../messages.ts';

/** Rows per page when the call does not say (PRD-074). */
const PAGE_SIZE = 20;

/** Descriptions are kept in capitals with one space between words (D18). */
const tagSchema = z.object({
  descricao: z
    .string()
    .transform((text) => toUpperPt(collapseSpaces(text)))
    .pipe(z.string().min(1, messages.required).max(60, 'Digite no máximo 60 caracteres')),
});

const tagFields = { id: tags.id, descricao: tags.descricao };

/** Calls of tags and characteristics (PRD-067, PRD-073 to PRD-077). */
export const labelHandlers: Handlers<'listCharacteristics' | 'listTags' | 'createTag'> = {
  listCharacteristics: async ({ context: { database } }) => {
    const caracteristicas = await database.queries
      .select({ id: characteristics.id, descricao: characteristics.descricao })
      .from(characteristics)
      .orderBy(asc(plainText(characteristics.descricao)), asc(characteristics.id));
    return { status: 200, body: { caracteristicas } };
  },

  listTags: async ({ query, context: { database } }) => {
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
    const where = holdsText(query.descricao, [tags.descricao]);
    const { limit, offset } = bounds(page);
    const rows = await database.queries
      .select(tagFields)
      .from(tags)
      .where(where)
      .orderBy(...sorted(plainText(tags.descricao), tags.id))
      .limit(limit)
      .offset(offset);
    const [total] = await database.queries.select({ value: count() }).from(tags).where(where);
    return { status: 200, body: { tags: rows, meta: listMeta(total?.value ?? 0, page) } };
  },

  createTag: async ({ body, context: { database } }) => {
    const { descricao } = validateBody(tagSchema, body);
    try {
      const [tag] = await database.queries.insert(tags).values({ descricao }).returning(tagFields);
      if (tag === undefined) throw new Error('An insert returned no row');
      return { status: 201, body: tag };
    } catch (error) {
      if (breaksUnique(error, 'tags_descricao_key'))
        throw invalidFields({ descricao: [productMessages.tagTaken] });
      throw error;
    }
  },
};
