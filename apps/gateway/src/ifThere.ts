import { errorCode } from './errorCode.ts';

/** Does something with a file that may not exist; `otherwise` where it does not. */
export async function ifThere<Result, Otherwise>(
  work: () => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
}
