import { dimensionFields } from '../fields/dimensions.ts';
import { idList } from '../fields/numberFields.ts';
import { optionalPlainText } from '../fields/textFields.ts';
import { linkVideoField } from './linkVideo.ts';
import { photosField } from './photosField.ts';

/** Most characters of the description, with its markup. */
export const DESCRIPTION_MAX = 20_000;

/** What the catalogue and the on-line shop keep of a product alike (PRD-068, GAP-12). */
export const contentFields = {
  descricao: optionalPlainText(DESCRIPTION_MAX),
  linkVideo: linkVideoField,
  ...dimensionFields,
  caracteristicasIds: idList(100),
  tagsIds: idList(100),
  fotosProdutos: photosField,
};
