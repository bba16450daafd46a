import type { Schemas } from '@portal/api';
import {
  accountingFields,
  basicDataFields,
  billingFields,
  brandsAndCategoriesFields,
  documentTypeLabel,
  eanFields,
  type FieldNames,
  type FieldTable,
  FLOW_NAMES,
  familyFields,
  fieldLines,
  financeFields,
  linkFields,
  PRODUCT_APPROVAL_LABELS,
  pendencyLine,
  photoNames,
  productFields,
  skuFields,
  staffFields,
  valueAt,
} from '@portal/domain';
import { formatInstantDateTime, formatNumber } from '@portal/formats';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { branches, brands, characteristics, families, productPhotos } from '../../database/schema.ts';
import { supplierNames } from '../registrations/registrationFields.ts';
import { findFamilyNames, findRecordNames } from '../requests/decisions/familyNames.ts';
import type { StoredLog } from './logQueries.ts';
import { operationName } from './operationNames.ts';

/** What each kind of record is called, and the fields of its form. */
const KINDS: Readonly<
  Record<string, { readonly name: Schemas['LogRow']['registro']; readonly fields: FieldTable }>
> = {
  family: { name: 'Família', fields: familyFields },
  product: { name: 'Produto', fields: productFields },
  ean: { name: 'EAN', fields: eanFields },
  productSupplier: { name: 'Fornecedor do produto', fields: linkFields },
  sku: { name: 'SKU', fields: skuFields },
  registration: {
    name: 'Fornecedor',
    fields: {
      ...accountingFields,
      ...basicDataFields,
      ...brandsAndCategoriesFields,
      ...financeFields,
      ...billingFields,
      contatos: { ...billingFields.contatos, label: 'Contatos' }, // those of all steps
    },
  },
  account: { name: 'Conta', fields: staffFields },
};

/** Labels of fields that no form has, or only in parts. */
const LABELS: Readonly<Record<string, string>> = {
  codigo: 'Código',
  nome: 'Nome',
  status: 'Status',
  statusAprovacao: 'Aprovação',
  familiaId: 'Família',
  fornecedor: 'Fornecedor',
  unidade: 'Unidade',
  filiaisBloqueio: 'Filiais bloqueadas',
  observacoesBloqueio: 'Observações do bloqueio',
  fotos: 'Fotos',
  marcaEcommerceId: 'Marca ecommerce',
  importadoLegado: 'Importado do legado',
  gtinEan: eanFields.gtinEan.label,
  dun: eanFields.dun.label,
  quantidadeProdutosNaCaixa: eanFields.quantidadeProdutosNaCaixa.label,
  sku: skuFields.sku.label,
  qtdCxLastro: linkFields.qtdCxLastro.label,
  qtdCxPallet: linkFields.qtdCxPallet.label,
  estoqueSemGiro: 'Estoque sem giro',
  endereco: 'Endereço',
  cnae: accountingFields.cnae.fields.id.label,
  aliquota: accountingFields.aliquota.fields.id.label,
  suframa: 'SUFRAMA',
  dadosBancarios: 'Dados bancários',
  regioesEntregas: 'Prazos de entrega',
  documentosPorTipo: 'Documentos',
  documentoId: 'Documento',
  pendencias: 'Pendências',
  etapaReprovacao: 'Etapa da reprovação',
  statusAprovacaoComercialSegundaAnalise: 'Decisão do comercial',
  statusAprovacaoContabilidadeSegundaAnalise: 'Decisão da contabilidade',
  statusFluxoCadastro: 'Status do cadastro',
  motivoReprovacao: 'Motivo da reprovação',
  dadosPessoais: 'Dados pessoais',
  situacao: 'Situação',
  convidadoEm: 'Convite',
  senhaAlteradaEm: 'Senha',
  sessoes: 'Sessões abertas',
};

/** Names of what changes refer to. */
interface LogNames extends FieldNames {
  /** Id of a photo, `null` for one that is no longer stored. */
  photoId(photo: unknown): number | null;
}

/** Finds the photos that older entries name by their file or its address; the others have their ids. */
async function findPhotoIds(queries: Queries, rows: readonly StoredLog[]): Promise<LogNames['photoId']> {
  const named = rows.filter(({ kind, field, change: { before, after } }) => {
    const photos = kind === 'product' && field === 'fotos' ? [before, after].flat() : [];
    return photos.some((photo) => typeof photo === 'string');
  });
  const photos =
    named.length === 0
      ? []
      : await queries
          .select({ id: productPhotos.id, arquivo: productPhotos.arquivo, fileId: productPhotos.fileId })
          .from(productPhotos)
          .where(
            inArray(productPhotos.produtoId, [...new Set(named.map(({ recordId }) => Number(recordId)))]),
          );
  const ids = new Map<unknown, number>(photos.map(({ id, arquivo, fileId }) => [fileId ?? arquivo, id]));
  return (photo) => (typeof photo === 'number' ? photo : (ids.get(photo) ?? null));
}

/** The registers of which products hold ids, beside those of families. */
const PRODUCT_REGISTERS = {
  familiaId: { id: families.id, name: families.nome },
  marcaEcommerceId: { id: brands.id, name: brands.descricao },
  caracteristicasIds: { id: characteristics.id, name: characteristics.descricao },
  filiaisBloqueio: { id: branches.id, name: branches.nome },
};

