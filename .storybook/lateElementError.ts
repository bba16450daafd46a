import { getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/**
 * An error that writes the page out where it is read: a wait throws one each time it looks in vain, and only the last is
 * ever read.
 */
export function lateElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError'; // by which the wait gives it the place of its caller
  Object.defineProperty(error, 'message', {
    configurable: true, // the wait puts another there when it gives up
    get: () => getElementError(message, container).message,
  });
  return error;
}
