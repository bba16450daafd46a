import type { Schemas } from '@portal/api';
import { DOCUMENT_TYPES, type StepNumber } from '@portal/domain';
import { formatCep, formatInstantDateTime, formatPercent, formatPhone } from '@portal/formats';
import { supplierEnumerations } from '../enumerations/lists.ts';

type Supplier = Schemas['RegistrationSupplier'];
type Contact = Schemas['Contact'];

/** A field of a registration as people read it. */
export interface RegistrationField {
  /** Path of the field in `fornecedor`. */
  readonly campo: string;
  /** Its label on the screens. */
  readonly rotulo: string;
  /** Its value, null when there is none. */
  readonly texto: string | null;
}

type Row = readonly [campo: string, rotulo: string, texto: string | null | undefined];

/** Label of a value of a fixed list. */
function labelOf(
  list:
    | 'segmentos'
    | 'qualificacoes'
    | 'portes'
    | 'receitasBrutasAnuais'
    | 'regimesTributarios'
    | 'regimeDeclaracao'
    | 'tiposDescontoFinanceiro'
    | 'tratamentoQuebras',
  id: string | null,
): string | null {
  return supplierEnumerations[list].find((item) => item.id === id)?.descricao ?? id;
}

const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? 'Sim' : 'Não');
const listed = (texts: readonly string[]) => texts.join(', ');

function contactText({ nome, email, ...phones }: Contact): string {
  const landline = formatPhone(phones.dddTelefoneFixo, phones.numeroTelefoneFixo);
  const mobile = formatPhone(phones.dddTelefoneCelular, phones.numeroTelefoneCelular);
  return [nome, email, landline, mobile].filter((text) => text !== '').join(' · ');
}

function basicData(supplier: Supplier): Row[] {
  const { endereco, contatos } = supplier;
  const representative = contatos.find(({ tipoContato }) => tipoContato === 'Representante');
  const { cidade } = endereco;
  return [
    ['segmento', 'Segmento', labelOf('segmentos', supplier.segmento)],
    ['qualificacao', 'Categoria de fornecimento', labelOf('qualificacoes', supplier.qualificacao)],
    ['inscricaoEstadual', 'Inscrição estadual', supplier.inscricaoEstadual],
    [
      'inscricaoEstadualSubstTribut',
      'Inscrição Estadual do Subst. Tribut.',
      supplier.inscricaoEstadualSubstTribut,
    ],
    ['razaoSocial', 'Razão social', supplier.razaoSocial],
    ['nomeFantasia', 'Nome fantasia/marca', supplier.nomeFantasia],
    ['endereco.cep', 'CEP', formatCep(endereco.cep)],
    ['endereco.logradouro', 'Endereço', endereco.logradouro],
    ['endereco.numero', 'Número', endereco.numero],
    ['endereco.complemento', 'Complemento', endereco.complemento],
    ['endereco.bairro', 'Bairro', endereco.bairro],
    ['endereco.cidade', 'Cidade', cidade === null ? null : `${cidade.nome}/${cidade.estado.sigla}`],
    ['contatos.email', 'E-mail', representative?.email],
    ['contatos.nome', 'Nome do responsável', representative?.nome],
    ['contatos.cargo', 'Cargo', representative?.cargo],
    [
      'contatos.telefoneFixo',
      'Telefone fixo',
      formatPhone(representative?.dddTelefoneFixo, representative?.numeroTelefoneFixo),
    ],
    [
      'contatos.telefoneCelular',
      'Telefone celular',
      formatPhone(representative?.dddTelefoneCelular, representative?.numeroTelefoneCelular),
    ],
  ];
}

/** A document by name and time, so that one that took the place of another of its name counts as a change. */
function documentsOf({ documentosPorTipo }: Supplier, step: StepNumber): Row[] {
  return DOCUMENT_TYPES.filter((facts) => facts.step === step).map(({ type, label }) => [
    `documentosPorTipo.${type}`,
    label,
    listed(
      documentosPorTipo[type].map(
        ({ nomeOriginal, dataCriacao }) => `${nomeOriginal} (${formatInstantDateTime(dataCriacao)})`,
      ),
    ),
  ]);
}

function brandsAndCategories(supplier: Supplier): Row[] {
  const { marcas, categorias } = supplier;
  return [
    ['marcas', 'Marcas', listed(marcas.map(({ descricao }) => descricao))],
    ['categorias', 'Categorias', listed(categorias.map(({ descricao }) => descricao))],
    ['categorias.principal', 'Principal categoria', categorias.find(({ principal }) => principal)?.descricao],
    ['lojas', 'Lojas referências', listed(supplier.lojas)],
    ['observacoesCadastro', 'Observações gerais', supplier.observacoesCadastro],
  ];
}

