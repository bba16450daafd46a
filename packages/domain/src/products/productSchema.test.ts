import { describe, expect, it } from 'vitest';
import { emptyForm } from '../fields/defineFields.ts';
import { type ProductFacts, productFields, productSchema } from './productSchema.ts';

const STORED: ProductFacts = {
  isNew: false,
  power: false,
  dimensaoPorFamilia: false,
  importadoLegado: false,
  currentStatus: 'Aguardando',
};
const NEW = { ...STORED, isNew: true, currentStatus: null };
const LEGACY = { ...STORED, importadoLegado: true };

const product = {
  ...emptyForm(productFields),
  nome: 'PANELA TRAMONTINA SOLAR VERMELHA 4,5LT',
  variacao: ' vermelha  escura ',
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  status: 'Ativo',
};

const photo = (ordem: number, change: object = {}) => ({ id: ordem + 1, arquivo: 'a', ordem, ...change });

function messages(change: object, facts = STORED): string[] {
  const issues = productSchema(facts).safeParse({ ...product, ...change }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('productSchema', () => {
  it('gives what is sent: the name left to the generator, texts collapsed and capitalised (PRD-046, D18)', () => {
    expect(productSchema(STORED).parse({ ...product, descricao: '<p>Ótima</p>', tagsIds: [18, 18] })).toEqual(
      {
        ...product,
        nome: null,
        variacao: 'VERMELHA ESCURA',
        voltagem: null,
        descricao: '<p>Ótima</p>',
        linkVideo: null,
        tagsIds: [18],
      },
    );
  });

  it.each(['<p></p>', '<p>&nbsp;</p>', '<p>&#8203;</p>'])(
    'sends no description for %s (D24)',
    (descricao) => {
      expect(productSchema(STORED).parse({ ...product, descricao }).descricao).toBeNull();
    },
  );

  it('reports everything that an empty new product misses at once (FRM-39)', () => {
    expect(messages(emptyForm(productFields), { ...NEW, power: true }).toSorted()).toEqual([
      'altura: Altura deve ser maior que 0',
      'comprimento: Comprimento deve ser maior que 0',
      'fotosProdutos: Faça upload de ao menos uma imagem, a primeira será a miniatura do produto.',
      'largura: Largura deve ser maior que 0',
      'peso: Peso deve ser maior que 0',
      'status: Selecione um status',
      'variacao: Campo obrigatório',
      'voltagem: Campo obrigatório',
    ]);
  });

  it.each<[ProductFacts, object, string[]]>([
    [STORED, { variacao: '  ' }, ['variacao: Campo obrigatório']],
    [STORED, { variacao: null }, ['variacao: Campo obrigatório']],
    [STORED, { variacao: 'x'.repeat(101) }, ['variacao: Digite no máximo 100 caracteres']],
    [LEGACY, { variacao: '' }, []],
    [LEGACY, { nome: '' }, ['nome: Insira nome do produto']],
    [LEGACY, { nome: 'x'.repeat(100) }, []],
    [
      LEGACY,
      { nome: 'x'.repeat(101) },
      ['nome: Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação'],
    ],
    [STORED, { nome: 'x'.repeat(101) }, []],
    [STORED, { voltagem: '' }, []],
    [{ ...STORED, power: true }, { voltagem: ' ' }, ['voltagem: Campo obrigatório']],
    [{ ...STORED, power: true }, { voltagem: 'BIVOLT 220' }, []],
    [STORED, { voltagem: 'x'.repeat(11) }, ['voltagem: Digite no máximo 10 caracteres']],
    [STORED, { altura: 0.01 }, []],
    [STORED, { altura: 0 }, ['altura: Altura deve ser maior que 0']],
    [STORED, { largura: null }, ['largura: Largura deve ser maior que 0']],
    [STORED, { comprimento: 1.005 }, ['comprimento: Digite no máximo 2 casas decimais']],
    [STORED, { peso: 1e8 }, ['peso: Digite um valor menor']],
    [{ ...STORED, dimensaoPorFamilia: true }, { altura: 0, largura: null }, []],
    [STORED, { status: '' }, ['status: Selecione um status']],
    [STORED, { status: null }, ['status: Selecione um status']],
    [STORED, { status: 'Aguardando' }, []],
    [NEW, { status: 'Aguardando', fotosProdutos: [photo(0)] }, ['status: Selecione um status']],
    [{ ...STORED, currentStatus: 'Ativo' }, { status: 'Aguardando' }, ['status: Selecione um status']],
    [NEW, { fotosProdutos: [photo(0)] }, []],
    [STORED, { fotosProdutos: [] }, []],
    [
      STORED,
      { fotosProdutos: Array.from({ length: 8 }, (_, ordem) => photo(ordem)) },
      ['fotosProdutos: Selecione no máximo 7 imagens'],
    ],
    [
      STORED,
      { linkVideo: 'javascript:alert(1)' },
      ['linkVideo: Digite um link válido, iniciado por http:// ou https://'],
    ],
    [STORED, { descricao: 'x'.repeat(20_001) }, ['descricao: Digite no máximo 20.000 caracteres']],
  ])('with %j answers %j with %j (PRD-038 to PRD-057, GAP-61, GAP-62)', (facts, change, expected) => {
    expect(messages(change, facts)).toEqual(expected);
  });

  it('keeps the name of a legacy product only, in upper case (PRD-049)', () => {
    expect(productSchema(LEGACY).parse({ ...product, nome: ' panela ' }).nome).toBe('PANELA');
    expect(productSchema(STORED).parse({ ...product, nome: 7 }).nome).toBeNull();
  });

  it('sends no dimensions when the family holds them (PRD-045)', () => {
    const sent = productSchema({ ...STORED, dimensaoPorFamilia: true }).parse(product);
    expect(sent).toMatchObject({ altura: null, largura: null, comprimento: null, peso: null });
  });

  it('numbers the photos from 0 in their order (PRD-052, GAP-49, UPL-22)', () => {
    const fotosProdutos = [photo(9), photo(2), photo(5, { id: null, arquivo: null })];
    const { fotosProdutos: sent } = productSchema(STORED).parse({ ...product, fotosProdutos });
    expect(sent.map(({ id, ordem }) => [id, ordem])).toEqual([
      [3, 0],
      [null, 1],
      [10, 2],
    ]);
  });

  it('keeps a picked photo and refuses one of another type at its place (PRD-054)', () => {
    const picked = (name: string) => photo(0, { id: null, arquivo: null, file: new File(['x'], name) });
    const [kept] = productSchema(STORED).parse({
      ...product,
      fotosProdutos: [picked('a.png')],
    }).fotosProdutos;
    expect(kept?.file?.name).toBe('a.png');
    expect(messages({ fotosProdutos: [picked('a.png'), picked('a.gif')] })).toEqual([
      'fotosProdutos.1.file: Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG',
    ]);
  });
});
