import { breaksUnique } from '../../database/databaseErrors.ts';
import { type FieldMessages, invalidFields } from '../GatewayError.ts';

/**
 * Runs a save and reports a repeated value at its field.
 *
 * @param indexes messages for the user, by unique index.
 * @throws GatewayError 400 with the messages of the broken index.
 */
export async function withUniqueFields<Result>(
  indexes: Readonly<Record<string, FieldMessages>>,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const broken = Object.entries(indexes).find(([index]) => breaksUnique(error, index));
    if (broken === undefined) throw error;
    throw invalidFields(broken[1]);
  }
}