function accounting(supplier: Supplier): Row[] {
  const { cnae } = supplier;
  return [
    ['inscricaoMunicipal', 'Inscrição municipal', supplier.inscricaoMunicipal],
    ['contribuinteIcms', 'Contribuinte ICMS', yesNo(supplier.contribuinteIcms)],
    ['cnae', 'Código CNAE', cnae === null ? null : `${cnae.codigo} - ${cnae.descricao}`],
    [
      'regimeDeclaracaoPisConfins',
      'Regime de Declaração PIS/COFINS',
      labelOf('regimeDeclaracao', supplier.regimeDeclaracaoPisConfins),
    ],
    ['aliquota', 'Tabela de alíquotas', supplier.aliquota?.descricao],
    ['porte', 'Tamanho da empresa', labelOf('portes', supplier.porte)],
    ['receitaBrutaAnual', 'Receita Bruta Anual', labelOf('receitasBrutasAnuais', supplier.receitaBrutaAnual)],
    [
      'regimeTributario',
      'Regime tributário Federal',
      labelOf('regimesTributarios', supplier.regimeTributario),
    ],
    ['temConvenioComEstado', 'Tem Regime Especial MG', yesNo(supplier.temConvenioComEstado)],
    ['codigoRegime', 'R.E. PTA', supplier.codigoRegime],
    [
      'contatosPorTipo.Contabil',
      'Contatos contábeis e fiscais',
      listed(supplier.contatosPorTipo.Contabil.map(contactText)),
    ],
  ];
}

const PAYMENT_TERMS = { Dde: 'DDE', Ddf: 'DDF' };

function finance(supplier: Supplier): Row[] {
  const { dadosBancarios: account, prazoPagamento } = supplier;
  const { descontoFinanceiro } = supplier;
  return [
    ['dadosBancarios.banco', 'Banco', account.banco?.descricao],
    ['dadosBancarios.agenciaBancaria', 'Agência', account.agenciaBancaria],
    ['dadosBancarios.numeroContaCorrente', 'Conta corrente', account.numeroContaCorrente],
    ['dadosBancarios.digitoContaCorrente', 'Dígito', account.digitoContaCorrente],
    ['prorrogacoes', 'Prorrogações', yesNo(supplier.prorrogacoes)],
    [
      'descontoFinanceiro',
      'Desconto Financeiro (%)',
      descontoFinanceiro === null ? null : formatPercent(descontoFinanceiro),
    ],
    [
      'tipoDescontoFinanceiro',
      'Tipo de desconto',
      labelOf('tiposDescontoFinanceiro', supplier.tipoDescontoFinanceiro),
    ],
    ['prazoPagamento', 'Prazo de pagamento', prazoPagamento === null ? null : PAYMENT_TERMS[prazoPagamento]],
    [
      'contatosPorTipo.Financeiro',
      'Contatos financeiros',
      listed(supplier.contatosPorTipo.Financeiro.map(contactText)),
    ],
  ];
}

const REGIONS = ['Grande BH', 'Região metropolitana', 'Interior de MG'];
const DAYS = { DiasUteis: 'dias úteis', DiasCorridos: 'dias corridos' };

function billing(supplier: Supplier): Row[] {
  return [
    ['emailParaRecebimentoXml', 'E-mail XML (NFD)', supplier.emailParaRecebimentoXml],
    ['situacaoFrete', 'Situação do frete', supplier.situacaoFrete?.toUpperCase()],
    ['glnEdi', 'GLN EDI', supplier.glnEdi],
    ...REGIONS.map((name, index): Row => {
      const region = supplier.regioesEntregas.find(({ id }) => id === index + 1);
      const text = region === undefined ? null : `${region.prazoEntrega} ${DAYS[region.opcaoEntrega]}`;
      return [`regioesEntregas[${index}]`, name, text];
    }),
    ['tratamentoQuebras', 'Tratamento de quebras', labelOf('tratamentoQuebras', supplier.tratamentoQuebras)],
    [
      'contatosPorTipo.FaturamentoELogistica',
      'Contatos de logística',
      listed(supplier.contatosPorTipo.FaturamentoELogistica.map(contactText)),
    ],
    [
      'transportadoras',
      'Transportadoras',
      listed(
        supplier.transportadoras.map(({ ddd, numeroTelefone, ...carrier }) =>
          contactText({
            ...carrier,
            tipoContato: 'FaturamentoELogistica',
            cargo: null,
            dddTelefoneFixo: ddd,
            numeroTelefoneFixo: numeroTelefone,
          }),
        ),
      ),
    ],
  ];
}

/**
 * The fields of a registration in the order of its forms, as people read them.
 *
 * @param stage the first analysis is about steps 1 and 2, the second about all six.
 */
export function registrationFields(
  supplier: Supplier,
  stage: 'PrimeiraAnalise' | 'SegundaAnalise',
): RegistrationField[] {
  const rows = [
    ...basicData(supplier),
    ...brandsAndCategories(supplier),
    ...documentsOf(supplier, 2),
    ...(stage === 'PrimeiraAnalise'
      ? []
      : [...documentsOf(supplier, 3), ...accounting(supplier), ...finance(supplier), ...billing(supplier)]),
  ];
  return rows.map(([campo, rotulo, texto]) => ({ campo, rotulo, texto: texto || null }));
}
