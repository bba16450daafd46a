import { familySchemaOf } from '../families/familySchema.ts';
import { requestedFamilyFields } from './requestedFamilyFields.ts';

/** Form and body of a family of a request: the rules of the catalogue over the stricter fields. */
export const requestedFamilySchema = familySchemaOf(requestedFamilyFields);
