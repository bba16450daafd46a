import { serializeForm } from '@portal/api';
import { productSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { family, product } from '../../../../shared/stories/catalogue.ts';
import { changeBody, creationParts, nameInFamily, productFacts, productToForm } from './productFormValues.ts';

const stored = {
  ...product,
  fotosProdutos: [{ id: 901, arquivo: 'https://arquivos.test/901.jpg?assinatura=1', ordem: 0 }],
};
const ownDimensions = { ...family, dimensaoPorFamilia: false };
const photo = new File(['foto'], 'frente.jpg', { type: 'image/jpeg' });
const added = { id: null, arquivo: 'blob:1', file: photo, ordem: 1 };
const base64Of = async (file: File) => `base64 of ${file.name}`;

/** What the rules make of the values of a form. */
const values = (of: typeof family, from: typeof stored | null, change: object = {}) =>
  productSchema(productFacts(of, from)).parse({ ...productToForm(of, from), ...change });

describe('productFacts', () => {
  it.each([
    ['POTENCIA', true],
    ['LITROS', false],
  ])('needs a voltage for volumes of the type %s: %s (PRD-039)', (descricao, power) => {
    const tipoVolumetria = { ...family.tipoVolumetria, descricao };
    expect(productFacts({ ...family, tipoVolumetria }, null).power).toBe(power);
  });
});

describe('productToForm', () => {
  it('shows the dimensions of the family where that one holds them (PRD-045)', () => {
    expect(productToForm(family, { ...stored, altura: 1 }).altura).toBe(family.altura);
    expect(productToForm(ownDimensions, { ...stored, altura: 1 }).altura).toBe(1);
    expect(productToForm(ownDimensions, null).altura).toBeNull();
  });

  it('is the same for two readings of one product, whose photos have other addresses each time', () => {
    const again = {
      ...stored,
      fotosProdutos: [{ id: 901, arquivo: 'https://x.test/?assinatura=2', ordem: 0 }],
    };
    expect(productToForm(family, again)).toEqual(productToForm(family, stored));
  });

  it('types the name of legacy products only (PRD-049)', () => {
    expect(productToForm(family, stored).nome).toBe('');
    expect(productToForm(family, { ...stored, importadoLegado: true }).nome).toBe(stored.nome);
  });
});

describe('nameInFamily (PRD-046, PRD-047)', () => {
  it('puts the name together from family, variation and voltage', () => {
    expect(nameInFamily(family, { variacao: 'azul', voltagem: '220V' })).toBe(
      'PANELA TRAMONTINA SOLAR AZUL 4,5LT 220V',
    );
  });

  it('names a kit after its family', () => {
    const kit = { ...family, categoria: { ...family.categoria, kit: true } };
    expect(nameInFamily(kit, { variacao: 'azul', voltagem: null })).toBe(`${family.nome} AZUL`);
  });
});

describe('creationParts', () => {
  it('always sends four parts, the others only where there is something (PRD-064, PRD-065, CON-42)', () => {
    const parts = creationParts(
      family,
      values(family, null, { variacao: 'azul', status: 'Ativo', fotosProdutos: [added] }),
    );
    expect([...serializeForm(parts)].map(([name]) => name)).toEqual([
      'Nome',
      'Variacao',
      'Voltagem',
      'FamiliaId',
      'Status',
      'Fotos[0].ordem',
      'Fotos[0].arquivo',
    ]);
  });

  it('sends everything that was filled in, photos as files numbered from 0', () => {
    const parts = creationParts(
      ownDimensions,
      values(ownDimensions, null, {
        variacao: 'azul',
        status: 'Ativo',
        descricao: '<p>Nova</p>',
        linkVideo: 'https://videos.test/1',
        altura: 1.5,
        largura: 2,
        comprimento: 3,
        peso: 4,
        caracteristicasIds: [4, 11],
        tagsIds: [18],
        fotosProdutos: [added],
      }),
    );
    expect(Object.fromEntries(serializeForm(parts))).toMatchObject({
      Altura: '1.5',
      Peso: '4',
      'CaracteristicasIds[1]': '11',
      'TagsIds[0]': '18',
      LinkVideo: 'https://videos.test/1',
      'Fotos[0].ordem': '0',
      'Fotos[0].arquivo': photo,
    });
  });
});

describe('changeBody (PRD-066, GAP-47)', () => {
  it('names the photos that stay and brings new ones as base64', async () => {
    const [kept] = productToForm(family, stored).fotosProdutos;
    const body = await changeBody(stored, values(family, stored, { fotosProdutos: [kept, added] }), base64Of);
    expect(body.fotosProdutos).toEqual([
      { id: 901, ordem: 0 },
      { arquivo: 'base64 of frente.jpg', ordem: 1 },
    ]);
  });

  it('leaves out a photo that somebody else removed meanwhile (D7)', async () => {
    const body = await changeBody({ ...stored, fotosProdutos: [] }, values(family, stored), base64Of);
    expect(body.fotosProdutos).toEqual([]);
  });

  it('sends no name but that of a legacy product, and no dimensions of the family', async () => {
    const body = await changeBody(stored, values(family, stored), base64Of);
    expect(body).not.toHaveProperty('nome');
    expect(body).toMatchObject({ altura: null, peso: null, variacao: 'VERMELHA', status: 'Ativo' });
    const legacy = { ...stored, importadoLegado: true };
    expect(await changeBody(legacy, values(family, legacy), base64Of)).toHaveProperty('nome', stored.nome);
  });
});
