-- Which version of the privacy notice a user accepted, and when (D31).
CREATE TABLE privacy_acceptances (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  version text NOT NULL,
  accepted_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, version)
);
