/**
 * `npm run load -- --requests`: what a page of the list of requests takes with its count, with 100 of them and with 10,000, on
 * the embedded database; with `GATEWAY_TEST_DATABASE_URL` on a server.
 */
import type { Role } from '@portal/domain';
import { insertManyRequests } from '../../apps/gateway/src/testing/insertManyRequests.ts';
import { analyze } from '../../apps/gateway/src/testing/plansOf.ts';
import { createTestGateway, type TestGateway } from '../../apps/gateway/src/testing/testGateway.ts';
import { table } from '../bench/markdown.ts';

const SIZES = [100, 10_000] as const;
const ROUNDS = 15;
const LIST = '/api/produtos/solicitacoes-cadastros/home';

/** Queries by what they ask for. */
const questions: Readonly<Record<string, string>> = {
  all: '',
  'page 5': 'Pagina=5',
  'by last day': 'Ordenacao.Coluna=DataExpiracao',
  'by last day, down': 'Ordenacao.Coluna=DataExpiracao&Ordenacao.Ascending=false',
  'by code': 'Ordenacao.Coluna=Codigo',
  sent: 'Envio=Enviado',
  overdue: 'Prazo=Vencida',
  'since a day': 'DataInicio=2026-01-01',
  'waits for commercial': 'Aguardando=Comercial',
  'waits for accounting': 'Aguardando=Contabilidade',
  'waits for the supplier': 'Aguardando=Fornecedor',
  'a word in every row': 'Busca=alvorada',
  'a word in a third': 'Busca=jarra',
  'a word in a fourth': 'Busca=cor 3',
  'two words found together in few': 'Busca=alvorada 57',
  'a word in none': 'Busca=zzzz',
  'two letters in every row': 'Busca=al',
  'two letters in 1,860': 'Busca=57',
  'two letters in none': 'Busca=zz',
  'one letter': 'Busca=a',
  ...Object.fromEntries(
    ['Aguardando=Comercial', 'Aguardando=Contabilidade', 'Aguardando=Fornecedor', 'Prazo=Vencida'].flatMap(
      (filter) =>
        ['alvorada', 'cor 3', 'al', '57', 'zz'].map((text) => [
          `${filter}, '${text}'`,
          `${filter}&Busca=${text}`,
        ]),
    ),
  ),
};

/** What a question takes, and how many rows it finds. */
interface Answered {
  readonly cpuMs: number;
  readonly ms: number;
  readonly found: string;
}

/** The least of some rounds: what disturbs a machine only adds. */
async function ask(gateway: TestGateway, query: string, role: Role): Promise<Answered> {
  const token = await gateway.tokenOf(role);
  let least: Answered = { cpuMs: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY, found: '' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const began = performance.now();
    const answer = await gateway.call(`${LIST}?${new URLSearchParams(query)}`, { token });
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    if (answer.status !== 200) throw new Error(`${query} was answered with ${answer.status}`);
    const { totalRegistros, haMais } = (
      answer.body as { meta: { paginacao: { totalRegistros: number; haMais: boolean } } }
    ).meta.paginacao;
    least = {
      cpuMs: Math.min(least.cpuMs, (user + system) / 1_000),
      ms: Math.min(least.ms, ms),
      found: `${totalRegistros}${haMais ? '+' : ''}`,
    };
  }
  return least;
}

/** Measures each question with each number of requests, and prints the table. */
export async function measureRequests(): Promise<void> {
  const gateways: TestGateway[] = [];
  for (const size of SIZES) {
    const gateway = await createTestGateway();
    await insertManyRequests(gateway.database, size);
    await analyze(gateway.database);
    gateways.push(gateway);
  }
  const rows: string[][] = [];
  for (const [name, query] of Object.entries(questions)) {
    const cells: string[] = [];
    for (const gateway of gateways) {
      const { cpuMs, ms, found } = await ask(gateway, query, 'Diretoria');
      cells.push(cpuMs.toFixed(1), ms.toFixed(1), found);
    }
    rows.push([name, ...cells]);
  }
  const head = SIZES.flatMap((size) => [`${size}: CPU ms`, 'ms', 'found']);
  console.log(table(['question', ...head], rows));
  for (const gateway of gateways) await gateway.close();
}
