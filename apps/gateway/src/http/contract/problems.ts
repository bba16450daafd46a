import { BOXES_TEXT, EMAIL_TEXT } from '@portal/domain';
import { formatNumber } from '@portal/formats';
import type { ErrorObject } from 'ajv';
import { messages } from '../messages.ts';

/** A problem of a request, for the user. */
export interface Problem {
  readonly place: 'body' | 'parameter';
  /** Path in the body (`contatos[0].email`) or name of the parameter; empty for the whole body. */
  readonly path: string;
  readonly message: string;
}

const BODY_ROOT = '/requestBody';

/** `/contatos/0/email` → `contatos[0].email`. */
function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^[0-9]+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    );
}

function place({ instancePath }: ErrorObject, missing = ''): Pick<Problem, 'place' | 'path'> {
  const pointer =
    missing === '' ? instancePath : `${instancePath}/${missing.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (pointer.startsWith(BODY_ROOT)) {
    return { place: 'body', path: fieldPath(pointer.slice(BODY_ROOT.length)) };
  }
  // Pointers of parameters are /path/id, /query/Pagina, /header/if-match; a dot is part of the name.
  const name = pointer.split('/').slice(2).join('/').replaceAll('~1', '/').replaceAll('~0', '~');
  return { place: 'parameter', path: name === 'if-match' ? 'If-Match' : name };
}

/** Messages for fields whose pattern has a meaning, by the last part of their path. */
const patternMessages: Readonly<Record<string, string>> = {
  cnpj: 'Digite um CNPJ válido',
  email: EMAIL_TEXT,
  codigo: 'Digite os 6 números do código',
  DataInicio: messages.badDate,
  DataFim: messages.badDate,
  'If-Match': 'Versão inválida',
};

const typeMessages: Readonly<Record<string, string>> = {
  integer: 'Informe um número inteiro',
  number: 'Informe um número',
  boolean: 'Informe verdadeiro ou falso',
  string: 'Informe um texto',
  array: 'Informe uma lista',
};

/** Name of the expected type; null is ignored in types that also allow it. */
function typeName(wanted: unknown): string {
  return String([wanted].flat().find((type) => type !== 'null'));
}

/** Limits of a schema that messages name. */
interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Messages for numbers that are too small, by the last part of their path (EAN-014, GAP-41). */
const minimumMessages: Readonly<Record<string, string>> = {
  quantidadeProdutosNaCaixa: 'Deve conter ao menos 1 produto',
  qtdCompra: 'Valor deve ser maior que 0',
  multiplicador: 'Valor deve ser maior que 0',
  qtdCxLastro: BOXES_TEXT,
  qtdCxPallet: BOXES_TEXT,
};

function rangeMessage({ keyword, parentSchema }: ErrorObject, path: string): string {
  const { minimum, maximum } = (parentSchema ?? {}) as Bounds;
  const tooSmall = keyword === 'maximum' ? undefined : minimumMessages[path.split('.').at(-1) ?? ''];
  if (tooSmall !== undefined) return tooSmall;
  if (minimum !== undefined && maximum !== undefined)
    return `Informe um número de ${formatNumber(minimum)} a ${formatNumber(maximum)}`;
  if (minimum !== undefined) return `Informe um número a partir de ${formatNumber(minimum)}`;
  return maximum === undefined ? 'Informe outro número' : `Informe um número até ${formatNumber(maximum)}`;
}

function textOf(error: ErrorObject, path: string): string {
  const { keyword, params, data } = error;
  const blank = data === null || (typeof data === 'string' && data.trim() === '');
  switch (keyword) {
    case 'required':
      return messages.required;
    case 'additionalProperties':
      return 'Campo desconhecido';
    case 'type':
      return data === null ? messages.required : (typeMessages[typeName(params.type)] ?? 'Valor inválido');
    case 'minLength':
      return blank ? messages.required : `Digite no mínimo ${formatNumber(params.limit)} caracteres`;
    case 'maxLength':
      return `Digite no máximo ${formatNumber(params.limit)} caracteres`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
      return rangeMessage(error, path);
    case 'enum':
      return 'Escolha um dos valores permitidos';
    case 'pattern':
    case 'format':
      if (blank && path !== 'If-Match') return messages.required;
      return patternMessages[path.split('.').at(-1) ?? ''] ?? 'Digite um texto válido';
    default:
      return 'Valor inválido';
  }
}

/** Turns errors of the validator into problems for the user, one message per path, without repeating the input. */
export function problemsOf(errors: readonly ErrorObject[], hasBody: boolean): Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    if (error.keyword === 'parse') {
      problems.set('', { place: 'body', path: '', message: messages.badContent });
      continue;
    }
    const missing = String(error.params.missingProperty ?? error.params.additionalProperty ?? '');
    const at =
      missing === 'requestBody' && error.instancePath === ''
        ? { place: 'body' as const, path: '' }
        : place(error, missing);
    if (at.place === 'body' && at.path === '' && hasBody) {
      problems.set('', { ...at, message: messages.badContent });
    } else if (!problems.has(at.path)) {
      problems.set(at.path, {
        ...at,
        message:
          at.place === 'parameter' && error.keyword === 'additionalProperties'
            ? 'Parâmetro desconhecido'
            : textOf(error, at.path),
      });
    }
  }
  return [...problems.values()];
}
