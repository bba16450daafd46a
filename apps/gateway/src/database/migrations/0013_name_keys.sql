-- What counts as the same name: capitals, composition, spaces and joiners make no difference, accents do (D24).

CREATE FUNCTION name_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(translate(
    regexp_replace(
      normalize(value, NFC),
      '[\s\u00A0\u00AD\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]', '', 'g'
    ),
    'ÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ',
    'áàâãäåéèêëíìîïóòôõöúùûüçñý'
  ));
--> statement
-- Of the names that were different so far and are the same from now on, the later ones get their number behind them.
UPDATE brands SET descricao = left(brands.descricao, 45) || ' (' || codigo || ')', versao = versao + 1
  FROM (SELECT id, row_number() OVER (PARTITION BY kind, name_key(descricao) ORDER BY id) AS place
    FROM brands WHERE deleted_at IS NULL) AS repeated
  WHERE repeated.id = brands.id AND place > 1;
--> statement
UPDATE categories SET descricao = left(categories.descricao, 45) || ' (' || categories.id || ')', versao = versao + 1
  FROM (SELECT id, row_number() OVER (PARTITION BY name_key(descricao) ORDER BY id) AS place
    FROM categories WHERE deleted_at IS NULL) AS repeated
  WHERE repeated.id = categories.id AND place > 1;
--> statement
UPDATE supplier_categories
  SET descricao = left(supplier_categories.descricao, 45) || ' (' || supplier_categories.id || ')', versao = versao + 1
  FROM (SELECT id, row_number() OVER (PARTITION BY name_key(descricao) ORDER BY id) AS place
    FROM supplier_categories WHERE deleted_at IS NULL) AS repeated
  WHERE repeated.id = supplier_categories.id AND place > 1;
--> statement
UPDATE divisions SET descricao = left(divisions.descricao, 45) || ' (' || codigo || ')', versao = versao + 1
  FROM (SELECT id, row_number() OVER (PARTITION BY name_key(descricao) ORDER BY id) AS place
    FROM divisions WHERE deleted_at IS NULL) AS repeated
  WHERE repeated.id = divisions.id AND place > 1;
--> statement
UPDATE division_groups SET descricao = left(division_groups.descricao, 45) || ' (' || codigo || ')', versao = versao + 1
  FROM (SELECT id, row_number() OVER (PARTITION BY name_key(descricao) ORDER BY id) AS place
    FROM division_groups WHERE deleted_at IS NULL) AS repeated
  WHERE repeated.id = division_groups.id AND place > 1;
--> statement
UPDATE product_supplier_skus AS skus SET sku = left(skus.sku, 8) || '-' || skus.id, versao = versao + 1
  FROM (SELECT id, row_number() OVER (PARTITION BY produto_fornecedor_id, name_key(sku) ORDER BY id) AS place
    FROM product_supplier_skus WHERE deleted_at IS NULL) AS repeated
  WHERE repeated.id = skus.id AND place > 1;
--> statement
UPDATE tags SET descricao = left(tags.descricao, 45) || ' (' || tags.id || ')'
  FROM (SELECT id, row_number() OVER (PARTITION BY name_key(descricao) ORDER BY id) AS place FROM tags) AS repeated
  WHERE repeated.id = tags.id AND place > 1;
--> statement
DROP INDEX brands_description;
--> statement
CREATE UNIQUE INDEX brands_description ON brands (kind, name_key(descricao)) WHERE deleted_at IS NULL;
--> statement
DROP INDEX categories_description;
--> statement
CREATE UNIQUE INDEX categories_description ON categories (name_key(descricao)) WHERE deleted_at IS NULL;
--> statement
DROP INDEX supplier_categories_description;
--> statement
CREATE UNIQUE INDEX supplier_categories_description ON supplier_categories (name_key(descricao)) WHERE deleted_at IS NULL;
--> statement
DROP INDEX divisions_description;
--> statement
CREATE UNIQUE INDEX divisions_description ON divisions (name_key(descricao)) WHERE deleted_at IS NULL;
--> statement
DROP INDEX division_groups_description;
--> statement
CREATE UNIQUE INDEX division_groups_description ON division_groups (name_key(descricao)) WHERE deleted_at IS NULL;
--> statement
DROP INDEX product_supplier_skus_once;
--> statement
CREATE UNIQUE INDEX product_supplier_skus_once ON product_supplier_skus (produto_fornecedor_id, name_key(sku))
  WHERE deleted_at IS NULL;
--> statement
ALTER TABLE tags DROP CONSTRAINT tags_descricao_key;
--> statement
CREATE UNIQUE INDEX tags_description ON tags (name_key(descricao));
--> statement
-- Names that differ in accents at most are looked for before a record is saved.
CREATE INDEX families_by_name_key ON families (plain_text(name_key(nome)));
--> statement
CREATE INDEX products_by_name_key ON products (plain_text(name_key(nome)));
