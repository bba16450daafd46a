import { BackupError } from './backup/BackupError.ts';
import { SettingsError } from './config/readSettings.ts';
import { DirectoryLockedError } from './database/directoryLock.ts';
import { MigrationError } from './database/migrate.ts';
import { describeFailure } from './http/server/describeFailure.ts';
import { PortTakenError } from './http/server/listen.ts';

/** Errors of the environment, whose message is one line. */
const PLAIN = [SettingsError, PortTakenError, DirectoryLockedError, MigrationError, BackupError];

/**
 * Runs a program of the gateway. One that fails says why and ends with 1; only a programming error shows its stack.
 *
 * @param failed how an error that has no sentence of its own is introduced.
 * @param plain further errors whose message is a sentence for the operator.
 */
export async function runProgram(
  main: () => Promise<void>,
  failed: string,
  plain: readonly (new (message: string) => Error)[] = [],
): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isPlain = [...PLAIN, ...plain].some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : `${failed}: ${describeFailure(error)}`);
    process.exit(1);
  }
}
