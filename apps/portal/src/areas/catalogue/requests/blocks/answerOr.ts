import { answerOf, toApiError } from '@portal/api';

/** The answer of a call, or `none` where the gateway finds nothing, which is no failure (BLK-030, BLK-033). */
export async function answerOr<Data, None>(
  call: Parameters<typeof answerOf<Data>>[0],
  none: None,
): Promise<Data | None> {
  try {
    return await answerOf(call);
  } catch (error) {
    if (toApiError(error).kind === 'notFound') return none;
    throw error;
  }
}
