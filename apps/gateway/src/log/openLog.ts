import { pino, stdTimeFunctions } from 'pino';
import { type Log, readableLine } from './Log.ts';

/** How the log is written: for people, or one JSON object a line for programs. */
export type LogForm = 'text' | 'json';

/** Opens the log on the standard output. Each line is written before the next thing is done, so that none is lost. */
export function openLog(form: LogForm): Log {
  // The reader of the log may go away, and its disk may be full: such a line is dropped, and the gateway goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (form === 'text') {
    return (entry) => void process.stdout.write(`${new Date().toISOString()} ${readableLine(entry)}\n`);
  }
  const writer = pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: (level) => ({ level }) },
    },
    // Its own destination would keep what it could not write, without an end.
    process.stdout,
  );
  return ({ level = 'info', ...fields }) => writer[level](fields);
}
