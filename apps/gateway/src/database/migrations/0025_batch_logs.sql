-- The batch that made a change, so that the log leads to it. No reference: the entry is written before its batch.
ALTER TABLE audit_entries ADD COLUMN batch_id uuid;
--> statement
-- What one record went through within a period, without its whole past.
DROP INDEX audit_entries_by_record;
--> statement
CREATE INDEX audit_entries_by_record ON audit_entries (record_kind, record_id, changed_at, id);
--> statement
-- When it was forgotten what the batch did, and with that how to take it back.
ALTER TABLE batches ADD COLUMN forgotten_at timestamptz(3);
--> statement
CREATE INDEX batches_to_forget ON batches (created_at) WHERE forgotten_at IS NULL;
