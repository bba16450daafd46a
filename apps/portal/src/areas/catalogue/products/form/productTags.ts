import { answerOf, type PortalClient, type Schemas, toApiError } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import { listOf } from '../../../../shared/list/listOf.ts';
import type { Lookup } from '../../../../shared/lookups/useLookup.ts';
import { createdOnce } from '../../../../shared/server-state/createdOnce.ts';

type Tag = Schemas['Tag'];

const PATH = '/api/produtos/tags';

/** Tags per page (PRD-074), and pages that are reloaded after one was created (PRD-075). */
export const TAGS_PAGE_SIZE = 20;
export const TAGS_AFTER_CREATION = 10;

/** Pause before a tag is created (PRD-078), in milliseconds. */
const TAG_CREATION_DELAY_MS = 200;

export const tagOption = ({ id, descricao }: Tag) => ({ value: id, label: descricao });

const tags = listOf(PATH, { search: 'descricao', rows: 'tags' });

/** Tags of products, page by page (PRD-073). */
export const productTagLookup: Lookup<Tag, number, number> = {
  path: PATH,
  read: (api, { search, page, of: pageSize, signal }) =>
    tags.read(api, { search, page, pageSize, filters: {} }, signal),
  option: tagOption,
  searchDelayMs: 800, // PRD-076
};

/** The existing tag with a description, `undefined` when there is none. */
async function findTag(api: PortalClient, descricao: string): Promise<Tag | undefined> {
  const query = { descricao, ...pageQuery({ page: 1, pageSize: TAGS_AFTER_CREATION }) };
  const { tags } = await answerOf(api.GET(PATH, { params: { query } }));
  const sameText = new Intl.Collator('pt-BR', { sensitivity: 'accent' });
  return tags.find((tag) => sameText.compare(tag.descricao, descricao) === 0);
}

/**
 * Creates a tag (PRD-077), or returns the existing one with this description (CMB-09).
 *
 * @returns the tag, and whether it is new.
 */
export async function createTag(api: PortalClient, text: string): Promise<{ tag: Tag; isNew: boolean }> {
  const descricao = normalizeLine(text);
  await new Promise((resolve) => setTimeout(resolve, TAG_CREATION_DELAY_MS));
  try {
    const tag = await answerOf(api.POST(PATH, { params: { header: createdOnce() }, body: { descricao } }));
    return { tag, isNew: true };
  } catch (failure) {
    if (toApiError(failure).kind !== 'validation') throw failure;
    const tag = await findTag(api, descricao).catch(() => undefined);
    if (!tag) throw failure;
    return { tag, isNew: false };
  }
}
