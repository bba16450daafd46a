import { getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../shared/stories/pdfText.ts';
import { drawTablePdf, type PdfFrame } from './drawTablePdf.ts';

const frame: PdfFrame = {
  title: 'Aprovação de produtos',
  lines: ['Fornecedor: INDÚSTRIA SÃO JOSÉ · Status: Aguardando Aprovação', '120 produtos'],
  madeAt: '31/07/2026 14:05',
  columns: [
    { header: 'Código', align: 'left' },
    { header: 'Produto', align: 'left' },
    { header: 'PV', align: 'right' },
  ],
  sums: ['Total', '', 'R$\u00a01.198,80'],
};

const rowsOf = (count: number, name = 'AÇÚCAR MASCAVO ORGÂNICO 500G') =>
  Array.from({ length: count }, (_, index) => [String(100_001 + index), name, 'R$\u00a09,99']);

/** Where the texts of a page that hold this one start and end, in points from its left edge. */
async function placesOf(file: ArrayBuffer, text: string) {
  const document = await getDocumentProxy(new Uint8Array(file.slice())); // the reader takes the bytes away
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.includes(text)
      ? [{ text: item.str, left: item.transform[4], right: item.transform[4] + item.width }]
      : [],
  );
}

describe('drawTablePdf', () => {
  it('says what it is of, when it was made and by which filter, in words that can be searched', async () => {
    const { file } = drawTablePdf(frame, rowsOf(3));
    const [page] = await pdfText(file);
    expect(page).toContain('Aprovação de produtos');
    expect(page).toContain('Gerado em 31/07/2026 14:05');
    expect(page).toContain('Fornecedor: INDÚSTRIA SÃO JOSÉ · Status: Aguardando Aprovação');
    expect(page).toContain('100001 AÇÚCAR MASCAVO ORGÂNICO 500G R$ 9,99');
    expect(page).toContain('Página 1 de 1');
  });

  it('names itself and its language for readers and screen readers', async () => {
    const { file } = drawTablePdf(frame, rowsOf(1));
    const document = await getDocumentProxy(new Uint8Array(file));
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: 'Aprovação de produtos', Language: 'pt-BR' });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('is landscape A4', async () => {
    const document = await getDocumentProxy(new Uint8Array(drawTablePdf(frame, rowsOf(1)).file));
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  });

  it('repeats the head and counts the pages on each; the sums stand once, at the end', async () => {
    const drawn = drawTablePdf(frame, rowsOf(120));
    const pages = await pdfText(drawn.file);
    expect(pages).toHaveLength(drawn.pages);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Código Produto PV');
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page.includes('Total R$ 1.198,80')).toBe(index === pages.length - 1);
    }
    const codes = pages.flatMap((page) => page.match(/\b1000\d\d\b|\b1001\d\d\b/g) ?? []);
    expect(codes).toEqual(rowsOf(120).map(([code]) => code));
  });

  it('has no last row without sums', async () => {
    const [page] = await pdfText(drawTablePdf({ ...frame, sums: [] }, rowsOf(2)).file);
    expect(page).not.toContain('Total');
  });

  it('wraps a long name and keeps amounts on one line, all ending at one edge', async () => {
    const name = `CONJUNTO DE PANELAS ${'ANTIADERENTES COM TAMPA DE VIDRO '.repeat(12)}VERMELHO`;
    const { file } = drawTablePdf({ ...frame, sums: ['Total', '', 'R$ 19.998.012.345,98'] }, [
      ['1', name, 'R$ 9,99'],
      ['2', 'CURTO', 'R$ 9.999.006.172,99'],
    ]);
    const [page] = await pdfText(file);
    expect(page).toContain(name);
    const amounts = await placesOf(file, 'R$');
    expect(amounts.map(({ text }) => text)).toEqual([
      'R$ 9,99',
      'R$ 9.999.006.172,99',
      'R$ 19.998.012.345,98',
    ]);
    const edges = amounts.map(({ right }) => right);
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
    expect(Math.max(...(await placesOf(file, 'TAMPA')).map(({ right }) => right))).toBeLessThan(
      Math.min(...amounts.map(({ left }) => left)),
    );
  });

  it('tells of each row that was drawn, 5,000 of them', async () => {
    const told: number[] = [];
    const drawn = drawTablePdf(frame, rowsOf(5_000), (row) => told.push(row));
    expect(told).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
    const pages = await pdfText(drawn.file);
    expect(pages.at(-1)).toContain('105000');
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
  });
});
