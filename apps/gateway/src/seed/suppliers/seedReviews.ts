import { type DocumentType, isInAnalysis, isPendent } from '@portal/domain';
import { asc, inArray } from 'drizzle-orm';
import { findRegistrationOfFlow } from '../../areas/registrations/registrationQueries.ts';
import { insertSubmission } from '../../areas/registrations/submissions.ts';
import type { Queries } from '../../database/database.ts';
import { documents, registrationFlows, registrationPendencies } from '../../database/schema.ts';

type Flow = typeof registrationFlows.$inferSelect;

/** The pended document, by the stage of the registration. */
const pendentType = (flow: Flow): DocumentType =>
  flow.statusFluxoCadastro === 'PendenciadoNaPrimeiraAnalise' ? 'CatalogoProduto' : 'ContratoSocial';

function stageOf(flow: Flow) {
  if (flow.statusFluxoCadastro === 'PendenciadoNaPrimeiraAnalise') return 'PrimeiraAnalise';
  const decision = flow.statusAprovacaoContabilidadeSegundaAnalise;
  return decision === 'Pendenciar' || decision === 'Aguardar'
    ? 'SegundaAnaliseContabil'
    : 'SegundaAnaliseComercial';
}

/** Whether an area has to decide again because a document was corrected. */
const isCorrected = (flow: Flow) =>
  flow.statusFluxoCadastro === 'AguardandoSegundaAnalise' &&
  (flow.statusAprovacaoContabilidadeSegundaAnalise === 'Aguardar' ||
    flow.statusAprovacaoComercialSegundaAnalise === 'Aguardar');

/** The instant halfway between the first and the last change of a flow. */
function midway({ dataCriacao, dataModificacao }: Flow): Date {
  return new Date((dataCriacao.getTime() + dataModificacao.getTime()) / 2);
}

/** Creates the pendency of a pendent registration. */
async function seedPendency(queries: Queries, flow: Flow, documentoId: number): Promise<void> {
  await queries.insert(registrationPendencies).values({
    fluxoCadastroId: flow.id,
    documentoId,
    etapa: stageOf(flow),
    motivoPendencia: 'DocumentoIlegivel',
    descricao: 'A última página não pode ser lida.',
    criadoEm: flow.dataModificacao,
  });
}

/** Creates the earlier round of a registration whose document was pended and replaced. */
async function seedCorrectedRound(queries: Queries, flow: Flow, documentId: number): Promise<void> {
  const at = midway(flow);
  const found = await findRegistrationOfFlow(queries, flow.id);
  if (found === undefined) throw new Error('A registration of the seed is gone');
  const old = {
    tipoDocumento: 'ContratoSocial',
    nomeOriginal: 'contrato-digitalizado.pdf',
    tamanho: 48_213,
  } as const;
  const [replaced] = await queries
    .insert(documents)
    .values({
      ...old,
      fornecedorId: found.supplier.id,
      dataCriacao: flow.dataCriacao,
      removedAt: flow.dataModificacao,
      replacedById: documentId,
    })
    .returning();
  if (replaced === undefined) throw new Error('An insert returned no row');
  const before = found.documents.map((document) =>
    document.id === documentId ? { ...document, ...old, dataCriacao: flow.dataCriacao } : document,
  );
  await insertSubmission(queries, { ...found, documents: before }, at);
  await queries.insert(registrationPendencies).values({
    fluxoCadastroId: flow.id,
    documentoId: replaced.id,
    etapa: stageOf(flow),
    motivoPendencia: 'DocumentoCorrompido',
    descricao: null,
    statusPendencia: 'Corrigida',
    criadoEm: at,
    corrigidoEm: flow.dataModificacao,
  });
}

/**
 * Creates the reviews of the seeded registrations: pendencies, and submissions of suppliers. Only registrations in
 * review get them, which keeps the seed fast.
 */
export async function seedReviews(queries: Queries): Promise<void> {
  const flows = (
    await queries.select().from(registrationFlows).orderBy(asc(registrationFlows.fornecedorId))
  ).filter(({ statusFluxoCadastro: status }) => isPendent(status) || isInAnalysis(status));
  const stored = await queries
    .select()
    .from(documents)
    .where(inArray(documents.tipoDocumento, ['CatalogoProduto', 'ContratoSocial']));
  for (const flow of flows) {
    const document = stored.find(
      ({ fornecedorId, tipoDocumento }) =>
        fornecedorId === flow.fornecedorId && tipoDocumento === pendentType(flow),
    );
    if (document !== undefined && isCorrected(flow)) await seedCorrectedRound(queries, flow, document.id);
    if (document !== undefined && isPendent(flow.statusFluxoCadastro)) {
      await seedPendency(queries, flow, document.id);
    }
    const found = await findRegistrationOfFlow(queries, flow.id);
    if (found !== undefined) await insertSubmission(queries, found, flow.dataModificacao);
  }
}
