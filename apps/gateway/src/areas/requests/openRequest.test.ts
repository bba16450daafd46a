import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { href, ROLES } from '@portal/domain';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families, familyRequests, outboxMails, registrationRequests } from '../../database/schema.ts';
import { lastMail } from '../../testing/mails.ts';
import { auditOf, ifMatch } from '../../testing/register.ts';
import { eventsOf } from '../../testing/requestFixtures.ts';
import { insertSupply, supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

const OPEN = '/api/produtos/solicitacoes-cadastros';
const { alfa, waiting } = supplyIds.suppliers;
const newFamily = { novaFamilia: true, familiaId: null, quantidadeCadastroProduto: 12 };
const known = (familiaId: number) => ({ novaFamilia: false, familiaId, quantidadeCadastroProduto: 1 });

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  gateway.clock.now = new Date('2027-03-02T01:30:00Z'); // still 1 March in São Paulo
});

afterAll(() => gateway.close());

const body = (...solicitacoesCadastrosFamilias: object[]) => ({
  fornecedorId: alfa,
  solicitacoesCadastrosFamilias,
});

async function open(request: object, role: 'Comercial' | 'ComericalGeradorLink' = 'Comercial') {
  return gateway.call(OPEN, { token: await gateway.tokenOf(role), method: 'POST', body: request });
}

