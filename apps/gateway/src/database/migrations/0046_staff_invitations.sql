-- A member of staff who was invited and has not chosen a password yet (D25).
ALTER TABLE users ADD COLUMN invited_at timestamptz(3);
