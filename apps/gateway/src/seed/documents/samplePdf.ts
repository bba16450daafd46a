/** Size of a page of A4 in points. */
const PAGE = { width: 595, height: 842 } as const;

const MARGIN_PT = 72;
const LINE_PT = 24;

/** Operators that draw a line; the first one is the title and larger. */
function drawnLine(line: string, index: number): string {
  const escaped = line.replace(/[\\()]/g, (character) => `\\${character}`);
  const size = index === 0 ? 20 : 12;
  return `BT /F1 ${size} Tf ${MARGIN_PT} ${PAGE.height - MARGIN_PT - index * LINE_PT} Td (${escaped}) Tj ET`;
}

/**
 * A one-page PDF.
 *
 * @param lines title and text, in Latin-1.
 */
export function samplePdf(lines: readonly string[]): Uint8Array {
  const drawing = lines.map(drawnLine).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Latin-1 has one byte per letter, so the offsets are right.
  return Buffer.from(text, 'latin1');
}
