import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families, products, volumeTypes } from '../../../database/schema.ts';
import { formOf, photoBytes, photoFile } from '../../../testing/photos.ts';
import { createTestGateway, type TestGateway } from '../../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
/** An approved family of a power, whose products have dimensions of their own. */
let power: number;

type Parts = Readonly<Record<string, string | File | undefined>>;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
  const { queries } = gateway.database;
  const [type] = await queries
    .insert(volumeTypes)
    .values({ descricao: 'POTENCIA', sigla: 'W' })
    .returning({ id: volumeTypes.id });
  const [family] = await queries
    .insert(families)
    .values({
      nome: 'PANELA BRINOX 500W',
      status: 'Aprovado',
      categoriaId: 1,
      marcaId: 2,
      volumetria: 500,
      tipoVolumetriaId: type?.id ?? 0,
    })
    .returning({ id: families.id });
  power = family?.id ?? 0;
});

afterAll(() => gateway.close());

/** A product of the fixtures' family 1, which is approved and holds the dimensions. */
const parts = (changes: Parts = {}): Parts => ({
  Nome: 'QUALQUER',
  Variacao: 'verde  água',
  Voltagem: '',
  FamiliaId: '1',
  'Fotos[0].ordem': '0',
  'Fotos[0].arquivo': photoFile(),
  ...changes,
});

