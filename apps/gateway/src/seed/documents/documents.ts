import {
  DOCUMENT_TYPES,
  type DocumentType,
  isPreRegistrationFinished,
  type RegistrationProgress,
} from '@portal/domain';
import { createRandom } from '../random.ts';
import { instantAfter } from '../seedClock.ts';

/** A file that is in the store, shared by all documents of a type. */
export interface SampleFile {
  readonly fileId: string;
  readonly sizeBytes: number;
  /** Ending of the name, with the dot. */
  readonly ending: string;
}

/** The parts of a registration that decide about its documents. */
export interface DocumentedFlow extends RegistrationProgress {
  readonly fornecedorId: number;
  readonly dataCriacao: Date;
}

/** A document of the seed. */
export interface DocumentRow {
  readonly id: number;
  readonly fornecedorId: number;
  readonly tipoDocumento: DocumentType;
  readonly nomeOriginal: string;
  readonly tamanho: number;
  readonly fileId: string;
  readonly dataCriacao: Date;
}

/** Names that suppliers give their files. */
const FILE_NAMES: Readonly<Record<DocumentType, readonly string[]>> = {
  CatalogoProduto: ['catalogo-2026', 'Catálogo de produtos', 'CATALOGO_COMPLETO'],
  TabelaPrecos: ['tabela-de-precos', 'Tabela de valores 2026', 'PRECOS'],
  ContratoSocial: ['contrato-social', 'Contrato Social consolidado', 'alteracao-contratual-03'],
  AlvaraFuncionamento: ['alvara-de-funcionamento', 'Alvará 2026'],
  CartaoCnpj: ['cartao-cnpj', 'Comprovante CNPJ'],
  CartaoInscricaoEstadual: ['inscricao-estadual', 'Cartão IE'],
  DocumentoSocio: ['rg-socio', 'CNH', 'documento-socia'],
  CartaoSintegra: ['sintegra', 'Consulta Sintegra'],
  AlvaraSanitario: ['alvara-sanitario', 'Licença sanitária'],
};

/** Share of suppliers that have an optional document. */
const OPTIONAL_SHARE = 0.5;

/** Days within which a supplier sends its documents. */
const DAYS = 20;

/** Statuses before the products are filled in. */
const BEFORE_STEP_2: readonly string[] = ['Novo', 'DadosBasicosInformados'];

/** Whether the documents of a step were sent by a status. */
function hasSent(step: number, flow: RegistrationProgress): boolean {
  if (BEFORE_STEP_2.includes(flow.statusFluxoCadastro)) return false;
  if (step === 2) return true;
  return flow.statusFluxoCadastro !== 'AprovadoPrimeiraAnalise' && isPreRegistrationFinished(flow);
}

/** The documents that fit the status of each registration: those of step 2, later also those of step 3. */
export function createDocuments(
  flows: readonly DocumentedFlow[],
  samples: Readonly<Record<DocumentType, SampleFile>>,
): DocumentRow[] {
  const random = createRandom('documents');
  const rows = flows.flatMap((flow) =>
    DOCUMENT_TYPES.filter(({ step }) => hasSent(step, flow)).flatMap(({ type, required, multiple }) => {
      if (!required && !random.chance(OPTIONAL_SHARE)) return [];
      const names = random.sample(FILE_NAMES[type], multiple ? random.integer(1, 2) : 1);
      return names.map((name) => ({
        fornecedorId: flow.fornecedorId,
        tipoDocumento: type,
        nomeOriginal: `${name}${samples[type].ending}`,
        tamanho: samples[type].sizeBytes,
        fileId: samples[type].fileId,
        dataCriacao: instantAfter(random, flow.dataCriacao, DAYS),
      }));
    }),
  );
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
