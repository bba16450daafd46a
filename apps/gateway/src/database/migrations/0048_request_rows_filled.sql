--> steps
-- Those that requests had before there were triggers.
INSERT INTO request_rows SELECT nextval('request_rows_id_seq'), now_there.* FROM request_rows_now AS now_there
  WHERE NOT EXISTS (
    SELECT FROM request_rows AS there
    WHERE there.family_request_id = now_there.family_request_id
      AND there.product_request_id IS NOT DISTINCT FROM now_there.product_request_id
  ) LIMIT 5000 ON CONFLICT DO NOTHING;
