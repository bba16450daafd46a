import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../ports.ts';
import { type Service, startService } from './startService.ts';

/** A mail server that keeps everything it is sent. */
export interface MailServer {
  /** Its address, as gateways read it. */
  readonly url: string;
  readonly service: Service;
  /** Ids of all mails, those that came twice twice; and how often each request was announced to its supplier, by its code. */
  read(): Promise<{ ids: string[]; announced: Map<number, number> }>;
}

const ID = /^Message-ID: <([^>]+)>/im;
/** The first sentence of `requestMailTexts.ts` about a request that was opened, in quoted-printable. */
const OPENED = /Abrimos a solicita=C3=A7=C3=A3o (\d+) para/;

/** Starts OpenSMTPD, which has to run as root, and keeps the mails as files of a folder. */
export async function startMailServer(folder: string): Promise<MailServer> {
  const mails = path.join(folder, 'mails');
  await mkdir(mails);
  await chmod(mails, 0o777);
  const port = await freePort();
  const settings = path.join(folder, 'smtpd.conf');
  await writeFile(
    settings,
    `listen on 127.0.0.1 port ${port}
table everyone { "@" = "nobody" }
action "keep" maildir "${mails}" virtual <everyone>
match from any for any action "keep"
`,
    { mode: 0o600 },
  );
  const service = await startService({ command: ['smtpd', '-d', '-f', settings], port });
  return {
    url: `smtp://127.0.0.1:${port}`,
    service,
    read: async () => {
      const names = await readdir(path.join(mails, 'new')).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(path.join(mails, 'new', name), 'latin1')));
      const announced = new Map<number, number>();
      for (const text of texts) {
        const code = Number(OPENED.exec(text)?.[1]);
        if (Number.isInteger(code)) announced.set(code, (announced.get(code) ?? 0) + 1);
      }
      return { ids: texts.map((text) => ID.exec(text)?.[1] ?? ''), announced };
    },
  };
}
