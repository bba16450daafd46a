-- Texts of two letters, which are shorter than a trigram: what contains them is read by an index too (GW-13).

-- Every two letters of a text that follow each other. The cost is what it takes beside a comparison.
CREATE FUNCTION letter_pairs(value text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 200
AS $$
DECLARE
  pairs text[] := '{}';
BEGIN
  FOR place IN 1 .. length(value) - 1 LOOP
    pairs := pairs || substr(value, place, 2);
  END LOOP;
  RETURN pairs;
END;
$$;
--> statement
CREATE INDEX suppliers_by_letter_pair ON suppliers USING gin (letter_pairs(busca));
--> statement
CREATE INDEX families_by_letter_pair ON families USING gin (letter_pairs(busca));
--> statement
CREATE INDEX products_by_letter_pair ON products USING gin (letter_pairs(busca));
