-- What Diretoria sees and changes of the members of staff (D25).
ALTER TABLE users ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement
ALTER TABLE users ADD COLUMN last_sign_in_at timestamptz(3);
