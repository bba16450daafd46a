import { asc, eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_MS } from '../areas/sign-up/confirmationCodes.ts';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';
import { type LogEntry, readableLine } from '../log/Log.ts';
import { openEmptyDatabase } from '../testing/testGateway.ts';
import { forgetOldMails } from './forgetOldMails.ts';
import { forgetSecrets } from './forgetSecrets.ts';
import { giveUpOldMails } from './giveUpOldMails.ts';
import { type Mail, queueMail } from './queueMail.ts';
import { MAIL_ATTEMPTS, pauseAfter, sendDueMails, startSending } from './sendDueMails.ts';
import { type DeliverMail, smtpDelivery } from './smtpDelivery.ts';

let database: Database;
let clock: Date;
let lines: string[];

beforeAll(async () => {
  database = await openEmptyDatabase();
});

beforeEach(async () => {
  await database.queries.delete(outboxMails);
  clock = new Date('2026-11-20T12:00:00Z');
  lines = [];
});

afterAll(() => database.close());

const mail: Mail = {
  to: 'contato@fornecedor.example',
  subject: 'Seu cadastro foi reativado',
  text: 'Olá,\n\nO seu cadastro foi reativado.',
  kind: 'reactivation',
  registrationFlowId: null,
};

const queue = (part: Partial<Mail> = {}) => queueMail(database.queries, { ...mail, ...part }, clock);
const send = (deliver: DeliverMail) =>
  sendDueMails({ database, deliver, now: () => clock, log: (entry) => lines.push(readableLine(entry)) });
const stored = () => database.queries.select().from(outboxMails).orderBy(asc(outboxMails.id));
const wait = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

const accepts: DeliverMail = async () => {};
const rejects: DeliverMail = async () => {
  throw Object.assign(new Error('550 <contato@fornecedor.example> unknown'), { code: 'EENVELOPE' });
};

