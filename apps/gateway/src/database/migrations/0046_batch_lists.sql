-- Everything by which products are listed to be decided and changed in lots, in the one narrow table: a page of a million is
-- found, skipped and counted there, and only the rows that are shown are read from where they stand.

-- Filled again by the next file.
TRUNCATE product_orders;
--> statement
ALTER TABLE product_orders
  ADD COLUMN nome text NOT NULL,
  ADD COLUMN codigo bigint NOT NULL,
  ADD COLUMN data_criacao timestamptz(3) NOT NULL,
  ADD COLUMN familia_id bigint NOT NULL,
  ADD COLUMN divisao_id bigint,
  ADD COLUMN classificacao_de_risco_id bigint;
--> statement
-- The rows that these products should have, in the order of their ids, so that two writers wait for each other.
CREATE OR REPLACE FUNCTION product_orders_of(ids bigint[]) RETURNS SETOF product_orders LANGUAGE sql STABLE AS $$
  SELECT products.id, products.status_aprovacao, plain_text(families.nome), plain_text(suppliers.nome_fantasia),
    families.valor_nf, families.valor_bruto_calculado, families.preco_sugerido, families.margem,
    products.busca, products.codigo, products.data_criacao,
    families.id, families.divisoes_id, families.classificacoes_de_risco_id
  FROM unnest(ids) AS asked(id)
  JOIN products ON products.id = asked.id
  JOIN families ON families.id = products.familia_id
  LEFT JOIN product_suppliers ON product_suppliers.produto_id = products.id
    AND product_suppliers.padrao AND product_suppliers.deleted_at IS NULL
  LEFT JOIN suppliers ON suppliers.id = product_suppliers.fornecedor_id
  ORDER BY products.id
$$;
--> statement
CREATE OR REPLACE FUNCTION write_product_orders(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_orders SELECT * FROM product_orders_of(ids)
  ON CONFLICT (produto_id) DO UPDATE SET
    status_aprovacao = excluded.status_aprovacao, familia_nome = excluded.familia_nome,
    fornecedor_nome = excluded.fornecedor_nome, valor_nf = excluded.valor_nf,
    valor_bruto_calculado = excluded.valor_bruto_calculado, preco_sugerido = excluded.preco_sugerido,
    margem = excluded.margem, nome = excluded.nome, codigo = excluded.codigo, data_criacao = excluded.data_criacao,
    familia_id = excluded.familia_id, divisao_id = excluded.divisao_id,
    classificacao_de_risco_id = excluded.classificacao_de_risco_id
  WHERE product_orders IS DISTINCT FROM excluded
$$;
--> statement
DROP TRIGGER families_changed_in_orders ON families;
--> statement
-- At the end of the transaction, which has locked the products by then: families lock before products, products before this.
CREATE CONSTRAINT TRIGGER families_changed_in_orders AFTER UPDATE ON families DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (OLD.nome, OLD.valor_nf, OLD.valor_bruto_calculado, OLD.preco_sugerido, OLD.margem, OLD.divisoes_id,
      OLD.classificacoes_de_risco_id)
    IS DISTINCT FROM (NEW.nome, NEW.valor_nf, NEW.valor_bruto_calculado, NEW.preco_sugerido, NEW.margem, NEW.divisoes_id,
      NEW.classificacoes_de_risco_id)
  ) EXECUTE FUNCTION order_products_of_family();
--> statement
CREATE INDEX product_orders_by_status_name ON product_orders (status_aprovacao, nome, produto_id);
--> statement
CREATE INDEX product_orders_by_status_code ON product_orders (status_aprovacao, codigo, produto_id);
--> statement
CREATE INDEX product_orders_by_status_creation ON product_orders (status_aprovacao, data_criacao, produto_id);
--> statement
CREATE INDEX product_orders_by_name ON product_orders (nome, produto_id);
--> statement
CREATE INDEX product_orders_by_code ON product_orders (codigo, produto_id);
--> statement
CREATE INDEX product_orders_by_creation ON product_orders (data_criacao, produto_id);
--> statement
CREATE INDEX product_orders_of_family ON product_orders (familia_id);
--> statement
-- What two wide filters have in common is found without the rows of either.
CREATE INDEX product_orders_of_division
  ON product_orders (divisao_id, status_aprovacao, classificacao_de_risco_id, data_criacao, produto_id);
--> statement
CREATE INDEX product_orders_of_risk ON product_orders (classificacao_de_risco_id, status_aprovacao, data_criacao, produto_id);
--> statement
-- What only these lists read.
DROP INDEX products_by_creation;
--> statement
DROP INDEX products_by_status_code;
--> statement
DROP TRIGGER products_added ON products;
--> statement
DROP TRIGGER products_changed ON products;
--> statement
DROP TRIGGER products_removed ON products;
--> statement
DROP FUNCTION count_product_statuses();
--> statement
DROP TABLE product_status_counts;
