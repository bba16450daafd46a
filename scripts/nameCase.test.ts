import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** Names with capitals inside, as the documents or the stated gaps quote them. */
const QUOTED: ReadonlySet<string> = new Set([
  'Aguardando Aprovação Comercial',
  'Aguardando Aprovação',
  'Aguardando Comercial',
  'Aguardando Contabilidade',
  'Aguardando Diretoria',
  'Aguardando Fornecedor',
  'Aguardando Validação',
  'Alterar Gestor de Grupo de Divisão',
  'Alvará Sanitário',
  'Alvará de Funcionamento',
  'Alíquota ICMS Entrada',
  'Alíquota ICMS Saída',
  'Análise Gráfica',
  'Anexo de Documentos',
  'Análise Gráfica',
  'Aprovado Diretoria',
  'Aprovar Comercial',
  'Aprovar Contábil',
  'Aprovar Requisição',
  'Atualizar Dados',
  'Bloqueio realizado com Sucesso!',
  'Cadastrar Categoria',
  'Cadastrar Gestores',
  'Cadastrar Grupo de Divisão',
  'Cadastrar Marca',
  'Cadastro Reprovado',
  'Cadastro de Grupos de Divisões',
  'Calcula ST Entrada',
  'Calcula ST Saída',
  'Cartão Sintegra',
  'Cartão de Inscrição Estadual',
  'Comercial Gerador de Link',
  'Contrato Social',
  'Custo Final',
  'Cálculos Atualizados',
  'Cód. Grupo Divisão',
  'Código do Produto é obrigatório',
  'Dados Contábeis e Fiscais',
  'Dados da Empresa',
  'Desconto Financeiro (%)',
  'Descreva cada Loja e aperte Enter',
  'Editar Categoria',
  'Editar Gestores',
  'Editar Grupo de Divisão',
  'Editar Marca',
  'Enviar Cadastro',
  'Excluir Grupo de Divisão',
  'Faturamento e Logística',
  'Fluxo de Caixa',
  'Fornecedor está sem prazo de cadastro no Sistema de Compras',
  'Gentileza pedir ao time comercial que preencha os campos ValorNF e Preço Sugerido para calcular valor bruto e margem.',
  'Gestor Destino',
  'Gestor Origem',
  'Grupo Divisão',
  'Grupos de Divisão Selecionados',
  'Grupos de Divisão',
  'Informe um Valor Pauta maior que 0',
  'Inscrição Estadual do Subst. Tribut.',
  'Marcas Comercial',
  'Marcas Ecommerce',
  'Nome Fantasia',
  'Nova Família',
  'Preço Sugerido',
  'Produto Atualizado',
  'Projeção dos Requisitados',
  'Receita Bruta Anual',
  'Recusar Requisição',
  'Regime de Declaração PIS/COFINS',
  'Regime tributário Federal',
  'Remover Todos',
  'Requisição não possui sugestão associada para exibir a Curva',
  'Seleciona Divisão',
  'Seleciona uma Cidade',
  'Selecionar Todos',
  'Status Produto',
  'Tem Regime Especial MG',
  'Usar Regra Fiscal na Entrada de NF',
  'Validação Comercial',
  'Validação Contábil',
  'Valor Bruto',
  'Valor Pauta',
  'Você tem certeza que deseja realmente Aprovar essa requisição de compras?',
  'Você tem certeza que deseja realmente Recusar essa requisição de compras?',
]);

/** Proper names: keys, roles, an authority, a typeface, a tax regime, holidays, the portal. */
const PROPER =
  /Portal do Fornecedor|Confraternização Universal|Dia d[oa] (?:Trabalho|Consciência Negra)|Independência do Brasil|Nossa Senhora Aparecida|Proclamação da República|Sexta-feira Santa|Corpus Christi|Simples Nacional|Comercial (?:Aprovadores|Validadores)|Autoridade Nacional de Proteção de Dados|Inter Variable|\b(?:Control|Meta|Enter|Home|End|Esc|Tab|Excel)\b/g;

const sources = execFileSync(
  'git',
  ['ls-files', 'apps/portal/src', 'packages/domain/src', 'packages/ui/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/test\.|stories|guide|testing|Example\.|\.gen\./.test(file));

/** Texts of a source that begin with a word in Portuguese, without its comments and imports. */
function textsOf(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\*|\*|\/\/|import ).*$| \/\/ .*$/gm, '');
  return [...code.matchAll(/['"`>]([A-ZÀ-Ú][a-zà-ú]+[^'"`<>\n]*?)['"`<$]/g)].map(([, text = '']) => text);
}

/** A word with a capital that no sentence begins with. */
const hasCapitalInside = (text: string) =>
  /(?<![.?!:] )(?<=\s)[A-ZÀ-Ú][a-zà-ú]{2,}/.test(text.replace(PROPER, ''));

describe('the names and headings of the portal', () => {
  it('are in sentence case, but for those that a document quotes', () => {
    const odd = sources.flatMap((file) =>
      textsOf(readFileSync(path.join(root, file), 'utf8'))
        .filter((text) => hasCapitalInside(text) && !QUOTED.has(text))
        .map((text) => `${text} (${file})`),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['Produtos Ecommerce', true],
    ['Sair da conta', false],
    ['Algo deu errado. Tente novamente.', false],
    ['Somente para o Simples Nacional', false],
  ])('finds the capitals inside %j: %s', (text, found) => {
    expect(hasCapitalInside(text)).toBe(found);
  });
});
