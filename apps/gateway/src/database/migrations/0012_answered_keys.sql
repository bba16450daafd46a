-- Answers of calls that created something, by the key of the call, so that one sent twice creates once. Kept for a day.

CREATE TABLE answered_keys (
  caller_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key uuid NOT NULL,
  -- SHA-256 of the operation, its address and its body.
  request_hash text NOT NULL CHECK (request_hash ~ '^[0-9a-f]{64}$'),
  -- Null from the end of the transaction until its gateway has answered, a moment later.
  answer jsonb,
  answered_at timestamptz(3) NOT NULL,
  PRIMARY KEY (caller_id, key)
);
--> statement
CREATE INDEX answered_keys_age ON answered_keys (answered_at);
