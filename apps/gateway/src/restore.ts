import { readRestoreArguments } from './backup/readBackupArguments.ts';
import { restore } from './backup/restore.ts';
import { readBackupSettings } from './config/readBackupSettings.ts';
import { runProgram } from './runProgram.ts';

/** Puts an archive of `npm run backup` into the empty place of the settings. */
async function main(): Promise<void> {
  const { from } = readRestoreArguments(process.argv.slice(2));
  const settings = readBackupSettings(process.env);
  await restore({ settings, from, say: (sentence) => console.log(sentence) });
}

await runProgram(main, 'A restauração não pôde ser feita');
