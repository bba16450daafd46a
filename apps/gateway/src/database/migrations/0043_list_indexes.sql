-- Lists of a million rows: an index for each order, each filter and each text. No table is written anew.

-- Where a registration stands in its course, by the status that is shown (SUP-049 to SUP-051).
CREATE FUNCTION registration_course(status text, commercial text, accounting text) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_position(
    ARRAY[
      'Novo', 'DadosBasicosInformados', 'AguardandoPrimeiraAnalise', 'PendenciadoNaPrimeiraAnalise',
      'AprovadoPrimeiraAnalise', 'DocumentacaoCompleta', 'DadosContabeisEFiscaisInformados',
      'DadosFinanceirosInformados', 'AguardandoSegundaAnalise', 'PendenciadoNaSegundaAnalise',
      'AguardandoDiretoria', 'AprovacaoDiretoria', 'AguardandoSegundaAnaliseContabil',
      'AguardandoSegundaAnaliseComercial', 'Aprovado', 'Reprovado'
    ],
    CASE
      WHEN status <> 'AguardandoSegundaAnalise' THEN status
      WHEN 'Pendenciar' IN (commercial, accounting) THEN 'PendenciadoNaSegundaAnalise'
      WHEN commercial = 'Aprovar' AND accounting IS DISTINCT FROM 'Aprovar' THEN 'AguardandoSegundaAnaliseContabil'
      WHEN accounting = 'Aprovar' AND commercial IS DISTINCT FROM 'Aprovar' THEN 'AguardandoSegundaAnaliseComercial'
      ELSE status
    END
  );
--> statement
CREATE INDEX products_by_code_text ON products USING gin ((codigo::text) gin_trgm_ops);
--> statement
-- Read without the rows themselves, so that a text is looked for in a million names.
CREATE INDEX products_in_order ON products (busca, id);
--> statement
CREATE INDEX products_by_sale ON products (status, busca, id);
--> statement
CREATE INDEX product_children_by_text ON product_children USING gin (ean gin_trgm_ops)
  WHERE principal AND deleted_at IS NULL;
--> statement
CREATE INDEX product_children_by_main_ean ON product_children (ean, produto_id) WHERE principal AND deleted_at IS NULL;
--> statement
CREATE INDEX families_by_code_text ON families USING gin ((codigo::text) gin_trgm_ops);
--> statement
-- With the id, by which families of one category or brand are sorted.
DROP INDEX families_by_category;
--> statement
CREATE INDEX families_by_category ON families (categoria_id, id);
--> statement
DROP INDEX families_by_brand;
--> statement
CREATE INDEX families_by_brand ON families (marca_id, id);
--> statement
CREATE INDEX families_by_creation ON families (data_criacao, id);
--> statement
CREATE INDEX families_in_order ON families (busca, id);
--> statement
CREATE INDEX families_by_status ON families (status, busca, id);
--> statement
CREATE INDEX suppliers_by_code_text ON suppliers USING gin ((codigo::text) gin_trgm_ops);
--> statement
CREATE INDEX suppliers_by_trade_name ON suppliers (plain_text(nome_fantasia), id);
--> statement
CREATE INDEX suppliers_by_name ON suppliers (plain_text(razao_social), id);
--> statement
CREATE INDEX suppliers_by_segment ON suppliers (plain_text(segmento), plain_text(nome_fantasia), id);
--> statement
CREATE INDEX registration_flows_by_change ON registration_flows (data_modificacao, id) WHERE fornecedor_id IS NOT NULL;
--> statement
CREATE INDEX registration_flows_by_course ON registration_flows (
  registration_course(
    status_fluxo_cadastro, status_aprovacao_comercial_segunda_analise, status_aprovacao_contabilidade_segunda_analise
  ), data_criacao, id
) WHERE fornecedor_id IS NOT NULL;
--> statement
CREATE INDEX brands_by_name ON brands (plain_text(descricao), id);
