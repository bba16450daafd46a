import type { Schemas } from '@portal/api';
import { EMPTY_TERMS } from '@portal/domain';
import { eq } from 'drizzle-orm';
import {
  divisionGroups,
  divisions,
  managers,
  payableTitles,
  requisitionInstallments,
  requisitions,
  supplierTerms,
} from '../database/schema.ts';
import { insertSupply, supplyIds } from './supplyFixtures.ts';
import type { TestAnswer, TestGateway } from './testGateway.ts';

/** Path of the calls of requisitions. */
export const REQUISITIONS = '/api/produtos/requisicoes';

/** Path of the decisions in the lists. */
export const BACKOFFICE = '/api/produtos/backoffice/requisicoes';

/** Adds suppliers, a manager with a group of two divisions, and payment terms of two suppliers. */
export async function insertPurchasing({ database }: TestGateway): Promise<void> {
  await insertSupply(database);
  const { queries } = database;
  await queries
    .insert(managers)
    .values({ id: 1, matricula: '1', nome: 'HELENA PRADO', email: 'h@empresa.com.br' });
  await queries.insert(divisionGroups).values({ id: 1, descricao: 'BAZAR', gestorId: 1 });
  await queries.insert(divisions).values([
    { id: 1, descricao: 'MESA', grupoDivisaoId: 1 },
    { id: 2, descricao: 'COZINHA', grupoDivisaoId: 1 },
  ]);
  const { alfa, beta } = supplyIds.suppliers;
  await queries.insert(supplierTerms).values([
    {
      fornecedorId: alfa,
      tipoPrazo: 'Parcelado',
      prazoVencimento1: 30,
      prazoVencimento2: 60,
      prazosCadastro: '30/60',
    },
    { fornecedorId: alfa, divisaoId: 2, tipoPrazo: 'Padrao', prazoVencimento1: 21, prazosCadastro: '21' },
    {
      fornecedorId: beta,
      tipoPrazo: 'Padrao',
      prazoVencimento1: 28,
      prazosCadastro: '28',
      respostaMs: 30_000,
    },
  ]);
}

/** A requisition of two installments. */
export const requisitionInput = {
  gestorId: 1,
  tipoLiberacao: 'Divisao' as const,
  liberacaoEspecial: true,
  fornecedorId: supplyIds.suppliers.alfa,
  grupoDivisaoId: 1,
  divisoes: [{ id: 1 }],
  dataCompraInicial: '2026-12-01',
  valorRequisicao: 1_000.01,
  prazosCadastro: '30/60',
  dataContaCorrente: '2026-11-20',
  saldoContaCorrente: -50.25,
  prazoCompra: {
    ...EMPTY_TERMS,
    tipoPrazo: 'Parcelado',
    vencimento1Original: '2026-12-31',
    vencimento1: '2026-12-31',
    vencimento2: '2027-01-30',
    valorVencimento1: 500,
    valorVencimento2: 500.01,
  },
  tags: [{ id: 2 }],
  observacoes: 'Reposição',
} satisfies Schemas['RequisitionInput'];

/** The part of it that those who decide save. */
export const decidedInput = {
  dataCompraInicial: requisitionInput.dataCompraInicial,
  valorRequisicao: requisitionInput.valorRequisicao,
  saldoContaCorrente: requisitionInput.saldoContaCorrente,
  prazoCompra: requisitionInput.prazoCompra,
} satisfies Schemas['RequisitionValidation'];

/** Reads the requisition of an answer. */
export function requisitionOf(answer: TestAnswer): Schemas['Requisition'] {
  return (answer.body as Schemas['RequisitionAnswer']).requisicao;
}

/** Creates a requisition and returns its id. */
export async function createRequisition(gateway: TestGateway, change: object = {}): Promise<number> {
  const token = await gateway.tokenOf('Comercial');
  const answer = await gateway.call(REQUISITIONS, { token, body: { ...requisitionInput, ...change } });
  if (answer.status !== 201) throw new Error(`A requisition was refused: ${answer.text}`);
  return requisitionOf(answer).id;
}

/** Gives a requisition a status, as if it had been made so. */
export async function setRequisition(
  { database: { queries } }: TestGateway,
  id: number,
  status: Schemas['RequisitionStatus'],
): Promise<void> {
  await queries
    .update(requisitions)
    .set({ status, versao: 1, deletedAt: null })
    .where(eq(requisitions.id, id));
}

/** Bills the first installment of a requisition: it is a payable title from now on. */
export async function billFirstInstallment(
  { database: { queries } }: TestGateway,
  id: number,
): Promise<void> {
  const [first] = await queries
    .select()
    .from(requisitionInstallments)
    .where(eq(requisitionInstallments.requisicaoId, id))
    .orderBy(requisitionInstallments.numeroParcela)
    .limit(1);
  if (first === undefined) throw new Error('The requisition has no installment');
  await queries.insert(payableTitles).values({
    fornecedorId: requisitionInput.fornecedorId,
    requisicaoId: id,
    numeroParcela: first.numeroParcela,
    dataVencimento: first.data,
    valor: first.valor,
  });
}
