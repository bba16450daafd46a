import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { requiredRecord, requiredText } from '../fields/kinds.ts';
import { MANAGER_MISSING_TEXT } from './transferRefusal.ts';

/**
 * The fields of a division group (GRP-015 to GRP-018, GRP-023, GRP-024): its name in capitals (D18), and its manager.
 * Names stay as on the wire.
 */
export const divisionGroupFields = {
  descricao: requiredText({ label: 'Nome', max: 60 }),
  gestoresId: requiredRecord({ label: 'Gestor', missing: MANAGER_MISSING_TEXT }),
};

/** Form and body of a division group. */
export const divisionGroupSchema = z.object(shapeOf(divisionGroupFields));

/**
 * Manager of a group in its edit form: null when it is not one of the managers that can be chosen, so that the form
 * asks for another one (GRP-021, C-18, CMB-08). Call it only with the complete list of managers.
 *
 * @param gestoresId manager of the record.
 * @param managers every manager that can be chosen.
 */
export function selectableManagerId(
  gestoresId: number | null,
  managers: readonly { readonly id: number }[],
): number | null {
  return managers.some(({ id }) => id === gestoresId) ? gestoresId : null;
}
