import { tagSchema } from '@portal/domain';
import { asc } from 'drizzle-orm';
import { breaksUnique } from '../../../database/databaseErrors.ts';
import { characteristics, tags } from '../../../database/schema.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import type { Handlers } from '../../../http/operationHandler.ts';
import { describedList } from '../../../lists/describedList.ts';
import { plainText } from '../../../lists/searchText.ts';
import { productMessages } from '../messages.ts';

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
      if (breaksUnique(error, 'tags_description'))
        throw invalidFields({ descricao: [productMessages.tagTaken] });
      throw error;
    }
  },
};
