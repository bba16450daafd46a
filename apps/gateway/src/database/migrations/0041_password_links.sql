-- Links with which a password is chosen; one an account, the newest (D25).

CREATE TABLE password_links (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL UNIQUE, -- see areas/password-links/passwordLinks.ts
  expires_at timestamptz(3) NOT NULL
);
--> statement
CREATE FUNCTION end_password_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM password_links WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement
-- A link opens the account as it was when it was asked for: with another password or address it serves no more.
CREATE TRIGGER users_end_password_link AFTER UPDATE OF password_hash, email ON users
  FOR EACH ROW WHEN (OLD.password_hash <> NEW.password_hash OR OLD.email <> NEW.email)
  EXECUTE FUNCTION end_password_link();
--> statement
-- Which texts open something stands in mail/secretMails.ts alone; what waits to be sent has its text.
ALTER TABLE outbox_mails DROP CONSTRAINT outbox_mails_body;
--> statement
ALTER TABLE outbox_mails ADD CONSTRAINT outbox_mails_body CHECK (body IS NOT NULL OR sent_at IS NOT NULL OR failed_at IS NOT NULL);
