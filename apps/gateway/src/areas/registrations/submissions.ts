import type { Schemas } from '@portal/api';
import { areStepsFinished, isPendent, isWaitingForSupplier } from '@portal/domain';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationSubmissions } from '../../database/schema.ts';
import { registrationBody } from './registrationBody.ts';
import { registrationFields } from './registrationFields.ts';
import type { FoundRegistration } from './registrationQueries.ts';

/** The registration as its supplier sees it. */
const supplierOf = (found: FoundRegistration) => registrationBody(found, ['Fornecedor']).fornecedor;

/** Stores what a supplier sends for analysis, field by field as people read it. */
export async function insertSubmission(queries: Queries, found: FoundRegistration, at: Date): Promise<void> {
  const etapa = areStepsFinished(found.flow) ? 'SegundaAnalise' : 'PrimeiraAnalise';
  const fields = registrationFields(supplierOf(found), etapa);
  await queries.insert(registrationSubmissions).values({
    fluxoCadastroId: found.flow.id,
    etapa,
    enviadoEm: at,
    dados: Object.fromEntries(fields.map(({ campo, texto }) => [campo, texto])),
  });
}

/**
 * The differences between the previous submission and the present data. While the supplier is editing, the last
 * submission is the previous one; after it was sent, the one before. Only the steps that were sent then are
 * compared.
 */
export async function findChanges(
  queries: Queries,
  found: FoundRegistration,
): Promise<Schemas['RegistrationChanges']> {
  const { id, statusFluxoCadastro: status } = found.flow;
  const fornecedorId = found.supplier.id;
  const submissions = await queries
    .select()
    .from(registrationSubmissions)
    .where(eq(registrationSubmissions.fluxoCadastroId, id))
    .orderBy(desc(registrationSubmissions.id))
    .limit(2);
  const previous = submissions[isWaitingForSupplier(status) || isPendent(status) ? 0 : 1];
  if (previous === undefined) return { fornecedorId, dataEnvioAnterior: null, alteracoes: [] };
  const alteracoes = registrationFields(supplierOf(found), previous.etapa).flatMap(
    ({ campo, rotulo, texto }) => {
      const before = previous.dados[campo];
      const antes = typeof before === 'string' ? before : null;
      return antes === texto ? [] : [{ campo, rotulo, antes, depois: texto }];
    },
  );
  return { fornecedorId, dataEnvioAnterior: previous.enviadoEm.toISOString(), alteracoes };
}
