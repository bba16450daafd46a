import { EMPTY_TERMS } from '@portal/domain';

/** Functions of the session that fills: the same number gives the same value in each run. */
export const fillFunctions = [
  `create function pg_temp.chance(n bigint, kind integer) returns float8 language sql immutable as
    $$ select abs(hashint8(n * 31 + kind)::bigint) / 2147483649.0 $$`,
  `create function pg_temp.pick(n bigint, kind integer, texts text[]) returns text language sql immutable as
    $$ select texts[1 + floor(pg_temp.chance(n, kind) * cardinality(texts))::integer] $$`,
  // Low ones more often, as a few brands have most families.
  `create function pg_temp.skewed(n bigint, kind integer, ids bigint[]) returns bigint language sql immutable as
    $$ select ids[1 + floor(power(pg_temp.chance(n, kind), 2) * cardinality(ids))::integer] $$`,
  `create function pg_temp.day(n bigint, amount bigint) returns timestamptz language sql immutable as
    $$ select timestamptz '2016-01-04T12:00:00Z' + n::float8 / amount * interval '3970 days' $$`,
  `create function pg_temp.thing(n bigint) returns text language sql immutable as
    $$ select concat_ws(' ',
      pg_temp.pick(n, 1, '{PANELA,JARRA,BANDEJA,COPO,LUMINÁRIA,CADEIRA,TAPETE,VASO,TOALHA}'),
      pg_temp.pick(n, 2, '{DE PRESSÃO,TÉRMICA,DOBRÁVEL,REDONDA,QUADRADA,INFANTIL,LISA,DECORADA}'),
      pg_temp.pick(n, 3, '{INOX,ALUMÍNIO,VIDRO,BAMBU,ALGODÃO,CERÂMICA,PLÁSTICO,MADEIRA}'), n) $$`,
  `create function pg_temp.firm(n bigint, kind integer) returns text language sql immutable as
    $$ select concat_ws(' ',
      pg_temp.pick(n, 4, '{COMERCIAL,INDÚSTRIA,DISTRIBUIDORA,IMPORTADORA,CASA,FÁBRICA,ATACADO}'),
      pg_temp.pick(n, kind, '{DA SERRA,DO VALE,SÃO JOÃO,BOA VISTA,ATLÂNTICA,DO SUL,MINEIRA,PAULISTA}'), n) $$`,
];

/** Rows of one table: `share` of them to a product, by a statement about the numbers `n` of `numbers`. */
interface Filling {
  readonly table: string;
  readonly share: number;
  /** Inserts the rows; `$count` is how many there will be, `$size.x` how many of x, `$first.x` the highest id of x before. */
  readonly insert: string;
}

const TERMS = `'${JSON.stringify(EMPTY_TERMS)}'::jsonb`;

