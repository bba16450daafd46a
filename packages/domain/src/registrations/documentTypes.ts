import { normalizeLine } from '@portal/formats';
import type { StepNumber } from './registrationSteps.ts';

/** Extensions of every registration document, without the dot (G-32). */
const EXTENSIONS = ['png', 'doc', 'docx', 'pdf'] as const;

/** Extensions of the documents of step 2 (ST2-030). */
const WITH_SPREADSHEETS = [...EXTENSIONS, 'xlsx'] as const;

/** Most bytes of a document: 100 MB (G-32, D13). */
export const DOCUMENT_MAX_BYTES = 104_857_600;

/** Message of a file with more bytes. */
export const DOCUMENT_TOO_LARGE_TEXT = 'Selecione apenas arquivos de no máximo 100 MB.';

/** Message of a file that could not be sent (UPL-015, RQF-062). */
export const FILE_NOT_SENT_TEXT = 'Erro ao anexar arquivo';

/** Content type of a document on its way, whatever file it is: an empty one (UPL-007, C-10). */
export const DOCUMENT_UPLOAD_TYPE = '';

/** Most characters of the name of a file. */
export const DOCUMENT_NAME_MAX = 255;

/** Message where a file is missing, or its name (UPL-013, ST2-032, RQF-033). */
export const NO_FILE_TEXT = 'Nenhum arquivo fornecido.';

/** Message of a name of a file with signs that a path has, or that cannot be shown. */
export const BAD_NAME_TEXT = 'O nome do arquivo tem caracteres inválidos';

/** Most files of a type that takes several. */
export const DOCUMENT_FILES_MAX = 20;

/**
 * The nine documents of a registration in the order of their fields: label, step, whether required, whether several
 * files are taken, extensions (ONB-051, ST2-028 to ST2-030, ST3-002 to ST3-009, G-08, G-32, C-34).
 */
export const DOCUMENT_TYPES = [
  {
    type: 'CatalogoProduto',
    label: 'Catálogo de produtos',
    step: 2,
    required: true,
    multiple: false,
    extensions: WITH_SPREADSHEETS,
  },
  {
    type: 'TabelaPrecos',
    label: 'Tabela de valores',
    step: 2,
    required: true,
    multiple: false,
    extensions: WITH_SPREADSHEETS,
  },
  {
    type: 'ContratoSocial',
    label: 'Contrato Social',
    step: 3,
    required: true,
    multiple: false,
    extensions: EXTENSIONS,
  },
  {
    type: 'DocumentoSocio',
    label: 'Documentos de sócios',
    step: 3,
    required: true,
    multiple: true,
    extensions: EXTENSIONS,
  },
  {
    type: 'AlvaraFuncionamento',
    label: 'Alvará de Funcionamento',
    step: 3,
    required: true,
    multiple: false,
    extensions: EXTENSIONS,
  },
  {
    type: 'AlvaraSanitario',
    label: 'Alvará Sanitário',
    step: 3,
    required: false,
    multiple: false,
    extensions: EXTENSIONS,
  },
  {
    type: 'CartaoCnpj',
    label: 'Cartão CNPJ',
    step: 3,
    required: true,
    multiple: false,
    extensions: EXTENSIONS,
  },
  {
    type: 'CartaoSintegra',
    label: 'Cartão Sintegra',
    step: 3,
    required: true,
    multiple: false,
    extensions: EXTENSIONS,
  },
  {
    type: 'CartaoInscricaoEstadual',
    label: 'Cartão de Inscrição Estadual',
    step: 3,
    required: true,
    multiple: false,
    extensions: EXTENSIONS,
  },
] as const;

/** Type of a registration document. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number]['type'];

/** The facts about a document type. */
export type DocumentTypeFacts = (typeof DOCUMENT_TYPES)[number];

/** A stored document, as far as the rules read it. */
export interface StoredDocument {
  readonly tipoDocumento: string;
}

/** The facts about a type; `undefined` for an unknown one. */
export function documentTypeFacts(type: string): DocumentTypeFacts | undefined {
  return DOCUMENT_TYPES.find((known) => known.type === type);
}

/** Label of a document type, which is that of its field (G-08); an unknown type stays as it is. */
export function documentTypeLabel(type: string): string {
  return documentTypeFacts(type)?.label ?? type;
}

/**
 * The required documents of a step that are missing (ST2-031, ST3-009 to ST3-011), in the order of the fields.
 *
 * @param stored documents that are stored or were just uploaded.
 */
export function missingDocuments(step: StepNumber, stored: readonly StoredDocument[]): DocumentType[] {
  return DOCUMENT_TYPES.filter(
    ({ type, step: own, required }) =>
      own === step && required && !stored.some(({ tipoDocumento }) => tipoDocumento === type),
  ).map(({ type }) => type);
}

/** Message of a file whose extension its field does not accept (WID-028). */
export function documentTypeText(type: DocumentType): string {
  const names = (documentTypeFacts(type)?.extensions ?? EXTENSIONS).map((extension) =>
    extension.toUpperCase(),
  );
  const [last, ...others] = [...names].reverse();
  return `Selecione apenas arquivos com as extensões permitidas. Use ${others.reverse().join(', ')} ou ${last}.`;
}

/**
 * Message about the name of a file, `null` when it is fine: empty, longer than `DOCUMENT_NAME_MAX`, with path or
 * control characters, or with an extension that the field does not accept (G-32, ST2-030).
 */
export function documentNameProblem(name: string, type: DocumentType): string | null {
  if (normalizeLine(name) === '') return NO_FILE_TEXT;
  if (name.length > DOCUMENT_NAME_MAX) return `O nome do arquivo tem mais de ${DOCUMENT_NAME_MAX} caracteres`;
  if (/[\p{Cc}/\\]/u.test(name)) return BAD_NAME_TEXT;
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const taken = documentTypeFacts(type)?.extensions.some((allowed) => allowed === extension) ?? false;
  return taken ? null : documentTypeText(type);
}
