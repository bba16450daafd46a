import { missingDocuments, newPendencies, type StepNumber, uncorrectedPendencies } from '@portal/domain';
import type { Queries } from '../../../database/database.ts';
import { invalidFields, refused } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import { closePendencies } from '../decisions/pendencies.ts';
import { registrationMessages } from '../messages.ts';
import type { FoundRegistration } from '../registrationQueries.ts';

/**
 * Checks that the documents which a supplier's save of a step needs are stored (ST2-031, ST3-009 to ST3-011); the
 * last step sends everything, so that it needs those of steps 2 and 3.
 *
 * @throws GatewayError 400 at the types without a document, which are fields of steps 2 and 3.
 */
export function requireDocuments({ documents }: FoundRegistration, step: StepNumber): void {
  if (step === 6) {
    const missing = [...missingDocuments(2, documents), ...missingDocuments(3, documents)];
    if (missing.length > 0) throw refused(registrationMessages.documentsMissing);
    return;
  }
  const missing = missingDocuments(step, documents);
  if (missing.length > 0) {
    throw invalidFields(Object.fromEntries(missing.map((type) => [type, [messages.required]])));
  }
}

/**
 * Takes the pendencies of a step as corrected: each document that was sent back has a newer one (G-20, G-23).
 *
 * @throws GatewayError 400 at the types of which the newer document is missing.
 */
export async function correctPendencies(
  queries: Queries,
  { pendencies, documents }: FoundRegistration,
  step: StepNumber,
  at: Date,
): Promise<void> {
  const left = uncorrectedPendencies(step, pendencies, documents);
  if (left.length > 0) {
    throw invalidFields(
      Object.fromEntries(
        left.map(({ tipoDocumento }) => [tipoDocumento, [registrationMessages.documentNotReplaced]]),
      ),
    );
  }
  await closePendencies(
    queries,
    newPendencies(pendencies).map(({ id }) => id),
    at,
  );
}
