import { collapseSpaces } from '@portal/domain';
import { toUpperPt } from '@portal/formats';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { breaksUnique } from '../../../database/databaseErrors.ts';
import { characteristics, tags } from '../../../database/schema.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import type { Handlers } from '../../../http/operationHandler.ts';
import { describedList } from '../../../lists/describedList.ts';
import { plainText } from '../../../lists/searchText.ts';
import { productMessages } from '../messages.ts';

/** Stored in capitals, with one space between words (D18). */
const tagSchema = z.object({
  descricao: z
    .string()
    .transform((text) => toUpperPt(collapseSpaces(text)))
    .pipe(z.string().min(1, messages.required).max(60, 'Digite no máximo 60 caracteres')),
});

const tagFields = { id: tags.id, descricao: tags.descricao };

/** Tags come 20 a page (PRD-074). */
const tagList = describedList(tags, 20);

/** Calls of tags and characteristics (PRD-067, PRD-073 to PRD-077). */
export const labelHandlers: Handlers<'listCharacteristics' | 'listTags' | 'createTag'> = {
  listCharacteristics: async ({ context: { database } }) => {
    const caracteristicas = await database.queries
      .select({ id: characteristics.id, descricao: characteristics.descricao })
      .from(characteristics)
      .orderBy(asc(plainText(characteristics.descricao)), asc(characteristics.id));
    return { status: 200, body: { caracteristicas } };
  },

  listTags: async ({ query, context }) => {
    const { rows, meta } = await tagList(context, query, { text: query.descricao });
    return { status: 200, body: { tags: rows, meta } };
  },

  createTag: async ({ body, context: { database } }) => {
    const { descricao } = validateBody(tagSchema, body);
    try {
      const [tag] = await database.transaction((queries) =>
        queries.insert(tags).values({ descricao }).returning(tagFields),
      );
      if (tag === undefined) throw new Error('An insert returned no row');
      return { status: 201, body: tag };
    } catch (error) {
      if (breaksUnique(error, 'tags_descricao_key'))
        throw invalidFields({ descricao: [productMessages.tagTaken] });
      throw error;
    }
  },
};
