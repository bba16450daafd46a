import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF as a reader finds it, with one space where a line breaks; for tests. */
export async function pdfText(file: ArrayBuffer): Promise<string[]> {
  const copy = new Uint8Array(file.slice()); // the reader takes the bytes away
  const { text } = await extractText(await getDocumentProxy(copy));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
