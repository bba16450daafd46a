--> steps
-- Those that products had before there were triggers.
INSERT INTO product_orders SELECT * FROM product_orders_of(array(
  SELECT id FROM products WHERE NOT EXISTS (SELECT FROM product_orders WHERE produto_id = products.id) LIMIT 5000
)) ON CONFLICT DO NOTHING;
