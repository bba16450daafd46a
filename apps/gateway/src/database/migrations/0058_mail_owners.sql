-- Whose a mail is: two companies may have signed up with one address. No foreign key, since a mail outlasts a sign-up that was replaced.
ALTER TABLE outbox_mails ADD COLUMN registration_flow_id uuid;
