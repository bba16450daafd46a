import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema.ts';

/** The account that somebody names, whether it exists or not. */
export interface NamedAccount {
  /** What attempts at it are counted by. */
  readonly key: string;
  /** Condition: the user is its owner. */
  readonly isOwner: SQL | undefined;
}

/** The account of a supplier, by its bare CNPJ. */
export function supplierAccount(cnpj: string): NamedAccount {
  return { key: `cnpj:${cnpj}`, isOwner: eq(users.cnpj, cnpj) };
}

/** The account of a member of staff, by an e-mail in any letter case; suppliers may have the same e-mail. */
export function staffAccount(email: string): NamedAccount {
  return {
    key: `email:${email.toLowerCase()}`,
    isOwner: and(isNull(users.cnpj), eq(sql`lower(${users.email})`, sql`lower(${email})`)),
  };
}
