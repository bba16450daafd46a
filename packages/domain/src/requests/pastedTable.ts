import { readPastedCells } from './pastedCells.ts';
import { requestedProductFields } from './requestedProductSchema.ts';

/** The columns of a spreadsheet that are pasted, in their usual order; what else a product needs is filled in later. */
export const pastedProductFields = {
  variacao: requestedProductFields.variacao,
  gtinEan: requestedProductFields.gtinEan,
  dun: requestedProductFields.dun,
  quantidadeProdutosNaCaixa: requestedProductFields.quantidadeProdutosNaCaixa,
  sku: requestedProductFields.sku,
};

/** A column of the paste. */
export type PastedField = keyof typeof pastedProductFields;

/** The columns in their usual order. */
export const PASTED_FIELDS = [
  'variacao',
  'gtinEan',
  'dun',
  'quantidadeProdutosNaCaixa',
  'sku',
] as const satisfies readonly PastedField[];

/** Headings by which a column is known, without accents, signs and capitals, beside the label of its field. */
const HEADINGS: Readonly<Record<PastedField, readonly string[]>> = {
  variacao: ['variacao', 'variacoes', 'cor', 'sabor', 'fragrancia'],
  gtinEan: ['ean', 'ean13', 'gtin', 'gtin13', 'gtinean', 'eangtin', 'codigodebarras'],
  dun: ['dun', 'dun14', 'gtin14', 'codigodebarrasdacaixa'],
  quantidadeProdutosNaCaixa: [
    'quantidadeporcaixa',
    'quantidadenacaixa',
    'qtdporcaixa',
    'qtdcaixa',
    'qtdecaixa',
    'qtdnacaixa',
    'caixa',
    'unidadesporcaixa',
  ],
  sku: ['sku', 'skufornecedor', 'codigodofornecedor', 'codigofornecedor', 'referencia', 'ref'],
};

/** The texts of a row by column, as they were pasted or typed over. */
export type PastedTexts = Readonly<Record<PastedField, string>>;

/** A product of the paste before it is checked. */
export interface PastedRow {
  /** Its row in what was pasted, from 1. */
  readonly line: number;
  readonly texts: PastedTexts;
}

/** What was pasted, by column. */
export interface PastedTable {
  readonly rows: readonly PastedRow[];
  /** Columns that the paste does not have. */
  readonly missing: readonly PastedField[];
  /** Columns that are not used: their headings or places. */
  readonly ignored: readonly string[];
}

const headingKey = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function fieldOfHeading(heading: string): PastedField | undefined {
  const key = headingKey(heading);
  return PASTED_FIELDS.find((field) => HEADINGS[field].includes(key));
}

/**
 * Reads products from the cells of a spreadsheet. A first row with two known headings or more names the columns, in any
 * order; without one they stand in their usual order.
 */
export function readPastedTable(text: string): PastedTable {
  const [first, ...rest] = readPastedCells(text);
  if (first === undefined) return { rows: [], missing: [], ignored: [] };
  const known = first.cells.map(fieldOfHeading);
  const hasHeading = known.filter((field) => field !== undefined).length > 1;
  const lines = hasHeading ? rest : [first, ...rest];
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const places = new Map(
    PASTED_FIELDS.map((field, index) => [field, hasHeading ? known.indexOf(field) : index]),
  );
  const used = new Set(places.values());
  const isFilled = (place: number) => lines.some(({ cells }) => (cells[place] ?? '') !== '');
  const textAt = (cells: readonly string[], field: PastedField) => cells[places.get(field) ?? -1] ?? '';
  return {
    rows: lines.map(({ line, cells }) => ({
      line,
      texts: {
        variacao: textAt(cells, 'variacao'),
        gtinEan: textAt(cells, 'gtinEan'),
        dun: textAt(cells, 'dun'),
        quantidadeProdutosNaCaixa: textAt(cells, 'quantidadeProdutosNaCaixa'),
        sku: textAt(cells, 'sku'),
      },
    })),
    missing: PASTED_FIELDS.filter((field) => {
      const place = places.get(field) ?? -1;
      return hasHeading ? place < 0 : place >= width;
    }),
    ignored: Array.from({ length: width }, (_, place) => place)
      .filter((place) => !used.has(place) && isFilled(place))
      .map((place) => (hasHeading && first.cells[place]) || `Coluna ${place + 1}`),
  };
}
