import { readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
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
