import { describe, expect, it } from 'vitest';
import { emptyForm } from '../fields/defineFields.ts';
import { requestedProductFields, requestedProductSchema } from './requestedProductSchema.ts';

const OWN = { dimensaoPorFamilia: false };
const BY_FAMILY = { dimensaoPorFamilia: true };
const photo = (ordem: number, change: object = {}) => ({ id: ordem + 1, arquivo: 'a', ordem, ...change });

const product = {
  ...emptyForm(requestedProductFields),
  variacao: ' vermelha  escura ',
  sku: 'Pn-450/v',
  gtinEan: '7891000315507',
  dun: '17891000315504',
  quantidadeProdutosNaCaixa: 6,
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  fotosProdutos: [photo(0)],
};

function messages(change: object, facts = OWN): string[] {
  const issues = requestedProductSchema(facts).safeParse({ ...product, ...change }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('requestedProductSchema', () => {
  it('gives what is sent: the variation collapsed and in capitals, the SKU as it is typed (PRC-018, D18)', () => {
    expect(requestedProductSchema(OWN).parse({ ...product, tagsIds: [18, 18] })).toEqual({
      ...product,
      variacao: 'VERMELHA ESCURA',
      descricao: null,
      linkVideo: null,
      tagsIds: [18],
      fotosProdutos: [{ id: 1, arquivo: 'a', file: null, ordem: 0 }],
    });
  });

  it('reports everything that an empty product misses at once (PRC-001, PRC-017 to PRC-025, PRC-042)', () => {
    expect(messages(emptyForm(requestedProductFields)).toSorted()).toEqual([
      'altura: Altura deve ser maior que 0',
      'comprimento: Comprimento deve ser maior que 0',
      'dun: Campo obrigatório',
      'fotosProdutos: Faça upload de ao menos uma imagem',
      'gtinEan: Campo obrigatório',
      'largura: Largura deve ser maior que 0',
      'peso: Peso deve ser maior que 0',
      'quantidadeProdutosNaCaixa: Deve conter ao menos 1 produto',
      'sku: Campo obrigatório',
      'variacao: Campo obrigatório',
    ]);
  });

  const wrongDigit = 'Dígito verificador inválido. Confira o código.';

  it.each<[object, string[]]>([
    [{ variacao: ' ' }, ['variacao: Campo obrigatório']],
    [{ variacao: 'x'.repeat(101) }, ['variacao: Digite no máximo 100 caracteres']],
    [{ sku: 'x'.repeat(20) }, []],
    [{ sku: 'x'.repeat(21) }, ['sku: Digite no máximo 20 caracteres']],
    [{ gtinEan: ' 7891000315507 ' }, []],
    [{ gtinEan: null }, ['gtinEan: Campo obrigatório']],
    [{ gtinEan: '73513537' }, ['gtinEan: EAN deve conter 13 dígitos']],
    [{ gtinEan: '17891000315504' }, ['gtinEan: EAN deve conter 13 dígitos']],
    [{ gtinEan: '789100031550A' }, ['gtinEan: EAN deve conter 13 dígitos']],
    [{ gtinEan: '7891000315508' }, [`gtinEan: ${wrongDigit}`]],
    [{ gtinEan: '0000000000000' }, [`gtinEan: ${wrongDigit}`]],
    [{ dun: '7891000315507' }, ['dun: DUN deve conter 14 dígitos']],
    [{ dun: '17891000315505' }, [`dun: ${wrongDigit}`]],
    [{ dun: '27891000315501' }, []],
    [{ quantidadeProdutosNaCaixa: 99_999 }, []],
    [{ quantidadeProdutosNaCaixa: 100_000 }, ['quantidadeProdutosNaCaixa: Informe um número até 99.999']],
    [{ quantidadeProdutosNaCaixa: 0 }, ['quantidadeProdutosNaCaixa: Deve conter ao menos 1 produto']],
    [{ qtdCxLastro: null, qtdCxPallet: 999 }, []],
    [{ qtdCxLastro: 0 }, ['qtdCxLastro: Valor deve ser um número maior que 0']],
    [{ qtdCxPallet: -1 }, ['qtdCxPallet: Valor deve ser um número maior que 0']],
    [{ qtdCxPallet: 1_000 }, ['qtdCxPallet: Informe um número até 999']],
    [{ qtdCxLastro: 1.5 }, ['qtdCxLastro: Digite um número inteiro']],
    [{ peso: 0 }, ['peso: Peso deve ser maior que 0']],
    [{ altura: 1.005 }, ['altura: Digite no máximo 2 casas decimais']],
    [{ fotosProdutos: [] }, ['fotosProdutos: Faça upload de ao menos uma imagem']],
    [{ fotosProdutos: Array.from({ length: 7 }, (_, ordem) => photo(ordem)) }, []],
    [
      { fotosProdutos: Array.from({ length: 8 }, (_, ordem) => photo(ordem)) },
      ['fotosProdutos: Selecione no máximo 7 imagens'],
    ],
  ])('answers %j with %j (PRC-017 to PRC-028, PRC-042, X-01, X-05, D8)', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it('neither needs nor sends dimensions that the family holds (PRC-034, PRC-035)', () => {
    expect(messages({ altura: null, largura: 0 }, BY_FAMILY)).toEqual([]);
    expect(requestedProductSchema(BY_FAMILY).parse(product)).toMatchObject({
      altura: null,
      largura: null,
      comprimento: null,
      peso: null,
    });
  });

  it('refuses a picked file that is no photo or too large (PRC-042, UPL-02)', () => {
    const picked = (name: string, bytes: number) => ({
      fotosProdutos: [photo(0, { id: null, arquivo: null, file: new File([new Uint8Array(bytes)], name) })],
    });
    expect(messages(picked('a.jpeg', 10))).toEqual([]);
    expect(messages(picked('a.gif', 10))).toEqual([
      'fotosProdutos.0.file: Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG',
    ]);
    expect(messages(picked('a.png', 10_485_761))).toEqual([
      'fotosProdutos.0.file: Selecione apenas arquivos de no máximo 10 MB.',
    ]);
  });
});
