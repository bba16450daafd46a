-- How many products were registered for each family of a request is kept with the family: the list of requests has a
-- row for each product, and counts its rows by families instead of by products.

ALTER TABLE family_requests ADD COLUMN quantidade_cadastrada integer NOT NULL DEFAULT 0
  CHECK (quantidade_cadastrada >= 0);
--> statement
UPDATE family_requests SET quantidade_cadastrada = registered.products
  FROM (
    SELECT solicitacao_cadastro_familia_id AS id, count(*) AS products FROM product_requests GROUP BY 1
  ) AS registered
  WHERE registered.id = family_requests.id;
--> statement
-- A trigger, since products of a request also go with what they refer to.
CREATE FUNCTION count_registered_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE family_requests
    SET quantidade_cadastrada = quantidade_cadastrada + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * changed.products
    FROM (
      SELECT solicitacao_cadastro_familia_id AS id, count(*) AS products FROM changed_products GROUP BY 1
    ) AS changed
    WHERE changed.id = family_requests.id;
  RETURN NULL;
END
$$;
--> statement
CREATE TRIGGER product_requests_added AFTER INSERT ON product_requests REFERENCING NEW TABLE AS changed_products
  FOR EACH STATEMENT EXECUTE FUNCTION count_registered_products();
--> statement
CREATE TRIGGER product_requests_removed AFTER DELETE ON product_requests REFERENCING OLD TABLE AS changed_products
  FOR EACH STATEMENT EXECUTE FUNCTION count_registered_products();
