import { DOCUMENT_TYPES, type DocumentType } from '@portal/domain';
import { eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { insertRows } from '../../database/insertRows.ts';
import * as tables from '../../database/schema.ts';
import { SEED_INSTANT } from '../seedClock.ts';
import { createDocuments, type SampleFile } from './documents.ts';
import { sampleCard } from './sampleCard.ts';
import { samplePdf } from './samplePdf.ts';

/** Puts a file into the store and returns its id. */
export type StoreFile = (bytes: Uint8Array) => Promise<string>;

/** A sample of a document type: a picture of a card for partners, a page of text for the others. */
function sampleOf(type: DocumentType, label: string) {
  if (type === 'DocumentoSocio') return { bytes: sampleCard(), contentType: 'image/png', ending: '.png' };
  const lines = [label, 'Documento de demonstração, sem valor legal.'];
  return { bytes: samplePdf(lines), contentType: 'application/pdf', ending: '.pdf' };
}

/** Stores one file a type, which all documents of the type share. */
async function storeSamples(
  queries: Queries,
  storeFile: StoreFile,
): Promise<Record<DocumentType, SampleFile>> {
  const samples: [DocumentType, SampleFile][] = [];
  for (const { type, label } of DOCUMENT_TYPES) {
    const { bytes, contentType, ending } = sampleOf(type, label);
    const sizeBytes = bytes.byteLength;
    const fileId = await storeFile(bytes);
    await queries
      .insert(tables.files)
      .values({ id: fileId, contentType, sizeBytes, createdAt: SEED_INSTANT });
    samples.push([type, { fileId, sizeBytes, ending }]);
  }
  // The loop covers all nine types.
  return Object.fromEntries(samples) as Record<DocumentType, SampleFile>;
}

/** Gives the seeded registrations the documents that fit their status. */
export async function seedDocuments(queries: Queries, storeFile: StoreFile): Promise<void> {
  const flows = await queries
    .select({ ...getTableColumns(tables.registrationFlows), fornecedorId: tables.suppliers.id })
    .from(tables.registrationFlows)
    .innerJoin(tables.suppliers, eq(tables.suppliers.id, tables.registrationFlows.fornecedorId))
    .where(isNotNull(tables.registrationFlows.confirmedAt))
    .orderBy(tables.suppliers.id);
  const rows = createDocuments(flows, await storeSamples(queries, storeFile));
  await insertRows(queries, tables.documents, rows);
}
