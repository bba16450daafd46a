import type { ProductRow } from '../catalogue/products/products.ts';
import { createRandom } from '../random.ts';

/** Regions of sales profiles; the last one sells without branches. */
export const salesRegions = [
  { id: 1, descricao: 'CENTRAL MINEIRA' },
  { id: 2, descricao: 'TRIÂNGULO E ALTO PARANAÍBA' },
  { id: 3, descricao: 'ZONA DA MATA E VERTENTES' },
  { id: 4, descricao: 'SUL DE MINAS' },
  { id: 5, descricao: 'LESTE E NORTE DE MINAS' },
  { id: 6, descricao: 'GOIÁS E DISTRITO FEDERAL' },
  { id: 7, descricao: 'INTERIOR DE SÃO PAULO' },
  { id: 8, descricao: 'LOJA VIRTUAL' },
] as const;

/** Names of the branches by name, each with its region. */
const NAMES = [
  ['ARAGUARI', 2],
  ['ARAXÁ', 2],
  ['BARBACENA', 3],
  ['BELO HORIZONTE BARREIRO', 1],
  ['BELO HORIZONTE CENTRO', 1],
  ['BELO HORIZONTE PAMPULHA', 1],
  ['BELO HORIZONTE VENDA NOVA', 1],
  ['BETIM', 1],
  ['BRASÍLIA ASA NORTE', 6],
  ['BRASÍLIA TAGUATINGA', 6],
  ['CAMPINAS', 7],
  ['CATALÃO', 6],
  ['CONSELHEIRO LAFAIETE', 1],
  ['CONTAGEM', 1],
  ['CURVELO', 1],
  ['DIVINÓPOLIS', 1],
  ['FRANCA', 7],
  ['GOIÂNIA CENTRO', 6],
  ['GOIÂNIA SETOR BUENO', 6],
  ['GOVERNADOR VALADARES', 5],
  ['IPATINGA', 5],
  ['ITABIRA', 1],
  ['ITUIUTABA', 2],
  ['JUIZ DE FORA', 3],
  ['LAVRAS', 4],
  ['MONTES CLAROS', 5],
  ['NOVA LIMA', 1],
  ['PASSOS', 4],
  ['PATOS DE MINAS', 2],
  ['POÇOS DE CALDAS', 4],
  ['POUSO ALEGRE', 4],
  ['RIBEIRÃO PRETO', 7],
  ['SÃO JOÃO DEL REI', 3],
  ['SETE LAGOAS', 1],
  ['TEÓFILO OTONI', 5],
  ['TRÊS CORAÇÕES', 4],
  ['UBERABA', 2],
  ['UBERLÂNDIA CENTRO', 2],
  ['UBERLÂNDIA SHOPPING', 2],
  ['VARGINHA', 4],
] as const;

/** The 40 branches of the company. */
export const branches = NAMES.map(([nome, perfilVendaId], index) => ({ id: index + 1, nome, perfilVendaId }));

/** One product in seven is blocked in up to eight branches. */
export function createBlockedBranches(
  products: readonly Pick<ProductRow, 'id'>[],
): { produtoId: number; filialId: number }[] {
  const random = createRandom('blocked branches');
  return products
    .filter(() => random.chance(0.14))
    .flatMap(({ id }) =>
      random.sample(branches, random.integer(1, 8)).map((branch) => ({ produtoId: id, filialId: branch.id })),
    );
}
