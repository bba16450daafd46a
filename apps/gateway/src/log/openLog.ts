import { destination, pino, stdTimeFunctions } from 'pino';
import { errorCode } from '../errorCode.ts';
import { type Log, readableLine } from './Log.ts';

/** How the log is written: for people, or one JSON object a line for programs. */
export type LogForm = 'text' | 'json';

/** The reader of the log may go away; the gateway goes on. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (errorCode(error) !== 'EPIPE') throw error;
    });
  }
}

/** Opens the log on the standard output. Each line is written before the next thing is done, so that none is lost. */
export function openLog(form: LogForm): Log {
  outliveReaders();
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
    // Ends writing, and nothing else, when its reader is gone.
    destination({ dest: 1, sync: true }),
  );
  return ({ level = 'info', ...fields }) => writer[level](fields);
}
