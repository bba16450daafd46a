import { expect, it } from 'vitest';
import { VirusScannerLostError } from '../files/scan/VirusScanner.ts';
import { DatabaseEndedError } from './DatabaseEndedError.ts';
import { isDatabaseLost } from './databaseErrors.ts';

const failed = (fields: object, message = 'x') => Object.assign(new Error(message), fields);
const fromServer = (code: string) => failed({ code, severity: 'ERROR' });

it.each([
  ['a server that is shut down', fromServer('57P01'), true],
  ['a server that starts', fromServer('57P03'), true],
  ['no connection left', fromServer('53300'), true],
  ['a full disk', fromServer('53100'), true],
  ['one that gave up', new DatabaseEndedError(failed({ code: 'XX000', severity: 'PANIC' })), true],
  ['a broken connection', fromServer('08006'), true],
  ['a refused socket', failed({ code: 'ECONNREFUSED' }), true],
  ['a cut connection, as pg says it', new Error('Connection terminated unexpectedly'), true],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['one inside others', new Error('Failed query', { cause: failed({ code: 'ECONNRESET' }) }), true],
  [
    'another part whose connection broke',
    new VirusScannerLostError('x', { cause: failed({ code: 'ECONNRESET' }) }),
    false,
  ],
  ['a broken rule', fromServer('23505'), false],
  ['a statement that took too long', fromServer('57014'), false],
  ['a missing file', failed({ code: 'ENOENT' }), false],
  ['an error of the program', new TypeError('x is not a function'), false],
  ['no error', 'Connection terminated', false],
])('%s: %#', (_name, error, expected) => {
  expect(isDatabaseLost(error)).toBe(expected);
});
