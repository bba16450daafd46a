-- The log of a product tells of its links and SKUs too, those that were removed included.
CREATE INDEX product_suppliers_by_product ON product_suppliers (produto_id);
--> statement
CREATE INDEX product_supplier_skus_by_link ON product_supplier_skus (produto_fornecedor_id);
--> statement
-- Families by category are read category by category, until a page is full.
CREATE INDEX categories_by_name ON categories (plain_text(descricao), id);
