import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { winAnsiText } from './winAnsiText.ts';

/** A column of the table as it is printed. */
interface PdfColumn {
  readonly header: string;
  readonly align: 'left' | 'center' | 'right';
}

/** What a PDF holds beside its rows. */
export interface PdfFrame {
  readonly title: string;
  /** Lines below the title: the filter in words, and how many rows there are. */
  readonly lines: readonly string[];
  /** When it was made, as DD/MM/YYYY HH:mm. */
  readonly madeAt: string;
  readonly columns: readonly PdfColumn[];
  /** Last row, a cell for each column; empty for none. */
  readonly sums: readonly string[];
}

/** A finished PDF. */
export interface DrawnPdf {
  readonly file: ArrayBuffer;
  readonly pages: number;
}

/** Millimetres of a landscape A4 page, and points of its texts. */
const page = { width: 297, height: 210, margin: 10, head: 16, foot: 14 };
const size = { title: 14, text: 8.5, cell: 7, foot: 7.5 };
const ink = { text: '#1a1d23', muted: '#5b6270', line: '#c9ced6', head: '#e6eaf0', stripe: '#f6f8fa' };
/** Millimetres of a line of text of one point. */
const LINE = 0.3528 * 1.25;

/** Title and lines of the first page; returns where the table starts. */
function drawTop(pdf: jsPDF, { title, lines, madeAt }: PdfFrame): number {
  pdf.setFont('helvetica', 'bold').setFontSize(size.title).setTextColor(ink.text);
  pdf.text(winAnsiText(title), page.margin, page.margin + 4);
  pdf.setFont('helvetica', 'normal').setFontSize(size.text).setTextColor(ink.muted);
  pdf.text(`Gerado em ${madeAt}`, page.width - page.margin, page.margin + 4, { align: 'right' });
  const wrapped = lines.flatMap((line): string[] =>
    pdf.splitTextToSize(winAnsiText(line), page.width - 2 * page.margin),
  );
  pdf.text(wrapped, page.margin, page.margin + 10);
  return page.margin + 10 + wrapped.length * size.text * LINE;
}

/** What every page says of itself, once it is known how many there are. */
function drawFoots(pdf: jsPDF, { title, madeAt }: PdfFrame): number {
  const pages = pdf.getNumberOfPages();
  pdf.setFont('helvetica', 'normal').setFontSize(size.foot).setTextColor(ink.muted);
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number);
    const bottom = page.height - 7;
    pdf.text(winAnsiText(`${title} · ${madeAt}`), page.margin, bottom);
    pdf.text(`Página ${number} de ${pages}`, page.width - page.margin, bottom, { align: 'right' });
  }
  return pages;
}

/**
 * Draws a table as a landscape A4 PDF with its head on every page. Its text can be searched and copied: it is set in the
 * fonts that every PDF reader has, so that none is embedded.
 *
 * @param onRow called with the number of each row that was drawn, from 1.
 */
export function drawTablePdf(
  frame: PdfFrame,
  rows: readonly (readonly string[])[],
  onRow: (number: number) => void = () => {},
): DrawnPdf {
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true });
  pdf.setProperties({ title: frame.title }).setLanguage('pt-BR').viewerPreferences({ DisplayDocTitle: true });
  const startY = drawTop(pdf, frame);
  autoTable(pdf, {
    startY,
    margin: { top: page.margin, bottom: page.foot, horizontal: page.margin },
    theme: 'plain',
    head: [frame.columns.map(({ header }) => winAnsiText(header))],
    body: rows.map((cells) => cells.map(winAnsiText)),
    foot: frame.sums.length > 0 ? [frame.sums.map(winAnsiText)] : [],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    styles: {
      fontSize: size.cell,
      cellPadding: { horizontal: 1.2, vertical: 0.9 },
      textColor: ink.text,
      lineColor: ink.line,
      overflow: 'linebreak',
    },
    headStyles: { fontStyle: 'bold', fillColor: ink.head, valign: 'bottom' },
    footStyles: { fontStyle: 'bold', lineWidth: { top: 0.3 } },
    alternateRowStyles: { fillColor: ink.stripe },
    didParseCell: ({ cell, column, section }) => {
      const align = frame.columns[column.index]?.align ?? 'left';
      cell.styles.halign = align;
      // Numbers stay on one line; texts and headings share the rest and wrap.
      if (align === 'right' && section !== 'head') cell.styles.cellWidth = 'wrap';
    },
    didDrawCell: ({ row, column, section }) => {
      if (section === 'body' && column.index === 0) onRow(row.index + 1);
    },
  });
  const pages = drawFoots(pdf, frame);
  return { file: pdf.output('arraybuffer'), pages };
}
