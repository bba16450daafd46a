import { ROLES, type Role } from '@portal/domain';
import { hashPassword } from '../areas/session/passwords.ts';
import type { Database } from '../database/database.ts';
import * as tables from '../database/schema.ts';

/** Password of every user of the fixtures. */
export const PASSWORD = 'Senha-de-teste-1';

/** CNPJ of the supplier of the fixtures, whose registration is confirmed. */
export const SUPPLIER_CNPJ = '11222333000181';

/** A CNPJ that is not in the fixtures. */
export const FREE_CNPJ = '12ABC34501DE35';

/** E-mail of the staff user with a role. */
export function emailOf(role: Role): string {
  return `${role.toLowerCase()}@empresa.com.br`;
}

/** E-mail of a user of the demonstration. */
export const DEMO_EMAIL = 'comercial@demo.empresa.com.br';

/** E-mail of a user who may not sign in any more. */
export const INACTIVE_EMAIL = 'desligada@empresa.com.br';

/** Registration flow of the supplier of the fixtures. */
export const SUPPLIER_FLOW = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';

let hashed: Promise<string> | undefined;

async function insertUsers({ queries }: Database): Promise<void> {
  hashed ??= hashPassword(PASSWORD);
  const passwordHash = await hashed;
  const [supplier] = await queries
    .insert(tables.suppliers)
    .values({
      cnpj: SUPPLIER_CNPJ,
      email: 'contato@serra.com.br',
      nomeFantasia: 'PANELAS DA SERRA',
      codigo: 7001,
    })
    .returning({ id: tables.suppliers.id });
  await queries.insert(tables.registrationFlows).values({
    id: SUPPLIER_FLOW,
    cnpj: SUPPLIER_CNPJ,
    email: 'contato@serra.com.br',
    fornecedorId: supplier?.id ?? null,
    statusFluxoCadastro: 'AguardandoPrimeiraAnalise',
    confirmedAt: new Date('2026-01-01T12:00:00Z'),
  });
  const staff = ROLES.filter((role) => role !== 'Fornecedor').map((role) => ({
    email: emailOf(role),
    roles: [role],
  }));
  const people: { email: string; roles: Role[]; cnpj?: string; demo?: boolean; active?: boolean }[] = [
    ...staff,
    { email: 'contato@serra.com.br', roles: ['Fornecedor'], cnpj: SUPPLIER_CNPJ },
    { email: 'duas.funcoes@empresa.com.br', roles: ['Comercial', 'ComercialValidadores'] },
    { email: DEMO_EMAIL, roles: ['Comercial'], demo: true },
    { email: INACTIVE_EMAIL, roles: ['Comercial'], active: false },
  ];
  const inserted = await queries
    .insert(tables.users)
    .values(
      people.map(({ email, cnpj = null, demo = false, active = true }) => ({
        email,
        cnpj,
        demo,
        active,
        passwordHash,
        name: cnpj === null ? 'Marina Alves' : 'Fornecedor',
        givenName: cnpj === null ? 'Marina' : 'Fornecedor',
        registrationFlowId: cnpj === null ? null : SUPPLIER_FLOW,
      })),
    )
    .returning({ id: tables.users.id });
  await queries
    .insert(tables.userRoles)
    .values(
      people.flatMap(({ roles }, index) => roles.map((role) => ({ userId: inserted[index]?.id ?? 0, role }))),
    );
}

async function insertLists({ queries }: Database): Promise<void> {
  await queries.insert(tables.states).values([
    { id: 31, nome: 'Minas Gerais', sigla: 'MG' },
    { id: 14, nome: 'Roraima', sigla: 'RR' },
  ]);
  await queries.insert(tables.cities).values([
    { id: 3170206, nome: 'Uberlândia', estadoId: 31 },
    { id: 3100203, nome: 'Abaeté', estadoId: 31 },
    { id: 3100104, nome: 'Água Boa', estadoId: 31 },
  ]);
  await queries.insert(tables.banks).values([
    { codigo: null, ispb: '99999999', descricao: 'Cooperativa de Crédito Exemplo' },
    { codigo: '237', ispb: '60746948', descricao: 'Banco Bradesco S.A.' },
    { codigo: '001', ispb: '00000000', descricao: 'Banco do Brasil S.A.' },
  ]);
  await queries.insert(tables.cnaes).values([{ codigo: '4649408', descricao: 'Comércio atacadista' }]);
}

/** Ids of brands that tests name. */
export const brandIds = {
  tramontina: 1,
  brinox: 2,
  percent: 3,
  underscore: 4,
  backslash: 5,
  quote: 6,
  emoji: 7,
} as const;