describe('opening a request (SOL-046, G-08, SM-1)', () => {
  it('asks a supplier for families, of which nothing is registered yet, in thirty days', async () => {
    const answer = await open(body(known(1), newFamily));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      fornecedorId: alfa,
      fornecedorNomeTela: 'ALFA 100% AÇO',
      dataExpiracao: '2027-03-31',
      cadastroEnviado: false,
      versao: 1,
      solicitacaoCadastroFamilias: [
        { familiaId: 1, novaFamilia: false, quantidadeCadastroProduto: 1, status: 'ACadastrar' },
        {
          familiaId: null,
          familiaNome: null,
          novaFamilia: true,
          quantidadeCadastroProduto: 12,
          status: 'ACadastrar',
          statusContabil: 'ACadastrar',
          statusFornecedor: 'ACadastrar',
        },
      ],
    });
  });

  it('tells the supplier by mail what is asked, until when and where', async () => {
    const { body: opened } = await open(body(newFamily));
    const { codigo } = opened as Schemas['RegistrationRequest'];
    const mail = await lastMail(gateway);
    expect(mail).toMatchObject({
      kind: 'requestOpened',
      recipient: 'contato@fornecedor101.example',
      subject: `Solicitação ${codigo}: cadastre os seus produtos`,
    });
    expect(mail?.body).toMatch(/^Olá, ALFA 100% AÇO COMERCIAL LTDA,\n/);
    expect(mail?.body).toContain('12 produtos em 1 família');
    expect(mail?.body).toContain('31/03/2027');
    expect(mail?.body).toContain(href('my-products'));
  });

  it('records who opened it, and what was asked', async () => {
    const { body: opened } = await open(body(known(2)), 'ComericalGeradorLink');
    const [entry, ...more] = await auditOf(gateway, 'request', (opened as { id: number }).id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      operation: 'createRegistrationRequest',
      changes: { fornecedorId: { before: null, after: alfa } },
    });
  });

  it('begins the time line of the request', async () => {
    const { body: opened } = await open(body(known(3)));
    const { id } = opened as Schemas['RegistrationRequest'];
    expect(await eventsOf(gateway, id)).toEqual([
      { kind: 'Aberta', side: 'Comercial', nome: null, userName: 'Marina Alves' },
    ]);
  });

  it('is opened once where a tab sends it twice, and told once (D23)', async () => {
    const token = await gateway.tokenOf('Comercial');
    const headers = { 'Idempotency-Key': randomUUID() };
    const twice = await Promise.all(
      [1, 2].map(() => gateway.call(OPEN, { token, headers, body: body(newFamily, known(2)) })),
    );
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = twice.map((answer) => answer.body as Schemas['RegistrationRequest']);
    expect(second).toEqual(first);
    const told = await gateway.database.queries
      .select({ subject: outboxMails.subject })
      .from(outboxMails)
      .where(like(outboxMails.subject, `Solicitação ${first?.codigo}:%`));
    expect(told).toHaveLength(1);
    expect(await eventsOf(gateway, first?.id ?? 0)).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    [
      'a supplier that is not approved',
      { ...body(newFamily), fornecedorId: waiting },
      { fornecedorId: ['Fornecedor não encontrado, tente mais tarde'] },
    ],
    [
      'a supplier that nobody knows',
      { ...body(newFamily), fornecedorId: 2_000_000 },
      { fornecedorId: ['Fornecedor não encontrado, tente mais tarde'] },
    ],
    [
      'a family that nobody knows',
      body(newFamily, known(2_000_000)),
      { 'solicitacoesCadastrosFamilias[1].familiaId': ['Família não encontrada'] },
    ],
    [
      'a family of the catalogue without its id',
      body({ ...known(1), familiaId: null }),
      { 'solicitacoesCadastrosFamilias[0].familiaId': ['Seleciona uma família'] },
    ],
    [
      'a family twice',
      body(known(1), known(1)),
      { 'solicitacoesCadastrosFamilias[1].familiaId': ['Esta família já está na solicitação'] },
    ],
  ])('refuses %s, and tells nobody', async (_, request, fields) => {
    const before = await lastMail(gateway);
    const answer = await open(request);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
    expect(await lastMail(gateway)).toEqual(before);
  });

  describe('for a family that a request made', () => {
    const IN_REQUEST = 'Esta família ainda não foi aprovada na sua solicitação';
    const REFUSED = 'Esta família foi recusada';
    type Making = Partial<typeof familyRequests.$inferInsert>;

    it.each<[string, Schemas['FamilyStatus'], Making, string | null]>([
      ['refuses one that its supplier fills in', 'Cadastrando', {}, IN_REQUEST],
      ['refuses one that was refused', 'Recusado', {}, REFUSED],
      ['takes one that was approved', 'Aprovado', {}, null],
      ['takes one that was taken out of its request', 'Cadastrando', { deletedAt: new Date() }, null],
      ['takes one that staff made before it was asked for', 'Cadastrando', { novaFamilia: false }, null],
    ])('%s, and lists it accordingly (SM-2b, G-33)', async (_, status, making, problem) => {
      const { queries } = gateway.database;
      const stored = { categoriaId: 1, marcaId: 2, tipoVolumetriaId: 1 };
      const [family] = await queries
        .insert(families)
        .values({ nome: 'PANELA EM CADASTRO', status, ...stored })
        .returning({ id: families.id });
      const [request] = await queries
        .insert(registrationRequests)
        .values({ fornecedorId: alfa, dataExpiracao: '2027-03-31' })
        .returning({ id: registrationRequests.id });
      await queries.insert(familyRequests).values({
        solicitacaoCadastroId: request?.id ?? 0,
        familiaId: family?.id ?? 0,
        novaFamilia: true,
        quantidadeCadastroProduto: 1,
        ...making,
      });
      const token = await gateway.tokenOf('Comercial');
      const listed = await gateway.call(
        `/api/produtos/familias?ParaSolicitacao=true&FamiliaId=${family?.id}`,
        {
          token,
        },
      );
      expect(listed.body).toMatchObject({ familias: problem === null ? [{ id: family?.id }] : [] });
      const answer = await open(body(newFamily, known(family?.id ?? 0)));
      expect(answer.status).toBe(problem === null ? 201 : 400);
      if (problem !== null)
        expect(errorOf(answer).errors.fields).toEqual({
          'solicitacoesCadastrosFamilias[1].familiaId': [problem],
        });
    });
  });

  it('takes a family that a supplier made in the catalogue once staff has saved it, as a change of family does', async () => {
    const [supplier, token] = [await gateway.tokenOf('Fornecedor'), await gateway.tokenOf('Comercial')];
    const FAMILIES = '/api/produtos/familias';
    const input = {
      categoriaId: 1,
      marcaId: 2,
      tipoVolumetriaId: 1,
      volumetria: 3,
      dimensaoPorFamilia: false,
    };
    const made = await gateway.call(FAMILIES, {
      token: supplier,
      method: 'POST',
      body: { ...input, mva: 1, valorNf: 2 },
    });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body as Schemas['Family'];

    const listed = async () => {
      const query = `ParaSolicitacao=true&FamiliaId=${id}`;
      const { body } = await gateway.call(`${FAMILIES}?${query}`, { token });
      return (body as { familias: unknown[] }).familias.length;
    };
    const reasons = async () => {
      const query = `FamiliaOrigemId=1&FamiliaDestinoId=${id}`;
      const { body } = await gateway.call(`${FAMILIES}/origem-destino?${query}`, { token });
      return (body as Schemas['FamilyChangePreview']).produtos.map(({ motivo }) => motivo);
    };
    const asked = async () => {
      const answer = await open(body(known(id)));
      return answer.status === 201 ? null : Object.values(errorOf(answer).errors.fields).flat();
    };

    expect(await listed()).toBe(0);
    const closed = await reasons();
    expect(closed.length).toBeGreaterThan(0);
    expect(new Set(closed)).toEqual(
      new Set(['A família de destino ainda não foi aprovada na sua solicitação']),
    );
    expect(await asked()).toEqual(['Esta família ainda não foi aprovada na sua solicitação']);

    const saved = await gateway.call(`${FAMILIES}/${id}`, {
      token,
      method: 'PUT',
      body: input,
      headers: ifMatch(1),
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await listed()).toBe(1);
    expect(await reasons()).not.toContain(closed[0]);
    expect(await asked()).toBeNull();
  });

  it('is for Comercial and link generators (RTE-015, RTE-037, SOL-011)', async () => {
    const statuses = await Promise.all(
      ROLES.map(async (role) => {
        const token = await gateway.tokenOf(role);
        return [role, (await gateway.call(OPEN, { token, method: 'POST', body: {} })).status] as const;
      }),
    );
    expect(statuses.filter(([, status]) => status !== 403).map(([role]) => role)).toEqual([
      'Comercial',
      'ComericalGeradorLink',
    ]);
  });
});
