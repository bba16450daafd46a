import { familySchema, marginInputs } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { createKnownRecords } from '../../../../shared/editor/knownRecords.ts';
import { family } from '../../../../shared/stories/catalogue.ts';
import { factsOf, familyFormOf, nameOf, settledValues } from './familyFormValues.ts';
import { recordsOfFamily } from './recordsOfFamily.ts';

const known = createKnownRecords(recordsOfFamily(family));
known.learn('categoriaId', { value: 12, label: 'CONJUNTOS', sigla: 'KIT', kit: true });
known.learn('tipoVolumetriaId', { value: 7, label: 'VOLTS', sigla: 'V' });
const form = familyFormOf(family);

describe('familyFormOf', () => {
  it('holds what a save sends back unchanged (FAM-041)', () => {
    const sent = familySchema(factsOf(form, known)).parse(form);
    const { categoria, marca, tipoVolumetria, ncm, cest, tags, classificacaoProduto } = family;
    expect(sent).toMatchObject({
      categoriaId: categoria.id,
      marcaId: marca.id,
      tipoVolumetriaId: tipoVolumetria.id,
      colecao: family.colecao,
      volumetria: family.volumetria,
      volumetrias: family.volumetrias,
      ncmId: ncm?.id,
      cestId: cest?.id,
      tagsIds: tags.map(({ id }) => id),
      classificacaoProduto: classificacaoProduto.map(({ id }) => ({ id })),
      concorrentes: family.concorrentes,
      margem: family.margem,
      valorBrutoCalculado: family.valorBrutoCalculado,
    });
  });

  it('has a row for each of three competitors, also of a new family (FMC-083)', () => {
    expect(form.concorrentes.map(({ nome }) => nome)).toEqual(['CASA BELA', '', '']);
    expect(familyFormOf(null).concorrentes).toHaveLength(3);
  });
});

it.each([
  [{}, 'PANELA TRAMONTINA 4,5LT SOLAR'],
  [{ marcaId: null, colecao: '' }, 'PANELA 4,5LT'],
  [{ tipoVolumetriaId: 7 }, 'PANELA TRAMONTINA SOLAR'],
  [{ tipoVolumetriaId: null }, 'PANELA TRAMONTINA SOLAR'],
  [{ categoriaId: 12, volumetrias: [1, 2.5], descricaoLivre: 'cor' }, 'KIT TRAMONTINA 1LT + 2,5LT COR SOLAR'],
])('names a family with %j as %s (FMC-017)', (changed, name) => {
  expect(nameOf({ ...form, ...changed }, known)).toBe(name);
});

describe('settledValues', () => {
  it.each([
    [{ cst: 'Isento' }, { mva: 0, fundoPobreza: 'Nao' }],
    [{ valorPauta: null, calculoPautaDiferente: true }, { calculoPautaDiferente: false }],
    [{ dimensaoPorFamilia: false }, { altura: null, largura: null, comprimento: null, peso: null }],
    [{ categoriaId: 12, volumetria: 2 }, { volumetrias: [2] }],
    [{ volumetrias: [3, 4] }, { volumetria: 3, volumetrias: [] }],
  ])('makes of %j %j (C-4, G-22)', (changed, settled) => {
    expect(settledValues({ ...form, ...changed }, known)).toMatchObject(settled);
  });

  it('changes nothing of a settled form', () => {
    expect(form).toMatchObject(settledValues(form, known));
  });
});

it('takes the margin inputs out of the form (FAM-034)', () => {
  expect(marginInputs(form)).toMatchObject({ icmsOrigemMercadoria: '0', valorNf: 98.75, cst: 'Icms' });
  expect(Object.keys(marginInputs(form))).toHaveLength(12);
});
