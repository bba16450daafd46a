--> steps
-- The reason of a refusal leaves the requisition when it is sent again: what is known of it goes into the edit log before.
UPDATE requisition_logs SET observacoes = known.reason FROM (
  SELECT last.id, known.reason FROM requisitions
  CROSS JOIN LATERAL (
    SELECT id, observacoes FROM requisition_logs WHERE requisicao_id = requisitions.id ORDER BY id DESC LIMIT 1
  ) AS last
  LEFT JOIN LATERAL (
    SELECT status FROM requisition_logs WHERE requisicao_id = requisitions.id AND id < last.id ORDER BY id DESC LIMIT 1
  ) AS earlier ON true
  CROSS JOIN LATERAL (
    SELECT CASE earlier.status WHEN 'Validado' THEN observacoes_diretor ELSE observacoes_validador END AS reason
  ) AS known
  WHERE requisitions.status = 'Recusado' AND known.reason IS DISTINCT FROM last.observacoes AND known.reason IS NOT NULL
  LIMIT 2000
) AS known WHERE requisition_logs.id = known.id;
