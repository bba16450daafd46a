import { desc } from 'drizzle-orm';
import { outboxMails } from '../database/schema.ts';
import type { TestGateway } from './testGateway.ts';

/** The newest e-mail of the outbox. */
export async function lastMail({ database: { queries } }: Pick<TestGateway, 'database'>) {
  const [mail] = await queries.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(1);
  return mail;
}