async function send(form: Parts, as = token) {
  const response = await gateway.app.request('/api/produtos', {
    method: 'POST',
    headers: { Authorization: `Bearer ${as}`, 'Idempotency-Key': crypto.randomUUID() },
    body: formOf(form),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const created = async (changes: Parts = {}) =>
  (await send(parts(changes))).body as Schemas['CatalogueProduct'];

async function fieldsOf(changes: Parts) {
  const { status, body } = await send(parts(changes));
  expect(status).toBe(400);
  return (body as Schemas['Error']).errors.fields;
}

const count = () => gateway.database.queries.$count(products);

describe('createProduct (PRD-063 to PRD-065)', () => {
  it('creates a product with a computed name, the dimensions of its family and its photos', async () => {
    const { status, headers, body } = await send(
      parts({
        Descricao: '<p>Panela</p>',
        LinkVideo: 'https://videos.example/1',
        'CaracteristicasIds[0]': '2',
        'TagsIds[0]': '1',
        'TagsIds[1]': '2',
        Status: 'Ativo',
        Altura: '99',
        'Fotos[1].ordem': '3',
        'Fotos[1].arquivo': photoFile(photoBytes('jpeg', 300), 'sem-extensao'),
      }),
    );
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    const photo = expect.stringMatching(
      /^http:\/\/localhost\/arquivos\/[0-9a-f-]{36}\?validade=\d+&assinatura=/,
    );
    expect(body).toEqual({
      id: expect.any(Number),
      codigo: expect.any(Number),
      nome: 'PANELA TRAMONTINA SOLAR VERDE ÁGUA 4,5L',
      familiaId: 1,
      status: 'Ativo',
      statusAprovacao: 'AguardandoValidacao',
      variacao: 'VERDE ÁGUA',
      voltagem: null,
      descricao: '<p>Panela</p>',
      linkVideo: 'https://videos.example/1',
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      caracteristicasIds: [2],
      tagsIds: [2, 1],
      tags: [
        { id: 2, descricao: 'COZINHA' },
        { id: 1, descricao: 'ZERO AÇÚCAR' },
      ],
      fotosProdutos: [
        { id: expect.any(Number), arquivo: photo, ordem: 0 },
        { id: expect.any(Number), arquivo: photo, ordem: 1 },
      ],
      miniaturaByte: Buffer.from(photoBytes()).toString('base64'),
      importadoLegado: false,
      dataCriacao: '2026-11-20T12:00:00.000Z',
      versao: 1,
    });
    const { id } = body as Schemas['CatalogueProduct'];
    const again = await gateway.call(`/api/produtos/${id}/catalogo`, { token });
    expect(again.body).toEqual(body);
  });

  it('serves its photos with the types of their contents', async () => {
    const large = photoBytes('jpeg', 70_000);
    const { fotosProdutos } = await created({
      'Fotos[0].ordem': '5',
      'Fotos[1].ordem': '1',
      'Fotos[1].arquivo': photoFile(large, 'a.png'),
    });
    const served = await Promise.all(fotosProdutos.map(({ arquivo }) => gateway.app.request(arquivo)));
    expect(served.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'image/png']);
    expect(await served[0]?.bytes()).toEqual(large);
    expect(await served[1]?.bytes()).toEqual(photoBytes());
  });

  it('has no thumbnail for a first photo over 64 KiB; the list then has its address', async () => {
    const exact = await created({ 'Fotos[0].arquivo': photoFile(photoBytes('png', 65_536)) });
    expect(exact.miniaturaByte).toHaveLength(87_384);
    const { id, codigo, miniaturaByte, fotosProdutos } = await created({
      'Fotos[0].arquivo': photoFile(photoBytes('png', 65_537)),
    });
    expect(miniaturaByte).toBeNull();
    const { body } = await gateway.call(`/api/produtos?Busca=${codigo}`, { token });
    expect((body as Schemas['ProductList']).produtos).toEqual([
      expect.objectContaining({ id, miniaturaByte: null, fotoPrincipal: fotosProdutos[0]?.arquivo }),
    ]);
  });

  it('starts without a status as Aguardando (GAP-09, CON-42)', async () => {
    expect((await created()).status).toBe('Aguardando');
  });

  it('takes dimensions with a decimal point and a voltage where the family asks for them', async () => {
    const own = { FamiliaId: String(power), Altura: '1.25', Largura: '2', Comprimento: '3.5', Peso: '400' };
    expect(await created({ ...own, Voltagem: '127v' })).toMatchObject({
      nome: 'PANELA BRINOX VERDE ÁGUA 500W 127V',
      voltagem: '127V',
      altura: 1.25,
      largura: 2,
      comprimento: 3.5,
      peso: 400,
    });
    expect(await fieldsOf(own)).toEqual({ Voltagem: ['Campo obrigatório'] });
    expect(await fieldsOf({ ...own, Voltagem: '127V', Altura: '', Peso: '0.001' })).toEqual({
      Altura: ['Altura deve ser maior que 0'],
      Peso: ['Digite no máximo 2 casas decimais'],
    });
  });

  it('takes over a photo of another product without sending it again (Fotos[i].idArquivo)', async () => {
    const { fotosProdutos } = await created();
    const id = String(fotosProdutos[0]?.id);
    const copy = await created({ 'Fotos[0].arquivo': undefined, 'Fotos[0].idArquivo': id });
    expect(copy.fotosProdutos[0]?.id).not.toBe(fotosProdutos[0]?.id);
    expect(copy.fotosProdutos[0]?.arquivo).toBe(fotosProdutos[0]?.arquivo);
    expect(copy.miniaturaByte).toBe(Buffer.from(photoBytes()).toString('base64'));
  });

  it.each([
    ['no variation', { Variacao: '' }, { Variacao: ['Campo obrigatório'] }],
    ['no family', { FamiliaId: undefined }, { FamiliaId: ['Campo obrigatório'] }],
    ['a family that is no number', { FamiliaId: 'x' }, { FamiliaId: ['Informe um número inteiro'] }],
    ['an unknown family', { FamiliaId: '999' }, { FamiliaId: ['Família não encontrada'] }],
    ['a long voltage', { Voltagem: '12345678901' }, { Voltagem: ['Digite no máximo 10 caracteres'] }],
    ['the status of the server', { Status: 'Aguardando' }, { Status: ['Escolha um dos valores permitidos'] }],
    ['an unknown tag', { 'TagsIds[0]': '1', 'TagsIds[1]': '99' }, { 'TagsIds[1]': ['Tag não encontrada'] }],
    [
      'an unknown characteristic',
      { 'CaracteristicasIds[0]': '99' },
      { 'CaracteristicasIds[0]': ['Característica não encontrada'] },
    ],
    [
      'a link that is none',
      { LinkVideo: 'javascript:alert(1)' },
      { LinkVideo: ['Digite um link válido, iniciado por http:// ou https://'] },
    ],
    [
      'an element of its own',
      { Descricao: '<p onclick="x">a</p>' },
      { Descricao: ['A descrição tem formatação que não é permitida'] },
    ],
    ['an unknown part', { Preco: '1' }, { Preco: ['Campo desconhecido'] }],
    ['a file as a text', { Variacao: new File(['x'], 'x.txt') }, { Variacao: ['Informe um texto'] }],
    ['a text that cannot be stored', { Variacao: 'A\0B' }, { Variacao: ['Digite um texto válido'] }],
  ])('refuses %s', async (_, changes, fields) => {
    const before = await count();
    expect(await fieldsOf(changes)).toEqual(fields);
    expect(await count()).toBe(before);
  });

  it.each([
    [
      'no photo (PRD-051)',
      { 'Fotos[0].ordem': undefined, 'Fotos[0].arquivo': undefined },
      { Fotos: ['Faça upload de ao menos uma imagem, a primeira será a miniatura do produto.'] },
    ],
    [
      'a photo in name only',
      { 'Fotos[0].arquivo': new File(['<script>alert(1)</script>'], 'foto.png', { type: 'image/png' }) },
      { 'Fotos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'] },
    ],
    [
      'a photo without bytes (UPL-01)',
      { 'Fotos[0].arquivo': photoFile(new Uint8Array()) },
      { 'Fotos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'] },
    ],
    [
      'a text in place of a photo',
      { 'Fotos[0].arquivo': 'foto.png' },
      { 'Fotos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'] },
    ],
    [
      'a photo over 10 MB (GAP-48)',
      { 'Fotos[0].arquivo': photoFile(photoBytes('jpeg', 10_485_761)) },
      { 'Fotos[0].arquivo': ['Selecione apenas arquivos de no máximo 10 MB.'] },
    ],
    [
      'a PNG of more than 50 megapixels',
      { 'Fotos[0].arquivo': photoFile(photoBytes('png', 200, 7, [50_001, 1_000])) },
      { 'Fotos[0].arquivo': ['Selecione apenas imagens de no máximo 50 megapixels.'] },
    ],
    [
      'a JPEG of more than 50 megapixels',
      { 'Fotos[0].arquivo': photoFile(photoBytes('jpeg', 200, 7, [50_001, 1_000])) },
      { 'Fotos[0].arquivo': ['Selecione apenas imagens de no máximo 50 megapixels.'] },
    ],
    [
      'a photo that does not tell its size in pixels',
      { 'Fotos[0].arquivo': photoFile(new Uint8Array([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0])) },
      { 'Fotos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'] },
    ],
    [
      'an unknown photo',
      { 'Fotos[0].arquivo': undefined, 'Fotos[0].idArquivo': '999' },
      { 'Fotos[0].idArquivo': ['Imagem não encontrada'] },
    ],
    [
      'neither file nor id',
      { 'Fotos[0].arquivo': undefined },
      { 'Fotos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'] },
    ],
  ])('refuses %s', async (_, changes, fields) => {
    expect(await fieldsOf(changes)).toEqual(fields);
  });

  it('takes a photo of exactly 50 megapixels', async () => {
    const large = photoFile(photoBytes('jpeg', 200, 7, [50_000, 1_000]));
    expect((await created({ 'Fotos[0].arquivo': large })).fotosProdutos).toHaveLength(1);
  });

  it('takes a photo of exactly 10 MB and seven of them, not eight', async () => {
    const photos = (number: number) =>
      Object.fromEntries(
        Array.from({ length: number }, (_, index) => [
          [`Fotos[${index}].ordem`, String(index)],
          [`Fotos[${index}].arquivo`, photoFile(photoBytes('jpeg', index === 0 ? 10_485_760 : 200))],
        ]).flat(),
      );
    expect((await created(photos(7))).fotosProdutos).toHaveLength(7);
    expect(Object.keys(await fieldsOf(photos(8)))).toEqual(['Fotos']);
  });

  it('refuses a form over its limit before it is read', async () => {
    const response = await gateway.app.request('/api/produtos', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '74448897',
      },
      body: 'x',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'O conteúdo enviado é grande demais' });
  });

  it('refuses a name over 100 characters and keeps no photo of it (PRD-048)', async () => {
    const before = await count();
    const { status, body } = await send(parts({ Variacao: 'X'.repeat(80) }));
    expect(status).toBe(400);
    const text = 'Nome do produto ultrapassou a quantidade máxima de caracteres (100) refaça a combinação';
    expect(body).toEqual({ message: text, errors: { global: [text], fields: {} } });
    expect(await count()).toBe(before);
  });

  it('refuses a product of a family that is not approved (GAP-51)', async () => {
    const { status, body } = await send(parts({ FamiliaId: '3' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { global: ['A família ainda não foi aprovada'] } });
  });

  it.each(ROLES.filter((role) => role !== 'Comercial'))('refuses %s', async (role) => {
    expect((await send(parts(), await gateway.tokenOf(role))).status).toBe(403);
  });

  it('answers anything but a form with 415', async () => {
    const answer = await gateway.call('/api/produtos', { token, body: { Variacao: 'X', FamiliaId: 1 } });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ message: 'Envie o conteúdo como multipart/form-data' });
  });

  it('signs addresses for the public origin of the gateway', async () => {
    const behind = await createTestGateway({
      database: gateway.database,
      publicOrigin: 'https://api.portal.example',
      files: gateway.config.files,
    });
    const { id } = await created();
    const { body } = await behind.call(`/api/produtos/${id}/catalogo`, { token });
    const [photo] = (body as Schemas['CatalogueProduct']).fotosProdutos;
    expect(photo?.arquivo).toMatch(/^https:\/\/api\.portal\.example\/arquivos\//);
  });

  it('stores the dimensions of the family with the product (PRD-045)', async () => {
    const { id } = await created({ Altura: '7' });
    const [row] = await gateway.database.queries.select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({ altura: 15.5, largura: 24, comprimento: 38.25, peso: 1850 });
  });
});
