-- Whether a registration came from the old system, beside its status: both say which list it is in, and a list of a hundred thousand
-- is found without its suppliers then.
ALTER TABLE registration_flows ADD COLUMN importado_legado boolean NOT NULL DEFAULT false;
--> statement
ALTER TABLE suppliers ADD CONSTRAINT suppliers_legacy_key UNIQUE (id, importado_legado);
