--> steps
UPDATE registration_flows SET importado_legado = true WHERE id IN (
  SELECT registration_flows.id FROM registration_flows JOIN suppliers ON suppliers.id = registration_flows.fornecedor_id
  WHERE suppliers.importado_legado AND NOT registration_flows.importado_legado LIMIT 5000
);
