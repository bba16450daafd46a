import type { Schemas } from '@portal/api';
import { ROLES } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, productPhotos, products } from '../../../database/schema.ts';
import { photoBytes } from '../../../testing/photos.ts';
import { ifMatch } from '../../../testing/register.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
let lastVariation = 0;

type Product = Schemas['CatalogueProduct'];
type Input = Schemas['ProductInput'];

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A stored product of family 1, which is approved and holds the dimensions. */
async function stored(columns: Partial<typeof products.$inferInsert> = {}): Promise<number> {
  lastVariation += 1;
  const [row] = await gateway.database.queries
    .insert(products)
    .values({ nome: 'ANTES', familiaId: 1, variacao: `V${lastVariation}`, status: 'Ativo', ...columns })
    .returning({ id: products.id });
  return row?.id ?? 0;
}

const input = (changes: Partial<Input> = {}): Input => ({
  variacao: 'VERDE',
  voltagem: null,
  descricao: null,
  linkVideo: null,
  altura: null,
  largura: null,
  comprimento: null,
  peso: null,
  caracteristicasIds: [],
  tagsIds: [],
  status: 'Ativo',
  fotosProdutos: [],
  ...changes,
});

/** Saves the version that was read last, unless the test names another. */
const put = async (id: number, changes: object = {}, version?: number, as = token) =>
  gateway.call(`/api/produtos/${id}/catalogo`, {
    method: 'PUT',
    token: as,
    body: { ...input(), ...changes },
    headers: ifMatch(version ?? (await read(id)).versao),
  });
const saved = async (id: number, changes: Partial<Input>) => (await put(id, changes)).body as Product;
const read = async (id: number) =>
  (await gateway.call(`/api/produtos/${id}/catalogo`, { token })).body as Product;