describe('the outbox (G-25)', () => {
  it('commits and rolls back a mail with its transaction', async () => {
    const work = database.transaction(async (queries) => {
      await queueMail(queries, mail, clock);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
  });

  it('sends what is due, the oldest first, and nothing twice', async () => {
    await queue({ subject: 'Primeiro' });
    wait(1000);
    await queue({ subject: 'Segundo' });
    const subjects: string[] = [];
    const deliver: DeliverMail = async ({ subject }) => {
      subjects.push(subject);
    };
    expect(await send(deliver)).toBe(2);
    expect(await send(deliver)).toBe(0);
    expect(subjects).toEqual(['Primeiro', 'Segundo']);
    expect((await stored()).map(({ sentAt, attempts }) => [sentAt, attempts])).toEqual([
      [clock, 1],
      [clock, 1],
    ]);
  });

  it('sends nothing twice when its log cannot be written', async () => {
    await queue();
    const log = () => {
      throw new Error('ENOSPC');
    };
    await expect(sendDueMails({ database, deliver: accepts, now: () => clock, log })).rejects.toThrow();
    wait(pauseAfter(1));
    expect(await send(accepts)).toBe(0);
    expect((await stored())[0]?.sentAt).not.toBeNull();
  });

  it('gives up what waited three days for a mail server, and says so', async () => {
    await queue({ subject: 'Antiga' });
    await queue({ subject: 'Tentada' });
    await database.queries.update(outboxMails).set({ attempts: 1 }).where(eq(outboxMails.subject, 'Tentada'));
    wait(1);
    await queue({ subject: 'Recente' });
    wait(3 * 86_400_000);
    await giveUpOldMails(database.queries, clock, (entry) => lines.push(readableLine(entry)));
    const [old] = await stored();
    expect(old).toMatchObject({ subject: 'Antiga', body: mail.text, attempts: 0, failedAt: clock });
    expect(lines).toEqual([`error mail ${old?.id}: given up, nobody tried to send it for three days`]);
    expect(await send(accepts)).toBe(2);
  });

  it('is shared by two gateways without sending twice', async () => {
    for (let count = 0; count < 6; count += 1) await queue();
    const ids: number[] = [];
    const deliver: DeliverMail = async ({ id }) => {
      ids.push(id);
    };
    const sent = await Promise.all([send(deliver), send(deliver)]);
    expect(sent[0] + sent[1]).toBe(6);
    expect(new Set(ids).size).toBe(6);
  });

  it('sends the others while one server is slow', async () => {
    for (let count = 0; count < 6; count += 1) await queue({ subject: `Carta ${count}` });
    const { promise: others, resolve } = Promise.withResolvers<void>();
    let delivered = 0;
    const deliver: DeliverMail = async ({ subject }) => {
      if (subject === 'Carta 0') return others;
      delivered += 1;
      if (delivered === 5) resolve();
    };
    expect(await send(deliver)).toBe(6);
  });

  it('sends four at a time, and not more', async () => {
    for (let count = 0; count < 12; count += 1) await queue({ subject: `Carta ${count}` });
    const { promise: held, resolve } = Promise.withResolvers<void>();
    let under = 0;
    let most = 0;
    const deliver: DeliverMail = async () => {
      under += 1;
      most = Math.max(most, under);
      // Whoever would take a fifth has asked the database before this.
      if (under === 4)
        void stored()
          .then(stored)
          .then(() => resolve());
      await held;
      under -= 1;
    };
    expect(await send(deliver)).toBe(12);
    expect(most).toBe(4);
  });

  it('forgets mails that were given up as long', async () => {
    await queue();
    await database.queries.update(outboxMails).set({ failedAt: clock });
    wait(90 * 86_400_000);
    await forgetOldMails(database.queries, clock);
    expect(await stored()).toHaveLength(1);
    wait(1);
    await forgetOldMails(database.queries, clock);
    expect(await stored()).toEqual([]);
  });

  it('forgets mails that ended 90 days ago, and none that is still to be sent', async () => {
    await queue({ subject: 'Enviada' });
    await send(accepts);
    await queue({ subject: 'Aguarda' });
    wait(90 * 86_400_000);
    await forgetOldMails(database.queries, clock);
    expect((await stored()).map(({ subject }) => subject)).toEqual(['Enviada', 'Aguarda']);
    wait(1);
    await forgetOldMails(database.queries, clock);
    expect((await stored()).map(({ subject }) => subject)).toEqual(['Aguarda']);
  });

  it('leaves a mail that another gateway is sending alone', async () => {
    await queue();
    const deliver: DeliverMail = async () => {
      expect(await send(rejects)).toBe(0);
    };
    expect(await send(deliver)).toBe(1);
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('tries again after pauses that double, and cancels the mail in the end', async () => {
    await queue();
    for (let attempt = 1; attempt <= MAIL_ATTEMPTS; attempt += 1) {
      expect(await send(rejects)).toBe(0);
      expect((await stored())[0]).toMatchObject({ attempts: attempt, sentAt: null });
      wait(pauseAfter(attempt) - 1);
      expect(await send(accepts)).toBe(0);
      wait(1);
    }
    expect((await stored())[0]?.failedAt).not.toBeNull();
    expect(await send(accepts)).toBe(0);
    expect(pauseAfter(1)).toBe(60_000);
    expect(pauseAfter(3)).toBe(240_000);
  });

  it('logs no address and no message of the server', async () => {
    await queue();
    await send(rejects);
    const id = (await stored())[0]?.id;
    expect(lines).toEqual([`error mail ${id}: attempt 1 of 10 failed, EENVELOPE`]);
  });

  it('sends the others after one has failed', async () => {
    await queue({ to: 'ruim@fornecedor.example' });
    await queue();
    const deliver: DeliverMail = async ({ to }) => {
      if (to.startsWith('ruim')) throw new Error('no');
    };
    expect(await send(deliver)).toBe(1);
  });

  it('removes the text of a confirmation code once it was sent, and no other text', async () => {
    await queue();
    await queue({ kind: 'confirmationCode', text: 'O código é 482913.' });
    expect(await send(accepts)).toBe(2);
    expect((await stored()).map(({ body }) => body)).toEqual([mail.text, null]);
  });

  it('removes the text of an expired code, sent or not', async () => {
    await queue();
    await queue({ kind: 'confirmationCode', text: 'O código é 482913.' });
    wait(CODE_MS);
    await forgetSecrets(database.queries, clock);
    expect((await stored()).map(({ body }) => body)).toEqual([mail.text, 'O código é 482913.']);
    wait(1);
    await forgetSecrets(database.queries, clock);
    expect((await stored()).map(({ body, failedAt }) => [body, failedAt])).toEqual([
      [mail.text, null],
      [null, clock],
    ]);
    expect(await send(accepts)).toBe(1);
  });
});

describe('sending while the gateway runs', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives an attempt up after 45 seconds, and tries again later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await queue();
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const sending = send(() => {
      resolve();
      return new Promise(() => {});
    });
    await begun;
    vi.advanceTimersByTime(45_000);
    expect(await sending).toBe(0);
    expect(lines).toEqual([expect.stringContaining('attempt 1 of 10 failed, unknown')]);
    expect((await stored())[0]).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  });

  it('checks the outbox every five seconds, and stops after the current mail', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await queue();
    const end = startSending({
      database,
      deliver: accepts,
      now: () => clock,
      log: (entry) => lines.push(readableLine(entry)),
    });
    vi.advanceTimersByTime(4999);
    expect((await stored())[0]?.attempts).toBe(0);
    vi.advanceTimersByTime(1);
    await end();
    expect((await stored())[0]?.sentAt).toEqual(clock);
    await queue();
    vi.advanceTimersByTime(60_000);
    expect((await stored())[1]?.attempts).toBe(0);
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('takes no further mail once it is told to end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let count = 0; count < 5; count += 1) await queue({ subject: `Carta ${count}` });
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    let under = 0;
    const deliver: DeliverMail = () => {
      under += 1;
      if (under === 4) begun.resolve();
      return held.promise;
    };
    const end = startSending({ database, deliver, now: () => clock, log: () => {} });
    vi.advanceTimersByTime(5000);
    await begun.promise;
    const ended = end();
    held.resolve();
    await ended;
    const all = await stored();
    expect(all.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 0]);
    expect(all.filter(({ sentAt }) => sentAt !== null)).toHaveLength(4);
  });

  it('continues after a failed check, and logs it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const broken: Database = { ...database, transaction: () => Promise.reject(new Error('gone')) };
    const failed = Promise.withResolvers<void>();
    const log = (entry: LogEntry) => {
      lines.push(readableLine(entry));
      failed.resolve();
    };
    const end = startSending({ database: broken, deliver: accepts, now: () => clock, log });
    vi.advanceTimersByTime(5000);
    await failed.promise;
    await end();
    expect(lines).toEqual(['error mail: the outbox could not be read, unknown']);
  });
});

