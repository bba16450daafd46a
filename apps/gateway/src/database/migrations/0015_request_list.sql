-- The list of requests by their last day, and families of requests that are removed together with their family.

CREATE INDEX registration_requests_by_expiry ON registration_requests (data_expiracao, id DESC);
--> statement
ALTER TABLE family_requests DROP CONSTRAINT family_requests_concluded;
--> statement
ALTER TABLE family_requests ADD CONSTRAINT family_requests_concluded
  CHECK (familia_id IS NOT NULL OR status_fornecedor <> 'Concluido' OR deleted_at IS NOT NULL);
