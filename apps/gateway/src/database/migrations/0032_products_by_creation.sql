-- The products of any status by the day that they were made, in either direction.
CREATE INDEX products_by_creation ON products (status_aprovacao, data_criacao);
