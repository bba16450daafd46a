import { routes } from '../access/routes.ts';

/** `Erro` was not caught, `Promessa` is such a rejection, `Carga` is code that could not be loaded, `Tela` a page not drawn. */
export type BrowserErrorKind = 'Erro' | 'Promessa' | 'Carga' | 'Tela';

/** An error of the portal as it is reported, on the wire and in the log. */
export interface BrowserError {
  readonly tipo: BrowserErrorKind;
  /** Name of the error, such as `TypeError`. */
  readonly nome: string;
  readonly mensagem: string;
  /** File, line and column in the portal's own scripts. */
  readonly lugar: string | null;
  /** Path of the route, with the names of its parameters. */
  readonly pagina: string | null;
  /** File that the page began with, which differs with each build. */
  readonly versao: string | null;
  /** Id of the call that failed. */
  readonly codigo: string | null;
}

const MESSAGE_LENGTH = 200;
/** Read before anything is taken out: a longer text only costs time. */
const MOST_READ = 2_000;
const GONE = '…';

/** What may be about a person, in the order in which it is taken out. */
const PERSONAL = [
  // An apostrophe inside a word opens nothing; what is not closed reaches to the end.
  /(?<![\p{L}\d])'.*?(?:'(?![\p{L}\d])|$)/gsu,
  /".*?(?:"|$)/gs,
  /`.*?(?:`|$)/gs,
  /[“„”].*?(?:[“”]|$)/gs,
  /[‘‚].*?(?:’|$)/gs,
  /«.*?(?:»|$)/gs,
  /[a-z][a-z\d+.-]*:\/\/\S*/gi,
  /\S*@\S*/g,
  // A CNPJ may have letters in all places but the last two.
  /(?<![A-Z\d])[A-Z\d]{2}\.?[A-Z\d]{3}\.?[A-Z\d]{3}\/?[A-Z\d]{4}-?\d{2}(?!\d)/gi,
  // Documents, telephones, dates, amounts and ids: more than three digits, however they are separated.
  /[\p{L}\d_]*\d(?:[\p{L}_]|[ .,:;/()+-]*\d){3,}[\p{L}\d_]*/gu,
  // Tokens and the like.
  /[\w-]{24,}/g,
];

/** A message of a program without what may be about a person: quoted texts, addresses, numbers of more than three digits. */
export function scrubMessage(message: string): string {
  const scrubbed = PERSONAL.reduce(
    (text, pattern) => text.replace(pattern, GONE),
    message.slice(0, MOST_READ),
  )
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return scrubbed.length > MESSAGE_LENGTH ? `${scrubbed.slice(0, MESSAGE_LENGTH - 1)}${GONE}` : scrubbed;
}

const matching = (text: string | null, pattern: RegExp) =>
  text !== null && pattern.test(text) ? text : null;

/** A report that tells nothing about a person: what is not as it has to be is left out. Doing it twice changes nothing. */
export function scrubBrowserError(error: BrowserError): BrowserError {
  return {
    tipo: error.tipo,
    nome: matching(error.nome, /^[A-Z][A-Za-z]{0,39}$/) ?? 'Error',
    mensagem: scrubMessage(error.mensagem),
    lugar: matching(error.lugar, /^[\w.-]{1,100}\.[jt]sx?(?::\d{1,7}){0,2}$/),
    pagina: routes.some(({ path }) => path === error.pagina) ? error.pagina : null,
    versao: matching(error.versao, /^[\w.-]{1,100}\.[jt]sx?$/),
    codigo: matching(error.codigo, /^[\w-]{8,64}$/),
  };
}
