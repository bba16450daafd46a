-- The lists of requisitions are sorted by billing date and by value.
CREATE INDEX requisitions_by_billing ON requisitions (data_compra_inicial, id DESC) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_value ON requisitions (valor_requisicao, id DESC) WHERE deleted_at IS NULL;
