import { type Environment, readSettings, type Settings } from './readSettings.ts';

/**
 * Reads the settings for a backup or restore, which speak with the server itself: `pg_dump` and `pg_restore` change the
 * session, and a pooler would hand that to gateways.
 *
 * @throws SettingsError with a one-line message.
 */
export function readBackupSettings(environment: Environment): Settings {
  const itself = environment.BACKUP_DATABASE_URL?.trim() || environment.DATABASE_URL;
  return readSettings([], { ...environment, DATABASE_URL: itself });
}