/** Names of what the changes of a page refer to. */
export async function findLogNames(queries: Queries, rows: readonly StoredLog[]): Promise<LogNames> {
  const states = rows.flatMap(({ field, change }) => [{ [field]: change.before }, { [field]: change.after }]);
  const names = await findFamilyNames(queries, ...states);
  const nameOf = await findRecordNames(queries, PRODUCT_REGISTERS, states);
  return {
    ...names,
    photoId: await findPhotoIds(queries, rows),
    record: (field, id) => nameOf(field, id) ?? names.record(field, id),
  };
}

/** What a record on the wire is called, by the names of its fields. */
const NAMING = ['descricao', 'siglaDescricao', 'nomeFantasia', 'nomeOriginal', 'nome'];

/**
 * Text of a value whose field has none of its own: records by their name, what has none by its parts, lists with commas.
 * Neither ids nor the names of fields on the wire are for people.
 */
function plainValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainValue).filter(Boolean).join(', ') || null;
  const { id: _id, ...parts } = value as Record<string, unknown>; // any other JSON value
  const name = NAMING.map((field) => parts[field]).find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : plainValue(Object.values(parts));
}

/** How the sessions are written that one act ended: which ones, nobody has to read. */
const sessionsText = (sessions: unknown) =>
  Array.isArray(sessions) && sessions.length > 0
    ? sessions.length === 1
      ? '1 sessão'
      : `${formatNumber(sessions.length)} sessões`
    : null;

/** Fields of a registration whose values are steps of its way. */
const FLOW_FIELDS: readonly string[] = [
  'statusFluxoCadastro',
  'statusAprovacaoComercialSegundaAnalise',
  'statusAprovacaoContabilidadeSegundaAnalise',
  'etapaReprovacao',
];

/** Text of a value of an account that no form has. */
const ACCOUNT_VALUES: Readonly<Record<string, (value: unknown) => string | null>> = {
  convidadoEm: (at) => formatInstantDateTime(String(at)),
  senhaAlteradaEm: (at) => formatInstantDateTime(String(at)),
  sessoes: sessionsText,
};

/** Text of a value as the form of its record tells it: of a group, each part with its label. */
function formText(kind: string, field: string, value: unknown, names: LogNames): string | null {
  const values = { [field]: value };
  // A registration brings what its ids stand for.
  const told = kind === 'registration' ? supplierNames(values) : names;
  const lines = fieldLines(KINDS[kind]?.fields ?? {});
  const own = lines.find(({ path }) => path === field);
  if (own) return own.text(values, told) || null;
  const parts = lines.filter(({ path }) => path.startsWith(`${field}.`));
  const texts = parts.flatMap(({ path, label, text }) => {
    const part = (valueAt(values, path) ?? null) === null ? null : text(values, told);
    return part ? [parts.length === 1 ? part : `${label}: ${part}`] : [];
  });
  return parts.length === 0 ? plainValue(value) : texts.join(', ') || null;
}

/** Text of a value of a field. */
function valueText(kind: string, field: string, value: unknown, names: LogNames): string | null {
  if (value === null || value === undefined) return null;
  const ofAccount = kind === 'account' && ACCOUNT_VALUES[field];
  if (ofAccount) return ofAccount(value);
  if (field === 'statusAprovacao')
    return new Map<unknown, string>(Object.entries(PRODUCT_APPROVAL_LABELS)).get(value) ?? String(value);
  if (field === 'status')
    return names.option(kind === 'family' ? 'statusCadastros' : 'status', String(value));
  if (field === 'fotos' && Array.isArray(value)) return photoNames(value.map(names.photoId));
  if (Object.hasOwn(PRODUCT_REGISTERS, field)) {
    const ids = [value].flat().map(Number);
    return ids.map((id) => names.record(field, id)).join(', ') || null;
  }
  if (FLOW_FIELDS.includes(field)) return FLOW_NAMES.get(String(value)) ?? String(value);
  if (field === 'pendencias' && Array.isArray(value)) return value.map(pendencyLine).join(', ') || null;
  return formText(kind, field, value, names);
}

/** Label of a field: that of its form, or its name. */
function labelOf(kind: string, field: string): string {
  const form = KINDS[kind]?.fields[field]?.label;
  return form || LABELS[field] || documentTypeLabel(field);
}

/** A change as the contract shows it. */
export function logRow(
  row: StoredLog,
  { codigo, names, callerId }: { codigo: number | null; names: LogNames; callerId: number },
): Schemas['LogRow'] {
  const { entryId, at, user, operation, kind, field, change, batchId, batchUserId } = row;
  return {
    id: `${entryId}-${field}`,
    data: at.toISOString(),
    usuario: user ?? 'Portal',
    operacao: operation,
    acao: operationName(operation),
    registro: KINDS[kind]?.name ?? 'Produto',
    codigo,
    campo: field,
    rotulo: labelOf(kind, field),
    valorAnterior: valueText(kind, field, change.before, names),
    valorNovo: valueText(kind, field, change.after, names),
    lote: batchUserId === callerId ? batchId : null, // a batch is read and taken back by who made it
  };
}
