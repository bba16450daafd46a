import type { ProductRow } from '../catalogue/products/products.ts';
import { createRandom } from '../random.ts';

const NAMES = [
  'ARAGUARI',
  'ARAXÁ',
  'BARBACENA',
  'BELO HORIZONTE BARREIRO',
  'BELO HORIZONTE CENTRO',
  'BELO HORIZONTE PAMPULHA',
  'BELO HORIZONTE VENDA NOVA',
  'BETIM',
  'BRASÍLIA ASA NORTE',
  'BRASÍLIA TAGUATINGA',
  'CAMPINAS',
  'CATALÃO',
  'CONSELHEIRO LAFAIETE',
  'CONTAGEM',
  'CURVELO',
  'DIVINÓPOLIS',
  'FRANCA',
  'GOIÂNIA CENTRO',
  'GOIÂNIA SETOR BUENO',
  'GOVERNADOR VALADARES',
  'IPATINGA',
  'ITABIRA',
  'ITUIUTABA',
  'JUIZ DE FORA',
  'LAVRAS',
  'MONTES CLAROS',
  'NOVA LIMA',
  'PASSOS',
  'PATOS DE MINAS',
  'POÇOS DE CALDAS',
  'POUSO ALEGRE',
  'RIBEIRÃO PRETO',
  'SÃO JOÃO DEL REI',
  'SETE LAGOAS',
  'TEÓFILO OTONI',
  'TRÊS CORAÇÕES',
  'UBERABA',
  'UBERLÂNDIA CENTRO',
  'UBERLÂNDIA SHOPPING',
  'VARGINHA',
] as const;

/** The 40 branches of the company. */
export const branches = NAMES.map((nome, index) => ({ id: index + 1, nome }));

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
