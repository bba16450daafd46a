-- Suppliers of the old system get a registration that is complete, so that the list of partners and the pages of a
-- partner find them like all others.

UPDATE suppliers SET importado_legado = true
WHERE NOT EXISTS (SELECT FROM registration_flows flow WHERE flow.cnpj = suppliers.cnpj);
--> statement
INSERT INTO registration_flows (
  cnpj, email, fornecedor_id, status_fluxo_cadastro, confirmed_at, data_criacao, data_modificacao
)
SELECT cnpj, email, id, 'Aprovado', data_criacao, data_criacao, data_criacao
FROM suppliers
WHERE NOT EXISTS (SELECT FROM registration_flows flow WHERE flow.cnpj = suppliers.cnpj);
--> statement
UPDATE users SET registration_flow_id = flow.id
FROM registration_flows flow
WHERE users.cnpj = flow.cnpj AND users.registration_flow_id IS NULL AND flow.fornecedor_id IS NOT NULL;
--> statement
CREATE INDEX registration_flows_by_creation ON registration_flows (data_criacao, id) WHERE fornecedor_id IS NOT NULL;
