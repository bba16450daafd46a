import { backUp } from './backup/backUp.ts';
import { readBackupArguments } from './backup/readBackupArguments.ts';
import { readBackupSettings } from './config/readBackupSettings.ts';
import { runProgram } from './runProgram.ts';

/** Writes database and files of the settings into an archive. */
async function main(): Promise<void> {
  const { to, withSecret } = readBackupArguments(process.argv.slice(2));
  const settings = readBackupSettings(process.env);
  await backUp({ settings, to, withSecret, now: new Date(), say: (sentence) => console.log(sentence) });
}

await runProgram(main, 'O backup não pôde ser feito');
