import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DOCUMENT_UPLOAD_TYPE } from '@portal/domain';
import { brandsNotThereOnce } from '../../apps/gateway/src/testing/brandsNotThereOnce.ts';
import { documentFiles } from '../../apps/gateway/src/testing/documentFiles.ts';
import { type Account, type Caller, createCaller, type Tally } from './caller.ts';

/** How much of one kind was acknowledged, and how much of it is not there exactly once. */
interface Outcome {
  readonly kind: string;
  readonly acknowledged: number;
  readonly lost: number;
}

/** Users who read and create, until they are stopped. */
export interface Load {
  /** The tally since the last call of this. */
  takeTally(): Tally;
  stop(): Promise<void>;
  /** Codes of the requests that were opened: each one is announced to its supplier by mail. */
  readonly requests: readonly number[];
  /** Compares what was acknowledged with what is there; brands in the database at this address. */
  outcomes(databaseUrl: string): Promise<Outcome[]>;
}

const STAFF = 8;
/** What each of them waits between two calls: enough left of the machine for the harm itself. */
const THINK_MS = 60;
const BUYER: Account = { email: 'comercial@demo.portal.br' };
/** The demo supplier that has products, and the one whose registration takes documents. */
const PARTNER: Account = { cnpj: '11222333000181' };
const APPLICANT: Account = { cnpj: '11444777000161' };
const BRANDS = '/api/produtos/marcas';

/** A registration, as far as it is used here. */
interface Registration {
  readonly fornecedor: {
    readonly id: number;
    readonly documentosPorTipo: Readonly<Record<string, readonly { id: number; nomeOriginal: string }[]>>;
  };
}

/** The body of an answer of 200. @throws Error for any other answer. */
async function read<Body>(caller: Caller, account: Account, path: string): Promise<Body> {
  const answer = await caller.send(account, path);
  if (answer?.status !== 200) throw new Error(`${path} was answered with ${answer?.status}`);
  return (await answer.json()) as Body; // as the contract says
}

/** Address of the registration of a supplier. */
async function registrationOf(caller: Caller, account: Account): Promise<string> {
  const { fluxoCadastroId } = await read<{ fluxoCadastroId: string }>(
    caller,
    account,
    '/api/usuarios/perfil',
  );
  return `/api/fornecedores/pre-cadastro/${fluxoCadastroId}`;
}

/** Bytes of a PDF that differs from any other. */
const pdfOf = (text: string) =>
  new Uint8Array(Buffer.concat([documentFiles.pdf(), Buffer.from(`\n%${text}`)]));

/**
 * Starts users at gateways: staff who read brands, create some and open requests, and a supplier that replaces a document. A
 * create that fails is sent again under its key, as the portal does.
 */
export async function startLoad(url: string): Promise<Load> {
  const caller = createCaller(url);
  let isOver = false;
  const brands: string[] = [];
  const requests: number[] = [];
  const sent: { name: string; bytes: Uint8Array }[] = [];
  const { fornecedor: partner } = await read<Registration>(
    caller,
    PARTNER,
    await registrationOf(caller, PARTNER),
  );
  const registration = await registrationOf(caller, APPLICANT);
  const { fornecedor: applicant } = await read<Registration>(caller, APPLICANT, registration);

  /** Creates something; null where the load ended before it was answered, or its answer got lost. */
  const create = async (path: string, body: object): Promise<Response | null> => {
    const key = randomUUID();
    for (let tries = 0; tries < 200 && !isOver; tries += 1) {
      const answer = await caller.send(BUYER, path, { method: 'POST', body: JSON.stringify(body) }, key);
      // 422: it was carried out, and the answer got lost.
      if (answer?.status === 201 || answer?.status === 422) return answer;
      await answer?.body?.cancel();
      await wait(200);
    }
    return null;
  };

  const createBrand = async (): Promise<void> => {
    const descricao = `PROVA ${randomUUID().slice(0, 18)}`.toUpperCase();
    const answer = await create(BRANDS, { descricao });
    if (answer !== null) brands.push(descricao);
    await answer?.body?.cancel();
  };

  const openRequest = async (): Promise<void> => {
    const answer = await create('/api/produtos/solicitacoes-cadastros', {
      fornecedorId: partner.id,
      solicitacoesCadastrosFamilias: [{ novaFamilia: true, familiaId: null, quantidadeCadastroProduto: 1 }],
    });
    if (answer?.status === 201) requests.push(((await answer.json()) as { codigo: number }).codigo);
    else await answer?.body?.cancel();
  };

  /** Sends a document to the object store, and reads the registration until it has it. */
  const replaceDocument = async (): Promise<void> => {
    const name = `prova-${randomUUID()}.pdf`;
    const bytes = pdfOf(name);
    const form = new FormData();
    form.append('TipoDocumento', 'ContratoSocial');
    form.append('Upload', 'true');
    form.append('NomesArquivos', name);
    form.append('TamanhosArquivos', String(bytes.byteLength));
    const path = `/api/fornecedores/${applicant.id}/url-pre-assinada`;
    const asked = await caller.send(APPLICANT, path, { method: 'POST', body: form });
    if (asked?.status !== 200) return void (await asked?.body?.cancel());
    const [upload] = (await asked.json()) as { url: string }[];
    const stored = await fetch(upload?.url ?? '', {
      method: 'PUT',
      body: bytes,
      headers: { 'Content-Type': DOCUMENT_UPLOAD_TYPE },
    }).catch(() => null);
    await stored?.body?.cancel();
    if (stored?.status !== 200) return;
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await caller.send(APPLICANT, registration);
      if (answer?.status === 200) {
        const { fornecedor } = (await answer.json()) as Registration;
        const has = fornecedor.documentosPorTipo.ContratoSocial?.some(
          ({ nomeOriginal }) => nomeOriginal === name,
        );
        if (has) sent.push({ name, bytes });
        return;
      }
      await answer?.body?.cancel();
      await wait(200);
    }
  };

  const users = [
    ...Array.from({ length: STAFF }, async (_, user) => {
      for (let call = user; !isOver; call += 1) {
        if (call % 32 === 0) await openRequest();
        else if (call % 4 === 0) await createBrand();
        else await (await caller.send(BUYER, `${BRANDS}?QuantidadeRegistros=10`))?.body?.cancel();
        await wait(THINK_MS);
      }
    }),
    (async () => {
      for (; !isOver; await wait(500)) await replaceDocument();
    })(),
  ];

  /** A document takes the place of the one before: the last one is there, byte by byte. */
  const lostDocuments = async (): Promise<number> => {
    const last = sent.at(-1);
    if (last === undefined) return 0;
    const { fornecedor } = await read<Registration>(caller, APPLICANT, registration);
    const found = fornecedor.documentosPorTipo.ContratoSocial?.find(
      ({ nomeOriginal }) => nomeOriginal === last.name,
    );
    if (found === undefined) return 1;
    const { url: address } = await read<{ url: string }>(
      caller,
      APPLICANT,
      `/api/fornecedores/${applicant.id}/documentos/${found.id}`,
    );
    return Buffer.from(await (await fetch(address)).arrayBuffer()).equals(last.bytes) ? 0 : 1;
  };

  return {
    takeTally: caller.takeTally,
    requests,
    stop: async () => {
      isOver = true;
      await Promise.all(users);
    },
    outcomes: async (databaseUrl) => [
      { kind: 'brands', acknowledged: brands.length, lost: await brandsNotThereOnce(databaseUrl, brands) },
      { kind: 'documents', acknowledged: sent.length, lost: await lostDocuments() },
    ],
  };
}