describe('updateProduct (PRD-066, PRD-069, GAP-47)', () => {
  it('saves every field, raises the version and answers like the next read', async () => {
    const id = await stored();
    const answer = await put(
      id,
      {
        nome: 'NÃO CONTA',
        variacao: ' azul   claro ',
        voltagem: '127v',
        descricao: '<p>Nova</p>',
        linkVideo: 'https://videos.example/2',
        altura: 1,
        caracteristicasIds: [1],
        tagsIds: [1, 2],
        status: 'Descontinuada',
        fotosProdutos: [{ arquivo: base64(photoBytes()), ordem: 0 }],
      },
      1,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toMatchObject({
      nome: 'PANELA TRAMONTINA SOLAR AZUL CLARO 4,5L 127V',
      variacao: 'AZUL CLARO',
      voltagem: '127V',
      descricao: '<p>Nova</p>',
      linkVideo: 'https://videos.example/2',
      altura: 15.5,
      caracteristicasIds: [1],
      tagsIds: [2, 1],
      status: 'Descontinuada',
      miniaturaByte: base64(photoBytes()),
      versao: 2,
    });
    expect(await read(id)).toEqual(answer.body);
  });

  it('empties what the body leaves empty', async () => {
    const id = await stored({ descricao: '<p>a</p>', linkVideo: 'https://a.example', voltagem: '220V' });
    await saved(id, { tagsIds: [1], caracteristicasIds: [1, 2] });
    expect(await saved(id, { descricao: '<p>&#8203;&nbsp;</p>' })).toMatchObject({
      descricao: null, // which shows nothing (D24)
      linkVideo: null,
      voltagem: null,
      tagsIds: [],
      caracteristicasIds: [],
      fotosProdutos: [],
      miniaturaByte: null,
    });
  });

  it('takes the name of a product of the legacy system, which may lack a variation (PRD-038, PRD-049)', async () => {
    const id = await stored({ importadoLegado: true, variacao: null });
    expect(await saved(id, { nome: ' nome  antigo ', variacao: null })).toMatchObject({
      nome: 'NOME ANTIGO',
      variacao: null,
    });
    expect(errorOf(await put(id, { variacao: null })).errors.fields).toEqual({
      nome: ['Insira nome do produto'],
    });
    expect((await put(id, { nome: 'X'.repeat(101) })).status).toBe(400);
  });

  it('refuses a save of a version that is not the current one, and one of several at once (D7)', async () => {
    const id = await stored();
    expect((await put(id, {}, 2)).status).toBe(409);
    const answers = await Promise.all(['UM', 'DOIS', 'TRÊS'].map((variacao) => put(id, { variacao }, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(id)).versao).toBe(2);
  });

  it('is 404 for a product that is not there', async () => {
    expect((await put(2_147_000_000)).status).toBe(404);
  });

  it.each(ROLES.filter((role) => role !== 'Comercial'))('refuses %s', async (role) => {
    expect((await put(1, {}, 1, await gateway.tokenOf(role))).status).toBe(403);
  });

  it.each([
    [{ variacao: null }, { variacao: ['Campo obrigatório'] }],
    [{ voltagem: '12345678901' }, { voltagem: ['Digite no máximo 10 caracteres'] }],
    [{ tagsIds: [99] }, { 'tagsIds[0]': ['Tag não encontrada'] }],
    [{ caracteristicasIds: [1, 99] }, { 'caracteristicasIds[1]': ['Característica não encontrada'] }],
    [{ descricao: '<script>x</script>' }, { descricao: ['A descrição tem formatação que não é permitida'] }],
    [{ linkVideo: 'ftp://a' }, { linkVideo: ['Digite um link válido, iniciado por http:// ou https://'] }],
    [{ altura: '1' }, { altura: ['Informe um número'] }],
    [{ codigo: 1 }, { codigo: ['Campo desconhecido'] }],
    [{ familiaId: 2 }, { familiaId: ['Campo desconhecido'] }],
    [{ status: undefined }, { status: ['Campo obrigatório'] }],
    [
      { fotosProdutos: [{ arquivo: 'PGI+', ordem: 0 }] },
      {
        'fotosProdutos[0].arquivo': ['Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG'],
      },
    ],
    [{ fotosProdutos: [{ id: 1, ordem: 0 }] }, { 'fotosProdutos[0].id': ['Imagem não encontrada'] }],
  ])('refuses %j at its field', async (changes, fields) => {
    const id = await stored();
    const answer = await put(id, changes);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
    expect((await read(id)).versao).toBe(1);
  });

  it.each([
    ['base64 with a foreign character', (text: string) => `${text.slice(0, 40)}*${text.slice(40)}`],
    ['base64 with a line break', (text: string) => `${text.slice(0, 40)}\n${text.slice(40)}`],
    ['an address of data', (text: string) => `data:image/png;base64,${text}`],
    ['no bytes', () => ''],
  ])('refuses %s for a photo', async (_, change) => {
    const arquivo = change(base64(photoBytes()));
    const answer = await put(await stored(), { fotosProdutos: [{ arquivo, ordem: 0 }] });
    expect(Object.keys(errorOf(answer).errors.fields)).toEqual(['fotosProdutos[0].arquivo']);
  });

  it('takes seven photos of 10 MB in one body, and none that is larger', async () => {
    const arquivo = base64(photoBytes('jpeg', 10_485_760));
    const id = await stored();
    const { fotosProdutos } = await saved(id, {
      fotosProdutos: Array.from({ length: 7 }, (_, ordem) => ({ arquivo, ordem })),
    });
    expect(fotosProdutos).toHaveLength(7);
    const large = base64(photoBytes('jpeg', 10_485_761));
    const answer = await put(id, { fotosProdutos: [{ arquivo: large, ordem: 0 }] });
    expect(errorOf(answer).errors.fields).toEqual({
      'fotosProdutos[0].arquivo': ['Selecione apenas arquivos de no máximo 10 MB.'],
    });
  });
});

describe('status (PRD-057 to PRD-060)', () => {
  it('may stay Aguardando and does not go back to it', async () => {
    const id = await stored({ status: 'Aguardando' });
    expect((await put(id, { status: 'Aguardando' })).status).toBe(200);
    expect((await put(id, { status: 'Ativo' })).status).toBe(200);
    const answer = await put(id, { status: 'Aguardando' });
    expect(errorOf(answer).errors.fields).toEqual({ status: ['Selecione um status'] });
  });

  it('is locked while the product is Validado; the other fields may be saved', async () => {
    const id = await stored({ status: 'Aguardando', statusAprovacao: 'Validado' });
    const answer = await put(id, { status: 'Ativo' });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({
      status: ['O status de um produto validado não pode ser alterado'],
    });
    expect((await saved(id, { status: 'Aguardando', variacao: 'OUTRA' })).variacao).toBe('OUTRA');
  });

  it('and all other fields are locked while the family is not approved (GAP-51)', async () => {
    const answer = await put(await stored({ familiaId: 3 }));
    expect(answer.status).toBe(400);
    expect(errorOf(answer).message).toBe('A família ainda não foi aprovada');
  });
});

describe('photos (PRD-051, PRD-052)', () => {
  const withPhotos = async (...fills: number[]) => {
    const id = await stored();
    const product = await saved(id, {
      fotosProdutos: fills.map((fill, ordem) => ({ arquivo: base64(photoBytes('png', 200, fill)), ordem })),
    });
    return { id, photos: product.fotosProdutos };
  };
  const fillOf = async (address: string) => {
    const response = await gateway.app.request(address);
    return response.status === 200 ? (await response.bytes()).at(-1) : response.status;
  };

  it('keep their ids and bytes when they change places, and the first one is the thumbnail', async () => {
    const { id, photos } = await withPhotos(1, 2, 3);
    const [first = 0, second = 0, third = 0] = photos.map((photo) => photo.id);
    const after = await saved(id, {
      fotosProdutos: [
        { id: first, ordem: 9 },
        { id: third, ordem: 0 },
        { arquivo: base64(photoBytes('jpeg', 200, 4)), ordem: 4 },
        { id: second, ordem: 4, arquivo: 'não é lido' },
      ],
    });
    expect(after.fotosProdutos.map((photo) => photo.id)).toEqual([third, expect.any(Number), second, first]);
    expect(after.fotosProdutos.map(({ ordem }) => ordem)).toEqual([0, 1, 2, 3]);
    const fills = await Promise.all(after.fotosProdutos.map(({ arquivo }) => fillOf(arquivo)));
    expect(fills).toEqual([3, 4, 2, 1]);
    expect(after.miniaturaByte).toBe(base64(photoBytes('png', 200, 3)));
  });

  it('are removed with their files when the body leaves them out', async () => {
    const { id, photos } = await withPhotos(5, 6);
    const [kept, gone] = photos;
    const { queries } = gateway.database;
    const before = await queries.$count(files);
    await saved(id, { fotosProdutos: [{ id: kept?.id ?? 0, ordem: 0 }] });
    expect(await queries.$count(files)).toBe(before - 1);
    expect(await fillOf(kept?.arquivo ?? '')).toBe(5);
    expect(await fillOf(gone?.arquivo ?? '')).toBe(404);
  });

  it('keep a file that another product also uses', async () => {
    const { id, photos } = await withPhotos(7);
    const other = await stored();
    const [row] = await gateway.database.queries
      .select()
      .from(productPhotos)
      .where(eq(productPhotos.id, photos[0]?.id ?? 0));
    await gateway.database.queries
      .insert(productPhotos)
      .values({ produtoId: other, fileId: row?.fileId ?? null, ordem: 0 });
    await saved(id, {});
    expect(await fillOf((await read(other)).fotosProdutos[0]?.arquivo ?? '')).toBe(7);
    await saved(other, {});
    expect(await fillOf(photos[0]?.arquivo ?? '')).toBe(404);
  });

  it('leave no file behind when the save is refused', async () => {
    const { id, photos } = await withPhotos(8);
    const puts: string[] = [];
    const { files: store } = gateway.config;
    const watched = await createTestGateway({
      database: gateway.database,
      files: {
        ...store,
        put: async (bytes) => {
          const fileId = await store.put(bytes);
          puts.push(fileId);
          return fileId;
        },
      },
    });
    const { status } = await watched.call(`/api/produtos/${id}/catalogo`, {
      method: 'PUT',
      token,
      headers: ifMatch((await read(id)).versao),
      body: input({
        tagsIds: [99],
        fotosProdutos: [{ arquivo: base64(photoBytes()), ordem: 0 }],
      }),
    });
    expect(status).toBe(400);
    expect(puts).toHaveLength(1);
    expect(await store.open(puts[0] ?? '')).toBeNull();
    expect(await fillOf(photos[0]?.arquivo ?? '')).toBe(8);
  });

  it('of another product, or twice the same, are refused', async () => {
    const { photos } = await withPhotos(9);
    const { id, photos: own } = await withPhotos(10);
    const foreign = await put(id, { fotosProdutos: [{ id: photos[0]?.id, ordem: 0 }] });
    expect(Object.keys(errorOf(foreign).errors.fields)).toEqual(['fotosProdutos[0].id']);
    const twice = await put(id, {
      fotosProdutos: [
        { id: own[0]?.id, ordem: 0 },
        { id: own[0]?.id, ordem: 1 },
      ],
    });
    expect(Object.keys(errorOf(twice).errors.fields)).toEqual(['fotosProdutos[1].id']);
  });

  it('on other servers keep their address, and those of the seed make their own thumbnail', async () => {
    const id = await stored();
    const png = base64(photoBytes('png', 100));
    const rows = await gateway.database.queries
      .insert(productPhotos)
      .values([
        { produtoId: id, arquivo: 'https://arquivos.empresa.com.br/9.jpg', ordem: 0 },
        { produtoId: id, arquivo: `data:image/png;base64,${png}`, ordem: 1 },
      ])
      .returning({ id: productPhotos.id });
    const [elsewhere = 0, seeded = 0] = rows.map((row) => row.id);
    const turned = await saved(id, {
      fotosProdutos: [
        { id: seeded, ordem: 0 },
        { id: elsewhere, ordem: 1 },
      ],
    });
    expect(turned.miniaturaByte).toBe(png);
    expect(turned.fotosProdutos[1]?.arquivo).toBe('https://arquivos.empresa.com.br/9.jpg');
    expect((await saved(id, { fotosProdutos: [{ id: elsewhere, ordem: 0 }] })).miniaturaByte).toBeNull();
  });
});
