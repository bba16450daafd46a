-- When the personal data of a registration that was refused or abandoned were removed (LGPD); the gateway does it by itself.
ALTER TABLE registration_flows ADD COLUMN forgotten_at timestamptz(3);
--> statement
ALTER TABLE audit_entries ALTER COLUMN user_id DROP NOT NULL;
