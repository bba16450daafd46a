-- The lists of requisitions are sorted by each of their columns: an index for each order, so that a page reads what it shows.
CREATE INDEX requisitions_by_dia_estoque_quantidade ON requisitions (((analise->>'diaEstoqueQuantidade')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_dia_estoque_valor ON requisitions (((analise->>'diaEstoqueValor')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_estimativa_custo_atual ON requisitions (((analise->>'estimativaCustoAtual')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_estimativa_previsao_venda ON requisitions (((analise->>'estimativaPrevisaoVenda')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_estimativa_requisicao_custo_atual ON requisitions (((analise->>'estimativaRequisicaoCustoAtual')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_evolucao ON requisitions (((analise->>'evolucao')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_ruptura ON requisitions (((analise->>'ruptura')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_valor_venda_comparativo ON requisitions (((analise->>'valorVendaComparativo')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_valor_venda_vigente ON requisitions (((analise->>'valorVendaVigente')::numeric), id DESC)
  WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_balance ON requisitions (saldo_conta_corrente, id DESC) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_requester ON requisitions (plain_text(requisitante), id DESC) WHERE deleted_at IS NULL;
--> statement
-- Many have the same: among equal ones the newest comes first in either direction.
CREATE INDEX requisitions_by_status_and_id ON requisitions (status, id) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_status_newest ON requisitions (status, id DESC) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_release_and_id ON requisitions (tipo_liberacao, id) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_release_newest ON requisitions (tipo_liberacao, id DESC) WHERE deleted_at IS NULL;
--> statement
-- Names of other tables are kept beside the requisition in the order of lists, and follow them.
ALTER TABLE requisitions ADD COLUMN gestor_ordem text NOT NULL DEFAULT '', ADD COLUMN fornecedor_ordem text NOT NULL DEFAULT '';
--> statement
CREATE FUNCTION requisition_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT plain_text(nome) INTO NEW.gestor_ordem FROM managers WHERE id = NEW.gestor_id;
  SELECT plain_text(coalesce(nome_fantasia, razao_social, cnpj)) INTO NEW.fornecedor_ordem
  FROM suppliers WHERE id = NEW.fornecedor_id;
  RETURN NEW;
END $$;
--> statement
CREATE TRIGGER requisition_names BEFORE INSERT OR UPDATE OF gestor_id, fornecedor_id ON requisitions
  FOR EACH ROW EXECUTE FUNCTION requisition_names();
--> statement
CREATE FUNCTION requisition_manager_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requisitions SET gestor_ordem = plain_text(NEW.nome) WHERE gestor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement
CREATE TRIGGER requisition_manager_renamed AFTER UPDATE OF nome ON managers
  FOR EACH ROW WHEN (OLD.nome IS DISTINCT FROM NEW.nome) EXECUTE FUNCTION requisition_manager_renamed();
--> statement
CREATE FUNCTION requisition_supplier_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requisitions SET fornecedor_ordem = plain_text(coalesce(NEW.nome_fantasia, NEW.razao_social, NEW.cnpj))
  WHERE fornecedor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement
CREATE TRIGGER requisition_supplier_renamed AFTER UPDATE OF nome_fantasia, razao_social, cnpj ON suppliers
  FOR EACH ROW EXECUTE FUNCTION requisition_supplier_renamed();
--> statement
UPDATE requisitions SET gestor_id = gestor_id;
--> statement
CREATE INDEX requisitions_by_manager_name ON requisitions (gestor_ordem, id DESC) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_supplier_name ON requisitions (fornecedor_ordem, id DESC) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_manager_name_and_id ON requisitions (gestor_ordem, id) WHERE deleted_at IS NULL;
--> statement
CREATE INDEX requisitions_by_supplier_name_and_id ON requisitions (fornecedor_ordem, id) WHERE deleted_at IS NULL;