async function insertCatalogue({ queries }: Database): Promise<void> {
  await queries.insert(tables.brands).values([
    { kind: 'commercial', descricao: 'TRAMONTINA' },
    { kind: 'commercial', descricao: 'BRINOX' },
    { kind: 'commercial', descricao: '100% CASA' },
    { kind: 'commercial', descricao: 'SOL_MAR' },
    { kind: 'commercial', descricao: 'A\\B' },
    { kind: 'commercial', descricao: "D'ÁGUA" },
    { kind: 'commercial', descricao: 'SORRISO 😀' },
    { kind: 'ecommerce', descricao: 'TRAMONTINA' },
    { kind: 'ecommerce', descricao: 'LOJA VIRTUAL' },
    { kind: 'commercial', descricao: 'REMOVIDA', deletedAt: new Date('2026-01-01T12:00:00Z') },
    { kind: 'commercial', descricao: 'DO FORNECEDOR' },
  ]);
  await queries.insert(tables.supplierBrands).values({ fornecedorId: 1, marcaId: 11 });
  await queries.insert(tables.categories).values([
    { descricao: 'PANELAS', sigla: 'PANELA' },
    { descricao: 'KITS', sigla: 'KIT', kit: true },
  ]);
  await queries.insert(tables.volumeTypes).values({ descricao: 'LITRO', sigla: 'L' });
  await queries.insert(tables.families).values([
    {
      nome: 'PANELA TRAMONTINA 4,5L SOLAR',
      status: 'Aprovado',
      categoriaId: 1,
      marcaId: 1,
      colecao: 'SOLAR',
      volumetria: 4.5,
      tipoVolumetriaId: 1,
      dimensaoPorFamilia: true,
      altura: 15.5,
      largura: 24,
      comprimento: 38.25,
      peso: 1850,
      margem: -2.45,
      valorBrutoCalculado: 112.9,
      aliquotaIcmsEntrada: 12.1234,
      aliquotaIpi: 3.25,
      cst: 'Icms',
      fundoPobreza: 'Nao',
      mva: 45.5,
      valorPauta: 90.07,
      calculoPautaDiferente: true,
    },
    { nome: 'ÁGUA E CIA KIT', categoriaId: 2, marcaId: 2, tipoVolumetriaId: 1 },
    { nome: 'ZEBRA', status: 'Cadastrando', categoriaId: 1, marcaId: 2, tipoVolumetriaId: 1 },
  ]);
  await queries.insert(tables.familyCompetitors).values([
    { familiaId: 1, ordem: 1, nome: 'LOJA B', preco: 189.9 },
    { familiaId: 1, ordem: 0, nome: 'LOJA A', preco: 0.07 },
  ]);
  await queries.insert(tables.products).values([
    {
      nome: 'PANELA TRAMONTINA SOLAR VERMELHA',
      familiaId: 1,
      status: 'Ativo',
      statusAprovacao: 'Aprovado',
      variacao: 'VERMELHA',
      descricao: '<p>Panela</p>',
      altura: 1,
      marcaEcommerceId: 8,
      miniatura: new Uint8Array([0, 255, 1, 254]),
    },
    { nome: 'PANELA TRAMONTINA SOLAR AZUL', familiaId: 1, variacao: 'AZUL' },
    { nome: 'PRODUTO ANTIGO', familiaId: 2, importadoLegado: true, altura: 2.5, peso: 100 },
  ]);
  await queries.insert(tables.productChildren).values([
    { produtoId: 1, ean: '7891000315507', dun: '17891000315504', quantidade: 12, principal: true },
    { produtoId: 1, ean: '7891000315514', quantidade: 6 },
    { produtoId: 3, ean: '123', principal: true },
  ]);
  await queries.insert(tables.productPhotos).values([
    { produtoId: 1, arquivo: 'https://arquivos.empresa.com.br/2.jpg', ordem: 1 },
    { produtoId: 1, arquivo: 'https://arquivos.empresa.com.br/1.jpg', ordem: 0 },
  ]);
  await queries.insert(tables.tags).values([{ descricao: 'ZERO AÇÚCAR' }, { descricao: 'COZINHA' }]);
  await queries.insert(tables.characteristics).values([{ descricao: 'INOX' }, { descricao: 'ANTIADERENTE' }]);
  await queries.insert(tables.productTags).values([
    { produtoId: 1, tagId: 1 },
    { produtoId: 1, tagId: 2 },
  ]);
  await queries.insert(tables.productCharacteristics).values([
    { produtoId: 1, caracteristicaId: 2 },
    { produtoId: 1, caracteristicaId: 1 },
  ]);
}

/** A few records of every kind, independent of the seed. */
export async function insertFixtures(database: Database): Promise<void> {
  await insertUsers(database);
  await insertLists(database);
  await insertCatalogue(database);
}
