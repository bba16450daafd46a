-- The key to the supplier keeps it what the supplier says.
ALTER TABLE registration_flows
  DROP CONSTRAINT registration_flows_fornecedor_id_fkey,
  ADD CONSTRAINT registration_flows_fornecedor_id_fkey
    FOREIGN KEY (fornecedor_id, importado_legado) REFERENCES suppliers (id, importado_legado) ON UPDATE CASCADE NOT VALID;
