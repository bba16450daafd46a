import { dunFromEan, gtinCheckDigit, isValidGtin, normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { isProductNameTooLong, PRODUCT_NAME_ALERT_TEXT } from '../products/productName.ts';
import {
  PASTED_FIELDS,
  type PastedField,
  type PastedRow,
  type PastedTexts,
  pastedProductFields,
} from './pastedTable.ts';
import type { RepeatedField } from './repeatedProducts.ts';
import { PRODUCTS_COMPLETE_TEXT } from './supplierProgress.ts';

/** Most products that are created at once. */
export const PASTED_PRODUCTS_MAX = 100;

/** A number that a spreadsheet has shortened, as 7,89E+12: its last digits are lost. */
const SHORTENED = /^\d([.,]\d+)?e\+?\d+$/i;
/** Thousands in Portuguese. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/;

/** The digits of a code that a spreadsheet shows grouped, with decimals of zeros or behind an apostrophe. */
function readCode(text: string): string {
  const code = text
    .replace(/^'/, '')
    .replace(/[\s-]/g, '')
    .replace(/,0{1,2}$/, '');
  return GROUPED.test(code) ? code.replaceAll('.', '') : code.replace(/\.0{1,2}$/, '');
}

/** A count as it is written in Portuguese, `null` for none; `NaN` for what is no number or could be two. */
function readCount(text: string): number | null {
  if (text === '') return null;
  const whole = text.replace(/,0{1,2}$/, '');
  if (GROUPED.test(whole)) return Number(whole.replaceAll('.', ''));
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

const pastedProductSchema = z.object(shapeOf(pastedProductFields));

/** A product of a paste as the call sends it. */
export type PastedProduct = z.output<typeof pastedProductSchema>;

/** What is wrong with a cell. */
export interface PastedProblem {
  readonly message: string;
  /** The text that would be right, where it is known. */
  readonly fix?: string | undefined;
}

/** The codes of a product that no two may share. */
type Codes = Readonly<Record<RepeatedField, string>>;

/** A row with what is wrong in it, by column. */
export interface CheckedRow extends PastedRow {
  /** Its codes as they would be saved, right or wrong. */
  readonly codes: Codes;
  /** The product as it is sent; `null` while a cell is wrong. */
  readonly product: PastedProduct | null;
  readonly problems: Readonly<Partial<Record<PastedField, PastedProblem>>>;
}

const CODE_DIGITS = { gtinEan: 13, dun: 14 } as const;

/** Most zeros in front of an EAN that a spreadsheet is supposed to have taken away; a shorter code is another one. */
const LOST_ZEROS_MAX = 2;

/** What is wrong with a bar code, and what it should be: its check digit, lost zeros, the DUN of its EAN. */
function codeProblem(
  field: keyof typeof CODE_DIGITS,
  { text, code, ean, message }: Readonly<Record<'text' | 'code' | 'ean' | 'message', string>>,
): PastedProblem {
  const digits = CODE_DIGITS[field];
  const { label } = pastedProductFields[field];
  if (SHORTENED.test(text)) {
    return {
      message: `A planilha encurtou o ${label} para ${text}: formate a coluna como texto e copie de novo`,
    };
  }
  if (field === 'dun' && (code === '' || code === ean)) return { message, fix: dunFromEan(ean, 1) };
  const body = code.length === digits ? code.slice(0, -1) : '';
  const corrected = body + (gtinCheckDigit(body) ?? '');
  if (isValidGtin(corrected)) return { message, fix: corrected };
  const padded = code.padStart(digits, '0');
  const zeros = digits - code.length;
  // The first digit of a DUN says which box it is and is never 0.
  if (field === 'dun' || zeros < 1 || zeros > LOST_ZEROS_MAX || !isValidGtin(padded)) return { message };
  return {
    message: `${message}: a planilha tirou ${zeros === 1 ? 'o zero' : 'os zeros'} do início`,
    fix: padded,
  };
}

/** A code of one of several products that one before it has. */
interface CodeTwice {
  /** Place of the product, and of the first one with the code. */
  readonly index: number;
  readonly first: number;
  readonly field: RepeatedField;
}

/** The codes that several products share, capitals and spaces aside, at each but the first of them. */
function codesTwice(products: readonly Codes[]): CodeTwice[] {
  return (['gtinEan', 'dun', 'sku'] as const).flatMap((field) => {
    const firsts = new Map<string, number>();
    return products.flatMap((product, index): CodeTwice[] => {
      const code = normalizeLine(product[field]).toLowerCase().replaceAll(' ', '');
      const first = firsts.get(code);
      if (first !== undefined) return [{ index, first, field }];
      if (code !== '') firsts.set(code, index);
      return [];
    });
  });
}

const codeTwiceText = (field: RepeatedField, line: number) =>
  `${pastedProductFields[field].label} repetido na linha ${line}`;

function readRow({ variacao, gtinEan, dun, quantidadeProdutosNaCaixa, sku }: PastedTexts) {
  return {
    variacao,
    gtinEan: readCode(gtinEan),
    dun: readCode(dun),
    quantidadeProdutosNaCaixa: readCount(normalizeLine(quantidadeProdutosNaCaixa)),
    sku,
  };
}

/**
 * Checks pasted products by the rules of their form, with what spreadsheets do to codes: every wrong cell has its message,
 * and the right code where it is known (PRC-015 to PRC-026, D8).
 *
 * @param nameOf the computed name of a product with a variation.
 */
export function checkPastedRows(
  rows: readonly PastedRow[],
  nameOf: (variacao: string) => string,
): CheckedRow[] {
  const read = rows.map((row) => ({ row, values: readRow(row.texts) }));
  const twice = Map.groupBy(codesTwice(read.map(({ values }) => values)), ({ index }) => index);
  return read.map(({ row, values }, index) => {
    const { data, error } = pastedProductSchema.safeParse(values);
    const problems: Partial<Record<PastedField, PastedProblem>> = {};
    for (const field of PASTED_FIELDS) {
      const message = error?.issues.find(({ path }) => path[0] === field)?.message;
      if (message === undefined) continue;
      problems[field] =
        field === 'gtinEan' || field === 'dun'
          ? codeProblem(field, { text: row.texts[field], code: values[field], ean: values.gtinEan, message })
          : { message };
    }
    if (isProductNameTooLong(nameOf(row.texts.variacao)))
      problems.variacao ??= { message: PRODUCT_NAME_ALERT_TEXT };
    for (const { field, first } of twice.get(index) ?? []) {
      problems[field] ??= { message: codeTwiceText(field, rows[first]?.line ?? 0) };
    }
    const codes = { gtinEan: values.gtinEan, dun: values.dun, sku: normalizeLine(values.sku) };
    return { ...row, codes, problems, product: Object.keys(problems).length === 0 ? (data ?? null) : null };
  });
}

/** A cell with the text it gets. */
export interface PastedCell {
  readonly line: number;
  readonly field: PastedField;
  readonly text: string;
}

/** Rows with the texts of these cells in place. */
export function fillPastedCells(rows: readonly PastedRow[], cells: readonly PastedCell[]): PastedRow[] {
  const byLine = Map.groupBy(cells, ({ line }) => line);
  return rows.map(({ line, texts }) => ({
    line,
    texts: {
      ...texts,
      ...Object.fromEntries((byLine.get(line) ?? []).map(({ field, text }) => [field, text])),
    },
  }));
}

/**
 * The right texts of the wrong cells where they are known, and those that are known only then, as the DUN of an EAN that was
 * put right.
 *
 * @param nameOf the computed name of a product with a variation.
 */
export function pastedFixes(
  checked: readonly CheckedRow[],
  nameOf: (variacao: string) => string,
): PastedCell[] {
  const fixes = checked.flatMap(({ line, texts, problems }) =>
    PASTED_FIELDS.flatMap((field) => {
      const text = problems[field]?.fix;
      return text === undefined || text === texts[field] ? [] : [{ line, field, text }];
    }),
  );
  if (fixes.length === 0) return [];
  return [...fixes, ...pastedFixes(checkPastedRows(fillPastedCells(checked, fixes), nameOf), nameOf)];
}

/**
 * Body of the products that a paste creates (PRC-015 to PRC-026).
 *
 * @param nameOf the computed name of a product with a variation.
 */
export function pastedProductsSchema(nameOf: (variacao: string) => string) {
  return z.object({ produtos: z.array(pastedProductSchema) }).check(
    z.superRefine(({ produtos }, context) => {
      const refuse = (index: number, field: PastedField, message: string) =>
        context.addIssue({ code: 'custom', path: ['produtos', index, field], message });
      for (const [index, { variacao }] of produtos.entries()) {
        if (isProductNameTooLong(nameOf(variacao))) refuse(index, 'variacao', PRODUCT_NAME_ALERT_TEXT);
      }
      for (const { index, first, field } of codesTwice(produtos)) {
        refuse(index, field, codeTwiceText(field, first + 1));
      }
    }),
  );
}

/**
 * Why so many products cannot be created at once; `null` when they can (C-3).
 *
 * @param remaining how many the family may still get.
 */
export function pasteRefusal(count: number, remaining: number): string | null {
  if (remaining === 0) return PRODUCTS_COMPLETE_TEXT;
  if (count > remaining) {
    const due = remaining === 1 ? 'Falta 1 produto' : `Faltam ${remaining} produtos`;
    return `${due} nesta família e foram colados ${count}`;
  }
  return count > PASTED_PRODUCTS_MAX ? `Crie no máximo ${PASTED_PRODUCTS_MAX} produtos de uma vez` : null;
}
