-- A product that was taken out of a request before it was sent.

ALTER TABLE request_events DROP CONSTRAINT request_events_kind_check;
--> statement
ALTER TABLE request_events ADD CONSTRAINT request_events_kind_check CHECK (kind IN (
  'Aberta', 'FamiliaCriada', 'FamiliaAlterada', 'TributacaoAlterada', 'ProdutoCriado', 'ProdutoAlterado',
  'ProdutoExcluido', 'FamiliaConcluida', 'Enviada', 'FamiliaValidada', 'TributacaoValidada', 'FamiliaRecusada',
  'ProdutoValidado', 'ProdutoRecusado', 'FamiliaExcluida'
));
