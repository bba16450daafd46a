-- Searches read the plain text that a table keeps, by its trigrams, instead of making it anew of every row (GW-13).

-- An owner of the database may create it (it is trusted); otherwise an administrator has to, once, before the start.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement
-- A line each: no text that is searched for has a line break.
ALTER TABLE suppliers ADD COLUMN busca text GENERATED ALWAYS AS (
  plain_text(coalesce(nome_fantasia, '') || chr(10) || coalesce(razao_social, '') || chr(10) || cnpj)
) STORED;
--> statement
ALTER TABLE families ADD COLUMN busca text GENERATED ALWAYS AS (plain_text(nome)) STORED;
--> statement
ALTER TABLE products ADD COLUMN busca text GENERATED ALWAYS AS (plain_text(nome)) STORED;
--> statement
CREATE INDEX suppliers_by_text ON suppliers USING gin (busca gin_trgm_ops);
--> statement
CREATE INDEX families_by_text ON families USING gin (busca gin_trgm_ops);
--> statement
CREATE INDEX products_by_text ON products USING gin (busca gin_trgm_ops);
--> statement
CREATE INDEX registration_requests_by_code ON registration_requests USING gin ((codigo::text) gin_trgm_ops);
--> statement
-- What waits: few rows, however many requests were decided since.
CREATE INDEX registration_requests_not_sent ON registration_requests (data_criacao, id) WHERE sent_at IS NULL;
--> statement
CREATE INDEX family_requests_at_commercial ON family_requests (solicitacao_cadastro_id)
  WHERE status_comercial IN ('Aguardando', 'Validado') AND deleted_at IS NULL;
--> statement
CREATE INDEX family_requests_at_accounting ON family_requests (solicitacao_cadastro_id)
  WHERE status_contabil = 'Aguardando' AND deleted_at IS NULL;