describe('delivery by SMTP', () => {
  let server: SMTPServer;
  let url: string;
  const received: { to: string[]; from: string | false; content: string }[] = [];

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, answer) =>
        answer(address.startsWith('ruim') ? new Error('unknown') : undefined),
      onData: (stream, { envelope }, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            to: envelope.rcptTo.map(({ address }) => address),
            from: envelope.mailFrom ? envelope.mailFrom.address : false,
            content: Buffer.concat(chunks).toString('utf8'),
          });
          answer();
        });
      },
    });
    const listening = Promise.withResolvers<void>();
    const socket = server.listen(0, '127.0.0.1', () => listening.resolve());
    await listening.promise;
    const address = socket.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    url = `smtp://127.0.0.1:${address.port}`;
  });

  beforeEach(() => {
    received.length = 0;
  });

  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('sends a mail with its receiver, subject and text', async () => {
    await queue({ text: 'Código 482913\nAté logo' });
    expect(await send(smtpDelivery({ url, from: 'cadastro@portal.example' }))).toBe(1);
    const id = (await stored())[0]?.id;
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ to: [mail.to], from: 'cadastro@portal.example' });
    expect(received[0]?.content).toContain(`Message-ID: <portal-${id}@portal.example>`);
    expect(received[0]?.content).toContain('From: Portal do Fornecedor <cadastro@portal.example>');
    expect(received[0]?.content).toContain('Subject: Seu cadastro foi reativado');
    expect(received[0]?.content).toContain('482913');
  });

  it('never splits one address into several receivers', async () => {
    await queue({ to: 'a@b.example,c@d.example' });
    await send(smtpDelivery({ url, from: 'cadastro@portal.example' }));
    expect(received.flatMap(({ to }) => to)).not.toContain('c@d.example');
  });

  it('keeps a mail that the server refuses for the next attempt', async () => {
    await queue({ to: 'ruim@fornecedor.example' });
    expect(await send(smtpDelivery({ url, from: 'cadastro@portal.example' }))).toBe(0);
    expect((await stored())[0]).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  });

  it('sends no password without encryption', async () => {
    await queue();
    const withUser = url.replace('smtp://', 'smtp://portal:segredo@');
    expect(await send(smtpDelivery({ url: withUser, from: 'cadastro@portal.example' }))).toBe(0);
    expect(received).toEqual([]);
    expect(lines.join()).not.toContain('segredo');
  });
});
