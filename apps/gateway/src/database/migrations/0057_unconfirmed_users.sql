--> steps
-- Sign-ups that nobody confirmed were purged without their users, whose CNPJ stayed taken. What such a user changed stays in the log.
UPDATE audit_entries SET user_id = NULL WHERE id IN (
  SELECT audit_entries.id FROM audit_entries JOIN users ON users.id = audit_entries.user_id
  WHERE users.cnpj IS NOT NULL AND users.registration_flow_id IS NULL
    AND NOT EXISTS (SELECT FROM suppliers WHERE suppliers.cnpj = users.cnpj) LIMIT 5000
);
--> statement
DELETE FROM users WHERE id IN (
  SELECT users.id FROM users
  WHERE users.cnpj IS NOT NULL AND users.registration_flow_id IS NULL
    AND NOT EXISTS (SELECT FROM suppliers WHERE suppliers.cnpj = users.cnpj) LIMIT 5000
);
