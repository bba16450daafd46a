--> steps
-- The families that suppliers have made so far, as the audit knows them, and that nobody of staff has saved or decided on.
UPDATE families SET sem_analise = true WHERE id IN (
  SELECT families.id FROM audit_entries AS made
  JOIN users AS maker ON maker.id = made.user_id AND maker.cnpj IS NOT NULL
  JOIN families ON families.id::text = made.record_id
  WHERE made.record_kind = 'family' AND made.operation = 'createFamily'
    AND NOT families.sem_analise AND families.status NOT IN ('Aprovado', 'Recusado')
    AND NOT EXISTS (SELECT FROM family_requests WHERE familia_id = families.id AND nova_familia)
    AND NOT EXISTS (
      SELECT FROM audit_entries AS later JOIN users AS saver ON saver.id = later.user_id AND saver.cnpj IS NULL
      WHERE later.record_kind = 'family' AND later.record_id = made.record_id
    )
  LIMIT 2000
);
