import { DOCUMENT_TYPES, type DocumentType, FLOW_STATUSES, missingDocuments } from '@portal/domain';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../database/prepareDatabase.ts';
import { documents, files, registrationFlows } from '../../database/schema.ts';
import { documentContentType } from '../../files/content/documentContent.ts';
import { createTestGateway, openEmptyDatabase, type TestGateway } from '../../testing/testGateway.ts';
import { createDocuments, type SampleFile } from './documents.ts';
import { samplePdf } from './samplePdf.ts';

const sample: SampleFile = { fileId: 'any', sizeBytes: 700, ending: '.pdf' };
// All nine types.
const samples = Object.fromEntries(DOCUMENT_TYPES.map(({ type }) => [type, sample])) as Record<
  DocumentType,
  SampleFile
>;

describe('createDocuments', () => {
  it.each(FLOW_STATUSES)('gives a registration at %s what it has sent by then', (statusFluxoCadastro) => {
    const flow = {
      fornecedorId: 1,
      statusFluxoCadastro,
      etapaReprovacao: statusFluxoCadastro === 'Reprovado' ? ('PrimeiraAnalise' as const) : null,
      dataCriacao: new Date('2026-08-01T12:00:00Z'),
    };
    const rows = createDocuments([flow], samples);
    const steps = ([2, 3] as const).filter((step) => missingDocuments(step, rows).length === 0);
    const expected: Record<string, number[]> = {
      Novo: [],
      DadosBasicosInformados: [],
      AguardandoPrimeiraAnalise: [2],
      PendenciadoNaPrimeiraAnalise: [2],
      AprovadoPrimeiraAnalise: [2],
      Reprovado: [2],
    };
    expect(steps).toEqual(expected[statusFluxoCadastro] ?? [2, 3]);
    expect(rows.every(({ dataCriacao }) => dataCriacao >= flow.dataCriacao)).toBe(true);
  });
});

describe('samplePdf', () => {
  it('lists the offset of each object, which viewers need', () => {
    const text = Buffer.from(samplePdf(['Alvará (cópia)', 'Segunda linha'])).toString('latin1');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start)).toMatch(/^xref\n/);
    expect(text).toContain('(Alvará \\(cópia\\)) Tj');
  });
});

describe('documents of the seed', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway({ database: await openEmptyDatabase() });
    await prepareDatabase(gateway.database, gateway.config.files, true);
  });

  afterAll(() => gateway.close());

  it('share a few files whose content fits their names', async () => {
    const { queries } = gateway.database;
    const rows = await queries
      .select({ document: documents, file: files })
      .from(documents)
      .innerJoin(files, eq(files.id, documents.fileId));
    expect(rows.length).toBeGreaterThan(300);
    const byFile = new Map(rows.map((row) => [row.file.id, row]));
    expect(byFile.size).toBe(9);
    const { files: store } = gateway.config;
    for (const [id, { document, file }] of byFile) {
      expect(await store.sizeOf(id)).toBe(file.sizeBytes);
      expect(await documentContentType(store, id, file.sizeBytes, document.nomeOriginal)).toBe(
        file.contentType,
      );
    }
  });

  it('are complete for every finished step', async () => {
    const { queries } = gateway.database;
    const approved = await queries
      .select({ id: registrationFlows.fornecedorId })
      .from(registrationFlows)
      .where(eq(registrationFlows.statusFluxoCadastro, 'AguardandoSegundaAnalise'));
    const stored = await queries.select().from(documents).where(isNull(documents.removedAt));
    expect(approved.length).toBeGreaterThan(0);
    for (const { id } of approved) {
      const own = stored.filter(({ fornecedorId }) => fornecedorId === id);
      expect([...missingDocuments(2, own), ...missingDocuments(3, own)]).toEqual([]);
    }
  });
});
