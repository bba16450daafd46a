-- Families that a supplier made outside of any request: what it says of taxes and prices counts once staff has saved it.
ALTER TABLE families ADD COLUMN sem_analise boolean NOT NULL DEFAULT false;
