import { giveAccess, StaffAccessError } from './areas/staff/giveAccess.ts';
import { readSettings } from './config/readSettings.ts';
import { readStaffArguments } from './config/readStaffArguments.ts';
import { openDatabase } from './database/openDatabase.ts';
import { prepareDatabase } from './database/prepareDatabase.ts';
import { openFileStore } from './files/store/openFileStore.ts';
import { runProgram } from './runProgram.ts';

/** Gives a person access as staff on the database of the settings, which is prepared first as at the start of a gateway. */
async function main(): Promise<void> {
  const wanted = readStaffArguments(process.argv.slice(2));
  const settings = readSettings([], process.env);
  const database = await openDatabase(settings.location);
  try {
    await prepareDatabase(database, openFileStore(settings), settings.demo);
    const context = {
      database,
      now: () => new Date(),
      portal: settings.portalOrigins[0] ?? '',
      sendsMails: settings.mail !== null,
    };
    for (const sentence of await giveAccess(context, wanted)) console.log(sentence);
  } finally {
    await database.close();
  }
}

await runProgram(main, 'O acesso não pôde ser criado', [StaffAccessError]);
