import { describe, expect, it } from 'vitest';
import { familyFields } from '../families/familyFields.ts';
import { familySchema } from '../families/familySchema.ts';
import { emptyForm } from '../fields/defineFields.ts';
import { requestedFamilyFields } from './requestedFamilyFields.ts';
import { requestedFamilySchema } from './requestedFamilySchema.ts';

const PLAIN = { kit: false, volts: false };

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

  it('marks the fields that it requires, and leaves those of the catalogue as they are', () => {
    expect(requestedFamilyFields.ncmId.required).toBe(true);
    expect(familyFields.ncmId).not.toHaveProperty('required');
    expect(Object.keys(requestedFamilyFields)).toEqual(Object.keys(familyFields));
  });
});
