import type { Role } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, partOf } from './columns.ts';
import { registrationFlows } from './registrations.ts';

/**
 * A user. Staff sign in by e-mail and have no CNPJ, suppliers sign in by CNPJ. Users with `demo` may sign in only in
 * demonstration mode.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    cnpj: text(),
    name: text().notNull(),
    givenName: text('given_name').notNull(),
    /** Argon2id in PHC form, see `areas/session/passwords.ts`. */
    passwordHash: text('password_hash').notNull(),
    registrationFlowId: uuid('registration_flow_id').references(() => registrationFlows.id, {
      onDelete: 'set null',
    }),
    active: boolean().notNull().default(true),
    demo: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the user last changed the password; null until then. */
    passwordChangedAt: instant('password_changed_at'),
    /** When a member of staff was last invited; null once a password was chosen. */
    invitedAt: instant('invited_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Grows with each change of a member of staff by Diretoria or by the command of the operator. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('users_staff_email').on(sql`lower(${table.email})`).where(sql`${table.cnpj} is null`),
    uniqueIndex('users_supplier_cnpj').on(table.cnpj).where(sql`${table.cnpj} is not null`),
  ],
);

/** The roles of a user, at least one each. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: partOf('user_id', () => users.id),
    role: text().$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/**
 * A session. The refresh token is stored as SHA-256; the previous one is kept, first for the grace period, then to
 * notice when an old token is used again.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    /** How many times the session was renewed. */
    generation: integer().notNull().default(0),
    refreshHash: text('refresh_hash').notNull().unique(),
    previousHash: text('previous_hash').unique(),
    /** When it was last renewed: its last use, to the life of an access token. */
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** End of the session unless it is renewed. */
    idleExpiresAt: instant('idle_expires_at').notNull(),
    /** Latest end of the session. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Browser and system in words, see `areas/session/deviceName.ts`. */
    device: text(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Attempts counted for one account, one network address or both together. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
  lastAttemptAt: instant('last_attempt_at').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** A network from which an account was signed in to, as `areas/session/knownNetworks.ts` hashes both. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    key: text().primaryKey(),
    /** The last sign-in there. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('known_networks_by_age').on(table.seenAt)],
);

/** The link with which a user may choose a password, as a hash. A newer one takes its place. */
export const passwordLinks = pgTable('password_links', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  /** SHA-256 of its code: 256 bits, so that a plain hash is enough. */
  codeHash: text('code_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});
