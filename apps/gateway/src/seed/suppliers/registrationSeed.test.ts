import type { Schemas } from '@portal/api';
import {
  accountingSchema,
  basicDataSchema,
  billingSchema,
  brandsAndCategoriesSchema,
  financeSchema,
  missingDocuments,
} from '@portal/domain';
import { asc, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationBody } from '../../areas/registrations/registrationBody.ts';
import { findRegistrationOfFlow } from '../../areas/registrations/registrationQueries.ts';
import { findChanges } from '../../areas/registrations/submissions.ts';
import { prepareDatabase } from '../../database/prepareDatabase.ts';
import { registrationFlows } from '../../database/schema.ts';
import { createTestGateway, openEmptyDatabase, type TestGateway } from '../../testing/testGateway.ts';
import { stepsDone } from './registrationStages.ts';

let gateway: TestGateway;
let registrations: Schemas['Registration'][];

beforeAll(async () => {
  gateway = await createTestGateway({ database: await openEmptyDatabase() });
  const { queries } = gateway.database;
  await prepareDatabase(gateway.database, gateway.config.files, true);
  const flows = await queries
    .select({ id: registrationFlows.id })
    .from(registrationFlows)
    .where(isNotNull(registrationFlows.fornecedorId))
    .orderBy(asc(registrationFlows.fornecedorId));
  registrations = [];
  for (const { id } of flows) {
    const found = await findRegistrationOfFlow(queries, id);
    if (found !== undefined) registrations.push(registrationBody(found, ['Contabil']));
  }
});

afterAll(() => gateway.close());

/** The forms that a registration has filled in, with the result of their rules. */
function formsOf({ statusFluxoCadastro, etapaReprovacao, fornecedor }: Schemas['Registration']) {
  const { contatos, contatosPorTipo } = fornecedor;
  const representative = contatos.filter(({ tipoContato }) => tipoContato === 'Representante');
  const done = stepsDone(statusFluxoCadastro, etapaReprovacao);
  const forms = [
    { step: 1, result: basicDataSchema.safeParse({ ...fornecedor, contatos: representative }) },
    { step: 2, result: brandsAndCategoriesSchema.safeParse(fornecedor) },
    { step: 4, result: accountingSchema.safeParse({ ...fornecedor, contatos: contatosPorTipo.Contabil }) },
    { step: 5, result: financeSchema.safeParse({ ...fornecedor, contatos: contatosPorTipo.Financeiro }) },
    {
      step: 6,
      result: billingSchema.safeParse({ ...fornecedor, contatos: contatosPorTipo.FaturamentoELogistica }),
    },
  ];
  return { done, forms };
}

describe('registrations of the seed', () => {
  it('have filled in the steps before their status by the rules of the forms, and none after', () => {
    const wrong = registrations.flatMap((registration) => {
      const { done, forms } = formsOf(registration);
      return forms
        .filter(({ step, result }) => result.success !== step <= done)
        .map(({ step, result }) => [registration.statusFluxoCadastro, step, result.error?.issues]);
    });
    expect(wrong).toEqual([]);
    expect(registrations).toHaveLength(63);
  });

  it('have the documents of the steps before their status', () => {
    const incomplete = registrations.filter((registration) => {
      const { done } = formsOf(registration);
      const stored = Object.values(registration.fornecedor.documentosPorTipo).flat();
      return ([2, 3] as const).some((step) => step <= done && missingDocuments(step, stored).length > 0);
    });
    expect(incomplete.map(({ statusFluxoCadastro }) => statusFluxoCadastro)).toEqual([]);
  });

  it('have one principal category once they have categories (ST2-023)', () => {
    const principals = registrations.map(
      ({ fornecedor: { categorias } }) => categorias.filter(({ principal }) => principal).length,
    );
    const wanted = registrations.map(({ fornecedor: { categorias } }) => (categorias.length > 0 ? 1 : 0));
    expect(principals).toEqual(wanted);
  });

  it('have a new pendency while they are pendent, and only then', () => {
    const odd = registrations.filter(
      ({ statusFluxoCadastro, fornecedor: { pendencias } }) =>
        statusFluxoCadastro.startsWith('Pendenciado') !==
        pendencias.some(({ statusPendencia }) => statusPendencia === 'Nova'),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('show each decision of the areas and each stage of a refusal', () => {
    const decisions = registrations.flatMap((flow) => [
      flow.statusAprovacaoComercialSegundaAnalise,
      flow.statusAprovacaoContabilidadeSegundaAnalise,
    ]);
    expect(new Set(decisions)).toEqual(new Set([null, 'Aguardar', 'Aprovar', 'Pendenciar', 'Reprovar']));
    const refusals = registrations.filter(({ statusFluxoCadastro }) => statusFluxoCadastro === 'Reprovado');
    expect(new Set(refusals.map(({ etapaReprovacao }) => etapaReprovacao)).size).toBe(3);
    expect(refusals.every(({ motivoReprovacao }) => motivoReprovacao !== null)).toBe(true);
  });

  it('show what changed where a document was corrected', async () => {
    const corrected = registrations.find(({ fornecedor }) =>
      fornecedor.pendencias.some(({ statusPendencia }) => statusPendencia === 'Corrigida'),
    );
    const { queries } = gateway.database;
    const found = await findRegistrationOfFlow(queries, corrected?.id ?? '');
    if (found === undefined) throw new Error('No registration of the seed was corrected');
    const { alteracoes } = await findChanges(queries, found);
    expect(alteracoes).toMatchObject([
      {
        campo: 'documentosPorTipo.ContratoSocial',
        antes: expect.stringContaining('contrato-digitalizado.pdf'),
      },
    ]);
  });
});
