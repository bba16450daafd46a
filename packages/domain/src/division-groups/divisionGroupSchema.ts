import { z } from 'zod';
import { requiredId } from '../fields/numberFields.ts';
import { requiredUpperText } from '../fields/textFields.ts';
import { MANAGER_MISSING_TEXT } from './transferRefusal.ts';

/** Most characters of the name of a division group. */
export const DIVISION_GROUP_NAME_MAX = 60;

/**
 * Form and body of a division group (GRP-015 to GRP-018, GRP-023, GRP-024): the name, upper-cased (D18) and required
 * with 'Campo obrigatório', and the manager, required with 'Selecione um gestor'. Names stay as on the wire.
 */
export const divisionGroupSchema = z.object({
  descricao: requiredUpperText(DIVISION_GROUP_NAME_MAX),
  gestoresId: requiredId(MANAGER_MISSING_TEXT),
});

/** Values of the form of a division group. */
export type DivisionGroupForm = z.input<typeof divisionGroupSchema>;

/** Division group as the calls send it. */
export type DivisionGroupBody = z.output<typeof divisionGroupSchema>;

/** The form of a new division group before anybody fills it in. */
export const emptyDivisionGroupForm: DivisionGroupForm = { descricao: '', gestoresId: null };

/**
 * Manager of a group as its edit form holds it: null when none of the managers that can be chosen is it, so that the
 * form asks for another one (GRP-021, C-18, CMB-08). Call it with the whole list of managers only.
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
