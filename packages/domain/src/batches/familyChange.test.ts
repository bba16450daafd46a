import { describe, expect, it } from 'vitest';
import {
  changeRefusal,
  FAMILY_CHANGE_REFUSALS,
  type FamilyToMoveTo,
  moveProduct,
  type ProductToMove,
} from './familyChange.ts';
import { type LinksToChange, supplierChangeRefusal } from './supplierChange.ts';

const litre = { descricao: 'LITRO', sigla: 'L' };
const power = { descricao: 'POTENCIA', sigla: 'W' };
const product: ProductToMove = {
  nome: 'PANELA TRAMONTINA SOLAR AZUL 4,5L',
  variacao: 'AZUL',
  voltagem: null,
  importadoLegado: false,
  statusAprovacao: 'Aprovado',
};
const family: FamilyToMoveTo = {
  familiaNome: 'PANELA BRINOX 3L',
  marca: 'BRINOX',
  sigla: 'PANELA',
  kit: false,
  colecao: null,
  volumes: [{ volumetria: 3, tipo: litre }],
  status: 'Aprovado',
  semAnalise: false,
  tipo: litre,
};
const RENAMED = 'PANELA BRINOX AZUL 3L';
const TOO_LONG = 'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação';

describe('a product in another family', () => {
  it.each<[string, Partial<ProductToMove>, Partial<FamilyToMoveTo>, string, string | null]>([
    ['is named after it', {}, {}, RENAMED, null],
    [
      'keeps the typed name of the legacy system',
      { importadoLegado: true, nome: 'ANTIGO' },
      {},
      'ANTIGO',
      null,
    ],
    ['stays when it was refused', {}, { status: 'Recusado' }, RENAMED, 'A família de destino foi recusada'],
    [
      'stays while it is in review',
      {},
      { status: 'Aguardando' },
      RENAMED,
      'A família de destino ainda não foi aprovada na sua solicitação',
    ],
    [
      'stays while what its supplier says is not reviewed',
      {},
      { status: 'Cadastrando', semAnalise: true },
      RENAMED,
      'A família de destino ainda não foi aprovada na sua solicitação',
    ],
    ['goes to one that staff made in the catalogue', {}, { status: 'Cadastrando' }, RENAMED, null],
    [
      'stays while the product is in review',
      { statusAprovacao: 'AguardandoValidacao' },
      {},
      RENAMED,
      'O produto está em análise na sua solicitação',
    ],
    [
      'stays without the voltage that it asks for',
      {},
      { tipo: power },
      RENAMED,
      'A família de destino pede a voltagem, que o produto não tem',
    ],
    ['comes with its voltage', { voltagem: '220V' }, { tipo: power }, 'PANELA BRINOX AZUL 3L 220V', null],
    [
      'stays when its name would be too long',
      { variacao: 'A'.repeat(90) },
      {},
      `PANELA BRINOX ${'A'.repeat(90)} 3L`,
      TOO_LONG,
    ],
  ])('%s', (_, change, into, nome, reason) => {
    expect(moveProduct({ ...product, ...change }, { ...family, ...into })).toEqual({ nome, reason });
  });
});

it.each([
  [null, 2, 1, 'Selecione uma família de origem'],
  [1, null, 1, 'Selecione uma família de destino'],
  [1, 2, 0, 'Selecione pelo menos um produto'],
  [1, 1, 1, 'As famílias origem e destino não podem ser iguais'],
  [1, 2, 1, null],
])('from %j to %j with %i products', (origin, destination, length, reason) => {
  expect(changeRefusal(FAMILY_CHANGE_REFUSALS, origin, destination, { length })).toBe(reason);
});

describe('a product with another supplier (GAP-44, D8)', () => {
  const links = { origem: { padrao: true }, temDestino: false, temPadrao: true, dunRepetido: null };
  it.each<[Partial<LinksToChange>, string | null, string?]>([
    [{}, null],
    [{}, null, 'Validado'],
    [{}, 'O produto está em análise na sua solicitação', 'AguardandoValidacao'],
    [{ origem: { padrao: false } }, null],
    [{ origem: null }, 'O produto não é mais do fornecedor de origem'],
    [{ temDestino: true }, 'O fornecedor de destino já fornece o produto'],
    [{ temPadrao: false }, 'O produto não tem fornecedor principal'],
    [
      { dunRepetido: { dun: '17891000315504', codigo: 305021 } },
      'O DUN 17891000315504 já é do produto 305021 do fornecedor de destino',
    ],
  ])('%j: %j', (change, reason, statusAprovacao = 'Aprovado') => {
    expect(supplierChangeRefusal({ statusAprovacao }, { ...links, ...change })).toBe(reason);
  });
});