/** What a database of a given size holds beside the seed. A table stands behind those that it refers to. */
export const fillings: readonly Filling[] = [
  {
    table: 'brands',
    share: 0.002,
    insert: `insert into brands (kind, descricao)
      select case when mod(n, 10) = 0 then 'ecommerce' else 'commercial' end, pg_temp.firm(n, 9) || ' MARCA' from $numbers`,
  },
  {
    table: 'suppliers',
    share: 0.1,
    insert: `insert into suppliers (id, codigo, cnpj, razao_social, nome_fantasia, segmento, email, cidade_id,
        importado_legado, data_criacao)
      select $first.suppliers + n, 1000000 + n, lpad((20000000000000 + n)::text, 14, '0'),
        pg_temp.firm(n, 5) || ' LTDA', pg_temp.firm(n, 6), pg_temp.pick(n, 7, '{Industria,Distribuidor,Importador}'),
        'contato' || n || '@fornecedor.example', (select min(id) from cities), n % 9 = 0, pg_temp.day(n, $count)
      from $numbers`,
  },
  {
    // Of ten registrations nine are finished; the others stand at each of their steps.
    table: 'registration_flows',
    share: 0.1,
    insert: `insert into registration_flows (cnpj, email, fornecedor_id, importado_legado, status_fluxo_cadastro,
        etapa_reprovacao, confirmed_at, data_criacao, data_modificacao)
      select lpad((20000000000000 + n)::text, 14, '0'), 'contato' || n || '@fornecedor.example', $first.suppliers + n, n % 9 = 0, step,
        case step when 'Reprovado' then case n % 4 when 0 then 'PrimeiraAnalise' else 'TerceiraAnalise' end end,
        pg_temp.day(n, $count), pg_temp.day(n, $count), pg_temp.day(n, $count) + n % 90 * interval '1 day'
      from $numbers cross join lateral (select case when mod(n, 10) > 0 then 'Aprovado' else pg_temp.pick(n, 8, '{Novo,
        DadosBasicosInformados,AguardandoPrimeiraAnalise,PendenciadoNaPrimeiraAnalise,AprovadoPrimeiraAnalise,
        DocumentacaoCompleta,DadosContabeisEFiscaisInformados,DadosFinanceirosInformados,AguardandoSegundaAnalise,
        PendenciadoNaSegundaAnalise,AguardandoDiretoria,AprovacaoDiretoria,Reprovado}') end as step) as steps`,
  },
  {
    table: 'supplier_contacts',
    share: 0.1,
    insert: `insert into supplier_contacts (fornecedor_id, tipo_contato, ordem, nome, email)
      select $first.suppliers + n, 'Representante', 0, 'MARINA ALVES ' || n, 'marina' || n || '@fornecedor.example'
      from $numbers`,
  },
  {
    table: 'families',
    share: 0.3,
    insert: `insert into families (id, nome, status, status_aprovacao, categoria_id, marca_id, tipo_volumetria_id,
        divisoes_id, data_criacao, data_modificacao)
      select $first.families + n, pg_temp.thing(n),
        case when n % 20 = 0 then pg_temp.pick(n, 10, '{ACadastrar,Aguardando,Validado,Recusado}') else 'Aprovado' end,
        case when n % 20 = 0 then 'AguardandoValidacao' else 'Aprovado' end,
        pg_temp.skewed(n, 11, categories.ids), pg_temp.skewed(n, 12, brands.ids), (select min(id) from volume_types),
        pg_temp.skewed(n, 13, divisions.ids), pg_temp.day(n, $count), pg_temp.day(n, $count)
      from $numbers, (select array_agg(id order by id) as ids from categories where deleted_at is null) as categories,
        (select array_agg(id order by id) as ids from brands where kind = 'commercial' and deleted_at is null) as brands,
        (select array_agg(id order by id) as ids from divisions where deleted_at is null) as divisions`,
  },
  {
    table: 'products',
    share: 1,
    insert: `insert into products (id, nome, familia_id, variacao, status, status_aprovacao, data_criacao,
        data_modificacao)
      select $first.products + n, concat_ws(' ', pg_temp.thing(family), colour, n), $first.families + family, colour || ' ' || n,
        case when n % 12 = 0 then pg_temp.pick(n, 15, '{Desativado,Descontinuada,Aguardando}') else 'Ativo' end,
        case when n % 50 = 0 then pg_temp.pick(n, 16, '{AguardandoValidacao,Validado,AguardandoAprovacaoComercial,
          AguardandoAprovacao,Recusado}') else 'Aprovado' end,
        pg_temp.day(n, $count), pg_temp.day(n, $count)
      from $numbers cross join lateral (select ceil(n * $size.families::float8 / $count)::bigint as family,
        pg_temp.pick(n, 14, '{AZUL,BRANCO,PRETO,VERDE,CINZA,VERMELHO,AMARELO}') as colour) as parts`,
  },
  {
    table: 'product_children',
    share: 1,
    insert: `insert into product_children (produto_id, ean, quantidade, principal)
      select $first.products + n, '789' || lpad(n::text, 9, '0') || mod(n, 10), 12, true from $numbers where n % 40 > 0`,
  },
  {
    table: 'product_suppliers',
    share: 1,
    insert: `insert into product_suppliers (produto_id, fornecedor_id, padrao, unidade_id, qtd_compra, multiplicador)
      select $first.products + n, $first.suppliers + 1 + n % $size.suppliers, true, (select min(id) from units), 12, 1
      from $numbers`,
  },
  {
    table: 'product_supplier_skus',
    share: 1,
    insert: `insert into product_supplier_skus (produto_fornecedor_id, sku, principal)
      select id, 'SKU' || n, true from $numbers
      join product_suppliers on produto_id = $first.products + n`,
  },
  {
    table: 'product_stocks',
    share: 1,
    insert: `insert into product_stocks (produto_id, custo_unitario, preco_venda, quantidade_estoque)
      select $first.products + n, 10 + n % 90, 25 + n % 90, n % 500 from $numbers`,
  },
  {
    table: 'audit_entries',
    share: 1,
    insert: `insert into audit_entries (changed_at, user_id, operation, record_kind, record_id, changes)
      select pg_temp.day(n, $count), (select min(id) from users) + n % 3, 'updateProduct', 'product',
        ($first.products + n)::text, '{"nome": {"before": "A", "after": "B"}}' from $numbers`,
  },
  {
    table: 'registration_requests',
    share: 0.02,
    insert: `insert into registration_requests (id, fornecedor_id, data_expiracao, sent_at, data_criacao)
      select $first.registration_requests + n, $first.suppliers + 1 + n % $size.suppliers,
        (pg_temp.day(n, $count) + interval '60 days')::date,
        case when n % 20 > 0 then pg_temp.day(n, $count) end, pg_temp.day(n, $count) from $numbers`,
  },
  {
    table: 'family_requests',
    share: 0.02,
    insert: `insert into family_requests (id, solicitacao_cadastro_id, familia_id, nova_familia,
        quantidade_cadastro_produto, status_fornecedor, status_comercial, status_contabil)
      select $first.family_requests + n, $first.registration_requests + n, $first.families + n, true, 3, 'Concluido',
        case when n % 20 = 0 then 'Concluido' when n % 20 = 1 then 'Aguardando' else 'Aprovado' end,
        case when n % 20 = 0 then 'ACadastrar' when n % 20 = 2 then 'Aguardando' else 'Validado' end from $numbers`,
  },
  {
    table: 'product_requests',
    share: 0.02,
    insert: `insert into product_requests (solicitacao_cadastro_familia_id, produto_id, status_comercial)
      select $first.family_requests + n, products.id, case status_aprovacao when 'Aprovado' then 'Aprovado' else 'Aguardando' end
      from $numbers join products on products.familia_id = $first.families + n`,
  },
  {
    // Nineteen of twenty are decided.
    table: 'requisitions',
    share: 0.1,
    insert: `insert into requisitions (id, gestor_id, tipo_liberacao, liberacao_especial, fornecedor_id,
        data_compra_inicial, data_compra_final, valor_requisicao, valor_original, saldo_conta_corrente,
        data_conta_corrente, prazos_cadastro, prazo_compra, status, requisitante, analise, historico, data_criacao)
      select $first.requisitions + n, pg_temp.skewed(n, 17, managers.ids), 'Fornecedor', false, $first.suppliers + 1 + n % $size.suppliers,
        pg_temp.day(n, $count)::date + 20, pg_temp.day(n, $count)::date + 20, 1000 + n % 90000, 1000 + n % 90000, n % 5000,
        pg_temp.day(n, $count)::date, '30', ${TERMS}, case when n % 40 = 0 then 'Requisitado' when n % 40 = 20 then 'Validado'
          when n % 40 = 10 then 'Recusado' else 'Aprovado' end, pg_temp.pick(n, 18, '{Marina Alves,João Prado,Rita Lima}'),
        jsonb_build_object('fornecedorId', $first.suppliers + n, 'fornecedor', pg_temp.firm(n, 6), 'diaEstoqueQuantidade', n % 60,
          'diaEstoqueValor', n % 50, 'estimativaCustoAtual', n % 900, 'estimativaPrevisaoVenda', n % 800,
          'estimativaRequisicaoCustoAtual', n % 700, 'evolucao', n % 90, 'ruptura', n % 100,
          'valorVendaComparativo', n % 600, 'valorVendaVigente', n % 500), '[]', pg_temp.day(n, $count)
      from $numbers, (select array_agg(id order by id) as ids from managers where deleted_at is null) as managers`,
  },
  {
    table: 'requisition_installments',
    share: 0.1,
    insert: `insert into requisition_installments (requisicao_id, numero_parcela, data_original, data, valor_original, valor)
      select id, part, data_compra_inicial + part * 30, data_compra_inicial + part * 30, valor_requisicao / 2, valor_requisicao / 2
      from $numbers join requisitions on id = $first.requisitions + n cross join generate_series(1, 2) as part`,
  },
  {
    table: 'requisition_tags',
    share: 0.1,
    insert: `insert into requisition_tags (requisicao_id, tag_id)
      select $first.requisitions + n, (select min(id) from tags) from $numbers where n % 3 = 0`,
  },
];
