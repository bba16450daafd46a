import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PERSONAL_DATA_LABELS } from '@portal/domain';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { supplierOf } from '../areas/privacy/dataReads.ts';
import contract from '../contract/contract.gen.json' with { type: 'json' };
import { loadContract } from '../http/contract/contract.ts';
import { resolvePart } from '../testing/resolvePart.ts';
import * as schema from './schema.ts';

/** Tables that say nothing of a person. Each table is one of these, or stands in the first table of privacy.md. */
const OF_NO_PERSON: ReadonlySet<string> = new Set(
  `banks batch_items branches brands cash_flow_sums categories cests characteristics cities cnaes departments
  division_groups divisions expenses families family_competitors family_product_classes family_requests family_tags
  family_volumes files ncms payable_titles product_blocked_branches product_characteristics
  product_children product_classes product_curves product_orders product_photos product_replacements product_requests
  product_stocks product_supplier_skus product_suppliers product_tags products purchase_suggestion_items
  purchase_suggestions registration_pendencies registration_requests request_rows requisition_divisions
  requisition_installments requisition_status_counts requisition_tags risk_classes sales_regions section_groups sections
  states subgroups supplier_brands supplier_categories supplier_category_choices supplier_delivery_regions
  supplier_financials supplier_terms tags units volume_types`.split(/\s+/),
);

/** Columns that say something of a person, by their names. */
const PERSONAL =
  /(^|_)(email|telefone|celular|recipient|pix|conta|cpf|rg|nascimento|address|device|given_name|user_name|nome_original|user_id|requisitante|validador|aprovador)(_|$)/;

const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8');
/** Names in the second column of tables. */
const explained = new Set(
  [...page.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  ),
);

it('every table is explained in privacy.md, or known to say nothing of a person (LGPD)', () => {
  const names = tables.map(({ name }) => name);
  expect(names.filter((name) => !explained.has(name) && !OF_NO_PERSON.has(name))).toEqual([]);
  expect(names.filter((name) => explained.has(name) && OF_NO_PERSON.has(name))).toEqual([]);
  expect([...OF_NO_PERSON].filter((name) => !names.includes(name))).toEqual([]);
});

it('no table that is said to say nothing of a person has a column like those that do', () => {
  const found = tables
    .filter(({ name }) => OF_NO_PERSON.has(name))
    .flatMap(({ name, columns }) =>
      columns.filter((column) => PERSONAL.test(column.name)).map((column) => `${name}.${column.name}`),
    );
  expect(found).toEqual([]);
});

/** Fields of an answer that say something of a person, by their names. */
const ANSWERED =
  /^(?:e?mail|email[A-Z]\w*|responsavel|contatos?|transportadoras?|dadosBancarios|chavePix|nomeOriginal|(?:numero)?(?:Telefone|Celular)\w*|antes|depois|valorAnterior|valorNovo)$/i;

/** Such fields that are no reading of others' data, each with its reason. */
const NOT_OF_OTHERS: Readonly<Record<string, string>> = {
  'Profile.email': 'one’s own',
  'Manager.email': 'of the buyers, whom everybody writes to',
  'ManagerRecord.email': 'of the buyers, whom everybody writes to',
  'Employee.email': 'of the buyers, whom everybody writes to',
  'Requisition.nomeOriginal': 'of a file of staff',
  'RequisitionDocument.nomeOriginal': 'of a file of staff',
  'FamilyChange.antes': 'of a product family',
  'FamilyChange.depois': 'of a product family',
  'FieldChange.antes': 'of a product',
  'FieldChange.depois': 'of a product',
  'BatchItem.antes': 'of a product',
  'BatchItem.depois': 'of a product',
};

interface AnswerSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
}

interface RawOperation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { content?: { 'application/json'?: { schema: AnswerSchema; examples?: Examples } } }>
  >;
}

type Examples = Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;

const raw = new Map(
  Object.values(contract.paths as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>) // as OpenAPI has them
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
);

/** The good answer of an operation as JSON: its schema and its first example. */
function answerOf(id: string) {
  const found = Object.entries(raw.get(id)?.responses ?? {}).find(([status]) => status.startsWith('2'));
  const { schema, examples = {} } = found?.[1].content?.['application/json'] ?? {};
  const [example] = Object.values(examples).map(resolvePart);
  return { schema, example: example?.value };
}

/** The fields of an answer that say something of a person, as `Schema.field`. */
function personalFields(schema: AnswerSchema | undefined, within = '', seen = new Set<string>()): string[] {
  const { $ref = '' } = schema ?? {};
  if (schema === undefined || seen.has($ref)) return [];
  if ($ref) seen.add($ref);
  const name = $ref.split('/').at(-1) || within;
  const { properties = {}, items } = resolvePart(schema);
  return [
    ...Object.entries(properties).flatMap(([field, inner]) => [
      ...(ANSWERED.test(field) ? [`${name}.${field}`] : []),
      ...personalFields(inner, `${name}.${field}`, seen),
    ]),
    ...personalFields(items, name, seen),
  ];
}

const { operations } = await loadContract();
const answered = operations.map((operation) => ({
  ...operation,
  fields: personalFields(answerOf(operation.id).schema),
}));
const marked = answered.filter(({ personalData }) => personalData !== null);

it('a call says in x-personal-data that its answer has a field about persons (LGPD, D32)', () => {
  const unmarked = answered.filter(({ personalData }) => personalData === null);
  const found = unmarked.flatMap(({ id, fields }) =>
    fields.filter((field) => NOT_OF_OTHERS[field] === undefined).map((field) => `${id}: ${field}`),
  );
  expect(found).toEqual([]);
  expect(marked.filter(({ fields }) => fields.length === 0)).toEqual([]);
  const all = new Set(answered.flatMap(({ fields }) => fields));
  expect(Object.keys(NOT_OF_OTHERS).filter((field) => !all.has(field))).toEqual([]);
});

it('such a call says of which supplier, or is for staff alone', () => {
  const found = marked.map(({ id, path: address, access, personalData }) => {
    const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1] as const);
    const parts = {
      path: Object.fromEntries(names),
      query: { FornecedorId: 1 },
      body: answerOf(id).example,
    };
    const supplier = personalData && supplierOf(personalData, parts);
    const isOfOne = personalData?.supplier !== undefined;
    const isForStaff = typeof access !== 'string' && !access.includes('Fornecedor');
    return [id, isOfOne ? typeof supplier === 'number' : isForStaff];
  });
  expect(found.filter(([, right]) => !right)).toEqual([]);
});

it('every kind of personal data is read by a call, has a name, and is explained in privacy.md', () => {
  const { enum: kinds = [] } = resolvePart<{ readonly $ref?: string; readonly enum?: readonly string[] }>({
    $ref: '#/components/schemas/PersonalDataKind',
  });
  expect([...new Set(marked.map(({ personalData }) => personalData?.kind))].toSorted()).toEqual(
    kinds.toSorted(),
  );
  expect(Object.keys(PERSONAL_DATA_LABELS).toSorted()).toEqual(kinds.toSorted());
  expect(kinds.filter((kind) => !page.includes(`\n| \`${kind}\` |`))).toEqual([]);
});
