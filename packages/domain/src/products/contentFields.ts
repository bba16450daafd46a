import { markupWords } from '@portal/formats';
import * as z from 'zod/mini';
import type { FieldOf } from '../fields/defineFields.ts';
import { dimensionFields } from '../fields/dimensions.ts';
import { records } from '../fields/kinds.ts';
import { optionalMarkup } from '../fields/textFields.ts';
import { LINK_VIDEO_MAX, linkVideoRule } from './linkVideo.ts';
import { photos } from './photosField.ts';

/** Most characters of the description, with its markup. */
const DESCRIPTION_MAX = 20_000;

const description: FieldOf<'richText', ReturnType<typeof optionalMarkup>> = {
  kind: 'richText',
  label: 'Descrição',
  maxLength: DESCRIPTION_MAX,
  schema: optionalMarkup(DESCRIPTION_MAX),
  empty: '',
  draft: z.string(),
  text: markupWords,
};

const linkVideo: FieldOf<'link', typeof linkVideoRule> = {
  kind: 'link',
  label: 'Link do vídeo',
  maxLength: LINK_VIDEO_MAX,
  schema: linkVideoRule,
  empty: '',
  draft: z.string(),
  text: (address) => address,
};

/** Fields that the catalogue and the e-commerce page share (PRD-068, GAP-12, GAP-29). */
export const contentFields = {
  ...dimensionFields,
  tagsIds: records({ label: 'Tags', max: 100 }),
  caracteristicasIds: records({ label: 'Características', max: 100 }),
  descricao: description,
  linkVideo,
  fotosProdutos: photos,
};
