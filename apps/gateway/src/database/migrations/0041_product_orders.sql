-- What families and suppliers give products to be sorted by, beside the status, so that a page of a million is read along
-- an index. It is a copy: what is shown is read from where it stands.

CREATE TABLE product_orders (
  produto_id bigint PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  status_aprovacao text NOT NULL,
  familia_nome text NOT NULL,
  -- Of the default supplier.
  fornecedor_nome text,
  valor_nf numeric(14, 2),
  valor_bruto_calculado numeric(14, 2),
  preco_sugerido numeric(14, 2),
  margem numeric(9, 2)
);
--> statement
-- The rows that these products should have, in the order of their ids, so that two writers wait for each other.
CREATE FUNCTION product_orders_of(ids bigint[]) RETURNS SETOF product_orders LANGUAGE sql STABLE AS $$
  SELECT products.id, products.status_aprovacao, plain_text(families.nome), plain_text(suppliers.nome_fantasia),
    families.valor_nf, families.valor_bruto_calculado, families.preco_sugerido, families.margem
  FROM unnest(ids) AS asked(id)
  JOIN products ON products.id = asked.id
  JOIN families ON families.id = products.familia_id
  LEFT JOIN product_suppliers ON product_suppliers.produto_id = products.id
    AND product_suppliers.padrao AND product_suppliers.deleted_at IS NULL
  LEFT JOIN suppliers ON suppliers.id = product_suppliers.fornecedor_id
  ORDER BY products.id
$$;
--> statement
CREATE FUNCTION write_product_orders(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_orders SELECT * FROM product_orders_of(ids)
  ON CONFLICT (produto_id) DO UPDATE SET
    status_aprovacao = excluded.status_aprovacao, familia_nome = excluded.familia_nome,
    fornecedor_nome = excluded.fornecedor_nome, valor_nf = excluded.valor_nf,
    valor_bruto_calculado = excluded.valor_bruto_calculado, preco_sugerido = excluded.preco_sugerido,
    margem = excluded.margem
  WHERE product_orders IS DISTINCT FROM excluded
$$;
--> statement
CREATE FUNCTION order_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_orders(array(SELECT id FROM changed));
  RETURN NULL;
END
$$;
--> statement
CREATE FUNCTION order_linked_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_orders(array(SELECT DISTINCT produto_id FROM changed));
  RETURN NULL;
END
$$;
--> statement
CREATE FUNCTION order_products_of_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_orders(array(SELECT id FROM products WHERE familia_id = NEW.id));
  RETURN NULL;
END
$$;
--> statement
CREATE FUNCTION order_products_of_supplier() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_orders(array(
    SELECT produto_id FROM product_suppliers WHERE fornecedor_id = NEW.id AND padrao AND deleted_at IS NULL
  ));
  RETURN NULL;
END
$$;
--> statement
CREATE TRIGGER products_added_to_orders AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_changed_products();
--> statement
CREATE TRIGGER products_changed_in_orders AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_changed_products();
--> statement
CREATE TRIGGER product_suppliers_added_to_orders AFTER INSERT ON product_suppliers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_linked_products();
--> statement
CREATE TRIGGER product_suppliers_changed_in_orders AFTER UPDATE ON product_suppliers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_linked_products();
--> statement
CREATE TRIGGER product_suppliers_removed_from_orders AFTER DELETE ON product_suppliers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_linked_products();
--> statement
-- At the end of the transaction, which has locked the products by then: families lock before products, products before this.
CREATE CONSTRAINT TRIGGER families_changed_in_orders AFTER UPDATE ON families DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (OLD.nome, OLD.valor_nf, OLD.valor_bruto_calculado, OLD.preco_sugerido, OLD.margem)
    IS DISTINCT FROM (NEW.nome, NEW.valor_nf, NEW.valor_bruto_calculado, NEW.preco_sugerido, NEW.margem)
  ) EXECUTE FUNCTION order_products_of_family();
--> statement
CREATE CONSTRAINT TRIGGER suppliers_changed_in_orders AFTER UPDATE ON suppliers DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.nome_fantasia IS DISTINCT FROM NEW.nome_fantasia)
  EXECUTE FUNCTION order_products_of_supplier();
--> statement
-- Within a status, and of any where another filter finds many.
CREATE INDEX product_orders_by_status_family ON product_orders (status_aprovacao, familia_nome, produto_id);
--> statement
CREATE INDEX product_orders_by_status_supplier ON product_orders (status_aprovacao, fornecedor_nome, produto_id);
--> statement
CREATE INDEX product_orders_by_status_invoice ON product_orders (status_aprovacao, valor_nf, produto_id);
--> statement
CREATE INDEX product_orders_by_status_cost ON product_orders (status_aprovacao, valor_bruto_calculado, produto_id);
--> statement
CREATE INDEX product_orders_by_status_price ON product_orders (status_aprovacao, preco_sugerido, produto_id);
--> statement
CREATE INDEX product_orders_by_status_margin ON product_orders (status_aprovacao, margem, produto_id);
--> statement
CREATE INDEX product_orders_by_family ON product_orders (familia_nome, produto_id);
--> statement
CREATE INDEX product_orders_by_supplier ON product_orders (fornecedor_nome, produto_id);
--> statement
CREATE INDEX product_orders_by_invoice ON product_orders (valor_nf, produto_id);
--> statement
CREATE INDEX product_orders_by_cost ON product_orders (valor_bruto_calculado, produto_id);
--> statement
CREATE INDEX product_orders_by_price ON product_orders (preco_sugerido, produto_id);
--> statement
CREATE INDEX product_orders_by_margin ON product_orders (margem, produto_id);
--> statement
CREATE INDEX products_by_creation_of_any ON products (data_criacao, id);
--> statement
CREATE INDEX products_by_status_code ON products (status_aprovacao, codigo, id);
