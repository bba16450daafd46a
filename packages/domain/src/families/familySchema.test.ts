import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm } from '../fields/defineFields.ts';
import { familyFields, familySections } from './familyFields.ts';
import { familySchema } from './familySchema.ts';
import { familyFacts } from './familyVolumes.ts';

const emptyFamilyForm = emptyForm(familyFields);
const PLAIN = { kit: false, volts: false };
const KIT = { kit: true, volts: false };
const VOLTS = { kit: false, volts: true };

const family = { ...emptyFamilyForm, categoriaId: 9, marcaId: 412, tipoVolumetriaId: 3, volumetria: 4.5 };

function messages(change: object, facts = PLAIN): string[] {
  const issues = familySchema(facts).safeParse({ ...family, ...change }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function saved(change: object, facts = PLAIN) {
  return familySchema(facts).parse({ ...family, ...change });
}

describe('familySchema', () => {
  it('takes a family with category, brand, type and volume, everything else being empty (GAP-32, G-59)', () => {
    const sent = { ...family, colecao: null, volumetrias: [4.5], descricaoLivre: null, concorrentes: [] };
    const empty = { etiquetaPrecoParte1: null, etiquetaPrecoParte2: null };
    expect(saved({})).toEqual({ ...sent, ...empty });
  });

  it('takes the fields that a body leaves out as empty', () => {
    const { categoriaId, marcaId, tipoVolumetriaId, volumetria } = family;
    const body = { categoriaId, marcaId, tipoVolumetriaId, volumetria };
    expect(familySchema(PLAIN).parse(body)).toEqual(saved({}));
  });

  it('reports everything that an empty form misses at once (FRM-39)', () => {
    const change = { ...emptyFamilyForm, cst: 'Icms', dimensaoPorFamilia: true, etiquetaPrecoParte2: 'X' };
    expect(messages({ ...change, concorrentes: [{ nome: '', preco: 1 }] }, KIT)).toEqual([
      'categoriaId: Seleciona uma categoria',
      'marcaId: Seleciona uma marca',
      'tipoVolumetriaId: Selecione uma opção',
      'volumetria: Campo obrigatório',
      'descricaoLivre: Campo obrigatório',
      'altura: Altura deve ser maior que 0',
      'largura: Largura deve ser maior que 0',
      'comprimento: Comprimento deve ser maior que 0',
      'peso: Peso deve ser maior que 0',
      'cestId: Campo obrigatório',
      'concorrentes.0.nome: Campo obrigatório',
      'etiquetaPrecoParte1: Campo obrigatório',
    ]);
  });

  it.each([
    [{ categoriaId: 0 }, ['categoriaId: Seleciona uma categoria']],
    [{ marcaId: 1.5 }, ['marcaId: Seleciona uma marca']],
    [{ colecao: 'a'.repeat(61) }, ['colecao: Digite no máximo 60 caracteres']],
    [{ colecao: 'a\u0000' }, ['colecao: Digite um texto válido']],
    [{ aliquotaIpi: 100 }, []],
    [{ aliquotaIpi: 100.0001 }, ['aliquotaIpi: Insira uma porcentagem de 0% a 100%']],
    [{ aliquotaIcmsEntrada: -0.0001 }, ['aliquotaIcmsEntrada: Insira uma porcentagem de 0% a 100%']],
    [{ aliquotaIcmsSaida: 7.1234 }, []],
    [{ aliquotaIcmsSaida: 7.12345 }, ['aliquotaIcmsSaida: Digite no máximo 4 casas decimais']],
    [{ aliquotaIpi: Number.NaN }, ['aliquotaIpi: Digite um número válido']],
    [{ mva: 999 }, []],
    [{ mva: 0 }, []],
    [{ mva: 999.5 }, ['mva: Insira um valor de 0 a 999']],
    [{ mva: -1 }, ['mva: Insira um valor de 0 a 999']],
    [{ valorNf: -0.01 }, ['valorNf: Digite um valor maior ou igual a 0']],
    [{ valorPauta: 0.001 }, ['valorPauta: Digite no máximo 2 casas decimais']],
    [{ precoSugerido: 1e12 }, ['precoSugerido: Digite um valor menor']],
    [{ dimensaoPorFamilia: true, altura: 0.01, largura: 1, comprimento: 1, peso: 1 }, []],
    [
      { dimensaoPorFamilia: true, altura: 0, largura: 1.001, comprimento: 1e8, peso: -1 },
      [
        'altura: Altura deve ser maior que 0',
        'largura: Digite no máximo 2 casas decimais',
        'comprimento: Digite um valor menor',
        'peso: Peso deve ser maior que 0',
      ],
    ],
    [{ dimensaoPorFamilia: false, altura: 0 }, []],
    [{ cst: 'Icms', cestId: 5 }, []],
    [{ cst: 'Isento', cestId: null }, []],
    [{ introducao: ['NaoSeAplica'] }, []],
    [{ introducao: ['Encarte', 'Sazonal'] }, []],
    [
      { introducao: ['NaoSeAplica', 'Encarte'] },
      ['introducao: Não se aplica não pode ser combinado com outra opção'],
    ],
    [{ etiquetaPrecoParte1: 'A'.repeat(60) }, []],
    [{ etiquetaPrecoParte1: 'A'.repeat(30), etiquetaPrecoParte2: 'B'.repeat(30) }, []],
    [
      { etiquetaPrecoParte1: 'A'.repeat(30), etiquetaPrecoParte2: 'B'.repeat(31) },
      ['etiquetaPrecoParte2: As duas partes têm no máximo 60 caracteres'],
    ],
    [{ tagsIds: Array.from({ length: 51 }, (_, id) => id + 1) }, ['tagsIds: Selecione no máximo 50 opções']],
  ])('answers %j with %j (GAP-32, FMC-056, FMC-065 to FMC-070, FMC-098 to FMC-102)', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  describe('volumes (FMC-028 to FMC-031, G-22)', () => {
    it.each([
      [PLAIN, { volumetria: null }, ['volumetria: Campo obrigatório']],
      [PLAIN, { volumetria: 0 }, ['volumetria: Volume deve ser maior que 0']],
      [PLAIN, { volumetria: 0.00001 }, ['volumetria: Digite no máximo 4 casas decimais']],
      [PLAIN, { volumetria: 1e9 }, ['volumetria: Digite um valor menor']],
      [PLAIN, { volumetria: null, volumetrias: [2] }, []],
      [PLAIN, { volumetrias: [2, 3] }, ['volumetrias: Somente kits têm mais de um volume']],
      [VOLTS, { volumetria: null }, []],
      [VOLTS, { volumetria: 0, volumetrias: [1, 2] }, []],
      [KIT, { descricaoLivre: 'A', volumetrias: [2, 3] }, []],
      [
        KIT,
        { descricaoLivre: 'A', volumetrias: [2, null, 0] },
        ['volumetrias.1: Campo obrigatório', 'volumetrias.2: Volume deve ser maior que 0'],
      ],
      [
        KIT,
        { descricaoLivre: 'A', volumetrias: Array(11).fill(1) },
        ['volumetrias: Informe no máximo 10 volumes'],
      ],
    ])('with %j answers %j with %j', (facts, change, expected) => {
      expect(messages(change, facts)).toEqual(expected);
    });

    it.each([
      [PLAIN, { volumetria: 2 }, { volumetria: 2, volumetrias: [2] }],
      [PLAIN, { volumetria: 9, volumetrias: [2] }, { volumetria: 2, volumetrias: [2] }],
      [KIT, { descricaoLivre: 'A', volumetrias: [2, 3] }, { volumetria: 2, volumetrias: [2, 3] }],
      [VOLTS, { volumetria: 2 }, { volumetria: null, volumetrias: [] }],
    ])('with %j keeps of %j the volumes %j', (facts, change, expected) => {
      expect(saved(change, facts)).toMatchObject(expected);
    });
  });

  describe('free description (FMC-033, FMC-034)', () => {
    it.each([
      ['', ['descricaoLivre: Campo obrigatório']],
      ['   ', ['descricaoLivre: Campo obrigatório']],
      [' sh+co12 ', []],
      ['SH+CO123', ['descricaoLivre: Máximo 7 caracteres']],
    ])('of a kit: %j gives %j', (descricaoLivre, expected) => {
      expect(messages({ descricaoLivre }, KIT)).toEqual(expected);
    });

    it('is kept in upper case for a kit and dropped for anything else', () => {
      expect(saved({ descricaoLivre: ' sh+co ' }, KIT).descricaoLivre).toBe('SH+CO');
      expect(saved({ descricaoLivre: 'sh+co' }, PLAIN).descricaoLivre).toBeNull();
    });
  });

  describe('competitors (FMC-083 to FMC-086)', () => {
    it.each([
      [[], []],
      [[{ nome: '', preco: null }], []],
      [[{ nome: 'A', preco: null }], []],
      [[{ nome: '', preco: 0 }], []],
      [[{ nome: ' ', preco: 1 }], ['concorrentes.0.nome: Campo obrigatório']],
      [
        [
          { nome: '', preco: null },
          { nome: 'B', preco: 1 },
        ],
        ['concorrentes.0.nome: Campo obrigatório'],
      ],
      [
        [
          { nome: 'A', preco: 1 },
          { nome: '', preco: 1 },
        ],
        [],
      ],
      [Array(4).fill({ nome: 'A', preco: 1 }), ['concorrentes: Informe no máximo 3 concorrentes']],
      [[{ nome: 'A'.repeat(61), preco: 1 }], ['concorrentes.0.nome: Digite no máximo 60 caracteres']],
    ])('%j gives %j', (concorrentes, expected) => {
      expect(messages({ concorrentes })).toEqual(expected);
    });

    it('are sent in upper case, only those with name and a price above 0', () => {
      const concorrentes = [
        { nome: ' casa  bela ', preco: 189.9 },
        { nome: 'x', preco: 0 },
        { nome: '', preco: 3 },
      ];
      expect(saved({ concorrentes }).concorrentes).toEqual([{ nome: 'CASA BELA', preco: 189.9 }]);
    });
  });

  it('collapses and capitalises texts and keeps each choice once (FMC-023, D18)', () => {
    const change = { colecao: ' solar \t 2 ', tagsIds: [3, 3, 1], introducao: ['Encarte', 'Encarte'] };
    expect(saved(change)).toMatchObject({ colecao: 'SOLAR 2', tagsIds: [3, 1], introducao: ['Encarte'] });
  });

  it('applies the rules of the taxation and of the dimensions to what is sent (C-4, FRM-34)', () => {
    const change = { cst: 'Isento', mva: 45.5, fundoPobreza: 'Sim', calculoPautaDiferente: true, altura: 3 };
    const expected = { mva: 0, fundoPobreza: 'Nao', calculoPautaDiferente: false, altura: null };
    expect(saved(change)).toMatchObject(expected);
  });

  it('answers whatever a body holds without failing (FRM-07)', () => {
    const body = fc.record(
      Object.fromEntries(Object.keys(emptyFamilyForm).map((name) => [name, fc.anything()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, fc.boolean(), fc.boolean(), (values, kit, volts) => {
        expect(familySchema({ kit, volts }).safeParse(values).success).toBeTypeOf('boolean');
      }),
    );
  });

  it('takes what it gives and gives the same again', () => {
    const rows = fc.array(fc.record({ nome: fc.string({ maxLength: 20 }), preco: fc.option(fc.nat(99)) }), {
      maxLength: 3,
    });
    const text = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(rows, text, text, fc.boolean(), (concorrentes, colecao, etiquetaPrecoParte1, kit) => {
        const schema = familySchema({ kit, volts: false });
        const first = schema.safeParse({
          ...family,
          concorrentes,
          colecao,
          etiquetaPrecoParte1,
          descricaoLivre: 'A',
        });
        if (first.success) expect(schema.parse(first.data)).toEqual(first.data);
      }),
    );
  });
});

it.each([
  [null, null, PLAIN],
  [{ sigla: 'KIT', kit: true }, { descricao: 'LITRO' }, KIT],
  [{ sigla: 'SH', kit: false }, { descricao: 'Volts' }, VOLTS],
])('familyFacts of %j and %j are %j', (category, type, facts) => {
  expect(familyFacts(category, type)).toEqual(facts);
});

it('puts every field of the form but the computed two into one section', () => {
  const fields = [
    ...Object.values(familySections).flatMap((fields) => Object.keys(fields)),
    'margem',
    'valorBrutoCalculado',
  ];
  expect(fields.sort()).toEqual(Object.keys(emptyFamilyForm).sort());
});
