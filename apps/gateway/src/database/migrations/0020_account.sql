-- Sessions say on what they were opened, users since when their password is what it is (D25).

-- Words of `areas/session/deviceName.ts`; null where the browser said nothing known.
ALTER TABLE sessions ADD COLUMN device text CHECK (char_length(device) BETWEEN 1 AND 60);
--> statement
-- Null until the first change.
ALTER TABLE users ADD COLUMN password_changed_at timestamptz(3);
--> statement
-- The occasions of mails stand in `database/schema/mail.ts` alone: each new one was a list here as well.
ALTER TABLE outbox_mails DROP CONSTRAINT outbox_mails_kind_check;
--> statement
ALTER TABLE outbox_mails ADD CONSTRAINT outbox_mails_kind_check CHECK (kind ~ '^[A-Za-z]+$');
