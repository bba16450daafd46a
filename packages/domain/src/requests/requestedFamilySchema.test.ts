import { describe, expect, it } from 'vitest';
import { familyFields } from '../families/familyFields.ts';
import { familySchema } from '../families/familySchema.ts';
import { emptyForm } from '../fields/defineFields.ts';
import { requestedFamilyFields } from './requestedFamilyFields.ts';
import { requestedFamilySchema } from './requestedFamilySchema.ts';

const PLAIN = { kit: false, volts: false };
const KIT = { kit: true, volts: false };
const VOLTS = { kit: false, volts: true };

const family = {
  ...emptyForm(familyFields),
  categoriaId: 9,
  marcaId: 412,
  tipoVolumetriaId: 3,
  volumetria: 4.5,
  etiquetaPrecoParte1: 'Panela',
  divisoesId: 4,
  ncmId: 7,
  cestId: 3,
  cst: 'Icms',
  cstPisConfins: '01',
  icmsOrigemMercadoria: '0',
  fundoPobreza: 'Nao',
  pisConfins: 'Tributado',
  spedItem: '00',
  spedProduto: 'Revenda',
  introducao: ['Encarte'],
  classificacoesDeRiscoId: 2,
};

function messages(change: object, facts = PLAIN): string[] {
  const issues = requestedFamilySchema(facts).safeParse({ ...family, ...change }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('requestedFamilySchema', () => {
  it('takes a family with what a request asks for, and sends it as the catalogue does', () => {
    expect(requestedFamilySchema(PLAIN).parse(family)).toEqual(familySchema(PLAIN).parse(family));
  });

  it('names everything that an empty form misses at once (FRM-39, FMC-019 to FMC-092)', () => {
    expect(messages({ ...emptyForm(familyFields), dimensaoPorFamilia: true })).toEqual([
      'categoriaId: Seleciona uma categoria',
      'marcaId: Seleciona uma marca',
      'tipoVolumetriaId: Selecione uma opção',
      'icmsOrigemMercadoria: Seleciona uma opção',
      'cst: Seleciona uma opção',
      'fundoPobreza: Seleciona uma opção',
      'pisConfins: Seleciona uma opção',
      'ncmId: Campo obrigatório',
      'cstPisConfins: Seleciona uma opção',
      'spedItem: Seleciona uma opção',
      'spedProduto: Seleciona uma opção',
      'etiquetaPrecoParte1: Campo obrigatório',
      'divisoesId: Seleciona Divisão',
      'introducao: Seleciona uma categoria',
      'classificacoesDeRiscoId: Selecione classificação de risco',
      'volumetria: Campo obrigatório',
      'altura: Altura deve ser maior que 0',
      'largura: Largura deve ser maior que 0',
      'comprimento: Comprimento deve ser maior que 0',
      'peso: Peso deve ser maior que 0',
    ]);
  });

  it.each([
    ['no CEST outside CST Icms (FMC-056)', { cst: 'Isento', cestId: null }, []],
    ['a CEST under CST Icms (FMC-056)', { cestId: null }, ['cestId: Campo obrigatório']],
    [
      'the name of the first competitor once a price is given (FMC-084)',
      { concorrentes: [{ nome: '', preco: 9.9 }] },
      ['concorrentes.0.nome: Campo obrigatório'],
    ],
    [
      'the first part of the price tag where only the second is given, once (FMC-047)',
      { etiquetaPrecoParte1: '', etiquetaPrecoParte2: 'INOX' },
      ['etiquetaPrecoParte1: Campo obrigatório'],
    ],
    [
      'at most 60 characters of both parts (FMC-048)',
      { etiquetaPrecoParte1: 'A'.repeat(40), etiquetaPrecoParte2: 'B'.repeat(21) },
      ['etiquetaPrecoParte2: As duas partes têm no máximo 60 caracteres'],
    ],
    [
      'no department, collection, price, classification or tag (G-59)',
      { departamentoId: null, colecao: '', valorNf: null, precoSugerido: null, tagsIds: [] },
      [],
    ],
  ])('asks for %s', (_, change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it.each([
    ['a volume (FMC-029)', PLAIN, { volumetria: null }, ['volumetria: Campo obrigatório']],
    ['a volume above 0 (FMC-029)', PLAIN, { volumetria: 0 }, ['volumetria: Volume deve ser maior que 0']],
    ['no volume of volts (FMC-030)', VOLTS, { volumetria: null }, []],
    [
      'a free description of a kit (FMC-033)',
      KIT,
      { descricaoLivre: ' ' },
      ['descricaoLivre: Campo obrigatório'],
    ],
    [
      'each of the volumes of a kit (FMC-026)',
      KIT,
      { descricaoLivre: 'A', volumetrias: [2, null] },
      ['volumetrias.1: Campo obrigatório'],
    ],
    [
      'one volume of what is no kit (FMC-026)',
      PLAIN,
      { volumetrias: [2, 3] },
      ['volumetrias: Somente kits têm mais de um volume'],
    ],
    [
      'rates from 0 to 100 (FMC-067 to FMC-069)',
      PLAIN,
      { aliquotaIcmsEntrada: 100.01, aliquotaIcmsSaida: -1, aliquotaIpi: 100 },
      [
        'aliquotaIcmsEntrada: Insira uma porcentagem de 0% a 100%',
        'aliquotaIcmsSaida: Insira uma porcentagem de 0% a 100%',
      ],
    ],
    [
      'at most three competitors (FMC-083)',
      PLAIN,
      { concorrentes: Array(4).fill({ nome: 'CASA BELA', preco: 9.9 }) },
      ['concorrentes: Informe no máximo 3 concorrentes'],
    ],
    [
      'no programme beside the one that excludes the others (FMC-089)',
      PLAIN,
      { introducao: ['Encarte', 'NaoSeAplica'] },
      ['introducao: Não se aplica não pode ser combinado com outra opção'],
    ],
  ])('asks for %s', (_, facts, change, expected) => {
    expect(messages(change, facts)).toEqual(expected);
  });

  it.each([
    [
      'the collection with single spaces (FMC-023)',
      PLAIN,
      { colecao: ' sol \t lua ' },
      { colecao: 'SOL LUA' },
    ],
    [
      'every volume of a kit (FMC-026)',
      KIT,
      { descricaoLivre: 'sh', volumetrias: [4.5, 2] },
      { volumetria: 4.5, volumetrias: [4.5, 2], descricaoLivre: 'SH' },
    ],
    [
      'no volume of volts (FMC-030, FMC-031)',
      VOLTS,
      { volumetria: 220 },
      { volumetria: null, volumetrias: [] },
    ],
    [
      'neither MVA nor poverty fund outside CST Icms (FMC-073, FMC-074)',
      PLAIN,
      { cst: 'Isento', mva: 45.5, fundoPobreza: 'Sim' },
      { mva: 0, fundoPobreza: 'Nao' },
    ],
    [
      'MVA and poverty fund under CST Icms (FMC-075)',
      PLAIN,
      { mva: 45.5, fundoPobreza: 'Sim' },
      { mva: 45.5, fundoPobreza: 'Sim' },
    ],
    [
      'the prices, and no other calculation without a tax floor (FMC-076 to FMC-081)',
      PLAIN,
      { valorNf: 9.5, valorBruto: 11, precoSugerido: 19.9, valorPauta: 0, calculoPautaDiferente: true },
      { valorNf: 9.5, valorBruto: 11, precoSugerido: 19.9, valorPauta: 0, calculoPautaDiferente: false },
    ],
    [
      'another calculation with a tax floor (FMC-082)',
      PLAIN,
      { valorPauta: 12, calculoPautaDiferente: true },
      { valorPauta: 12, calculoPautaDiferente: true },
    ],
    [
      'no dimensions of the family where each product has its own (FMC-104)',
      PLAIN,
      { dimensaoPorFamilia: false, altura: 3, peso: 4 },
      { altura: null, peso: null },
    ],
  ])('sends %s', (_, facts, change, expected) => {
    expect(requestedFamilySchema(facts).parse({ ...family, ...change })).toMatchObject(expected);
  });

  it('marks the fields that it requires, and leaves those of the catalogue as they are', () => {
    expect(requestedFamilyFields.ncmId.required).toBe(true);
    expect(familyFields.ncmId).not.toHaveProperty('required');
    expect(Object.keys(requestedFamilyFields)).toEqual(Object.keys(familyFields));
  });
});
