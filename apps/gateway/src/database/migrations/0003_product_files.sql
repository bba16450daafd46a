-- Stored files, and photos of products that are such files.

CREATE TABLE files (
  id uuid PRIMARY KEY,
  content_type text NOT NULL CHECK (content_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement
ALTER TABLE product_photos
  ALTER COLUMN arquivo DROP NOT NULL,
  ADD COLUMN file_id uuid REFERENCES files (id),
  ADD CONSTRAINT product_photos_source CHECK ((arquivo IS NULL) <> (file_id IS NULL));
--> statement
CREATE INDEX product_photos_by_file ON product_photos (file_id) WHERE file_id IS NOT NULL;
