import { parseArgs } from 'node:util';
import { BackupError } from './BackupError.ts';

const USAGE = {
  backup: 'Uso: npm run backup -- --to <pasta ou arquivo> [--with-secret]',
  restore: 'Uso: npm run restore -- --from <arquivo>',
} as const;

/** Reads the command line of `npm run backup`. @throws BackupError with a sentence. */
export function readBackupArguments(args: readonly string[]): {
  readonly to: string;
  readonly withSecret: boolean;
} {
  try {
    const { to, 'with-secret': withSecret = false } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, 'with-secret': { type: 'boolean' } },
    }).values;
    if (to) return { to, withSecret };
  } catch {
    // told below
  }
  throw new BackupError(USAGE.backup);
}

/** Reads the command line of `npm run restore`. @throws BackupError with a sentence. */
export function readRestoreArguments(args: readonly string[]): { readonly from: string } {
  try {
    const { from } = parseArgs({ args: [...args], options: { from: { type: 'string' } } }).values;
    if (from) return { from };
  } catch {
    // told below
  }
  throw new BackupError(USAGE.restore);
}
