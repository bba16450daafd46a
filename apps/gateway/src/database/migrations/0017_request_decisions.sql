-- Why branches may not buy a product, as its validation says (G-17).

ALTER TABLE product_requests ADD COLUMN observacoes_bloqueio text
  CHECK (char_length(observacoes_bloqueio) BETWEEN 1 AND 200);
