import type { Schemas } from '@portal/api';
import {
  accountingFields,
  basicDataFields,
  billingFields,
  brandsAndCategoriesFields,
  eanFields,
  type FieldNames,
  type FieldTable,
  familyFields,
  fieldLines,
  financeFields,
  linkFields,
  PRODUCT_APPROVAL_LABELS,
  photoNames,
  productFields,
  skuFields,
  staffFields,
} from '@portal/domain';
import { formatInstantDateTime, formatNumber } from '@portal/formats';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, productPhotos } from '../../database/schema.ts';
import { findFamilyNames } from '../requests/decisions/familyNames.ts';
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
      ...basicDataFields,
      ...brandsAndCategoriesFields,
      ...accountingFields,
      ...financeFields,
      ...billingFields,
    },
  },
  account: { name: 'Conta', fields: staffFields },
};

/** Labels of fields that no form has. */
const LABELS: Readonly<Record<string, string>> = {
  nome: 'Nome',
  status: 'Status',
  statusAprovacao: 'Aprovação',
  familiaId: 'Família',
  fornecedor: 'Fornecedor',
  unidade: 'Unidade',
  filiaisBloqueio: 'Filiais bloqueadas',
  observacoesBloqueio: 'Observações do bloqueio',
  fotos: 'Fotos',
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

/** Names of what the changes of a page refer to. */
export async function findLogNames(queries: Queries, rows: readonly StoredLog[]): Promise<LogNames> {
  const states = rows.flatMap(({ field, change }) => [{ [field]: change.before }, { [field]: change.after }]);
  const names = await findFamilyNames(queries, ...states);
  const photoId = await findPhotoIds(queries, rows);
  const ids = states.flatMap(({ familiaId }) => (typeof familiaId === 'number' ? [familiaId] : []));
  const found =
    ids.length === 0
      ? []
      : await queries
          .select({ id: families.id, nome: families.nome })
          .from(families)
          .where(inArray(families.id, ids));
  const ofFamilies = new Map(found.map(({ id, nome }) => [id, nome]));
  return {
    ...names,
    photoId,
    record: (field, id) => (field === 'familiaId' ? (ofFamilies.get(id) ?? null) : names.record(field, id)),
  };
}

/** Text of a value whose field has none of its own: records by their name, lists with commas. */
function plainValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainValue).join(', ') || null;
  const { descricao, nomeFantasia, nome, ...others } = value as Record<string, unknown>; // any other JSON value
  const name = [descricao, nomeFantasia, nome].find((one) => typeof one === 'string');
  if (typeof name === 'string') return name;
  const parts = Object.entries(others).flatMap(([part, inner]) => {
    const text = plainValue(inner);
    return text === null ? [] : [`${part}: ${text}`];
  });
  return parts.join(', ') || null;
}

/** How the sessions are written that one act ended: which ones, nobody has to read. */
const sessionsText = (sessions: unknown) =>
  Array.isArray(sessions) && sessions.length > 0
    ? sessions.length === 1
      ? '1 sessão'
      : `${formatNumber(sessions.length)} sessões`
    : null;

/** Text of a value of an account that no form has. */
const ACCOUNT_VALUES: Readonly<Record<string, (value: unknown) => string | null>> = {
  convidadoEm: (at) => formatInstantDateTime(String(at)),
  senhaAlteradaEm: (at) => formatInstantDateTime(String(at)),
  sessoes: sessionsText,
};

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
  if (field === 'familiaId') return names.record(field, Number(value));
  const lines = fieldLines(KINDS[kind]?.fields ?? {});
  const own = lines.find(({ path }) => path === field);
  if (own) return own.text({ [field]: value }, names) || null;
  const parts = lines.filter(({ path }) => path.startsWith(`${field}.`));
  if (parts.length === 0 || kind === 'registration') return plainValue(value);
  return parts.map(({ label, text }) => `${label}: ${text({ [field]: value }, names) ?? '-'}`).join(', ');
}

/** Label of a field: that of its form, or its name. */
function labelOf(kind: string, field: string): string {
  const form = KINDS[kind]?.fields[field]?.label;
  return form || LABELS[field] || field;
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
