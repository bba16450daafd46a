import { documentTypeLabel } from '@portal/domain';
import { acceptedSecrets } from '../../config/GatewayConfig.ts';
import { contentDisposition } from '../../files/contentDisposition.ts';
import { OWN_DATA_PATH, remainingSecondsUnder } from '../../files/fileAddress.ts';
import type { FileStore } from '../../files/store/FileStore.ts';
import { type ZipEntry, zipStream } from '../../files/zipStream.ts';
import { forbidden, notFound } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { type OwnData, readOwnData } from './ownData.ts';

const ZIP_TYPE = 'application/zip';

/** Characters that a file system refuses in a name. */
const REFUSED = /[\\/:*?"<>|]/g;

/** Characters of a name in the archive: file systems take 255 bytes, and a letter with an accent has two. */
const LONGEST = 120;

const READ_ME = `Este arquivo tem os dados que o Portal do Fornecedor guarda sobre você e a sua empresa.

cadastro.txt   o cadastro, campo por campo
dados.json     tudo, em formato que outros programas leem: conta, avisos de privacidade aceitos, acessos,
               e-mails enviados, cadastro, envios para análise, alterações, solicitações e leituras dos dados pela empresa
documentos     os documentos enviados

Ficam de fora a senha e os contadores de proteção da conta, guardados de forma que ninguém os lê, e os produtos,
que não são dados pessoais. Quem fez uma alteração ou leu os dados aparece como "Você", "Empresa" ou "Portal".
`;

const textEntry = (name: string, text: string): ZipEntry => ({ name, chunks: [Buffer.from(text, 'utf8')] });

/** A name that unpacks everywhere: without what file systems refuse, and cut before its extension. */
function entryName(name: string): string {
  const safe = name.replace(REFUSED, '_');
  const [extension] = /(?:\.\w{1,5})?$/.exec(safe) ?? [''];
  const stem = safe.slice(0, safe.length - extension.length);
  return `${stem.slice(0, LONGEST - extension.length).toWellFormed()}${extension}`;
}

/** The files of the archive, each opened when it is its turn. A document that is no longer there is named at the end. */
async function* entriesOf(own: OwnData, files: FileStore): AsyncGenerator<ZipEntry> {
  yield textEntry('leia-me.txt', READ_ME);
  yield textEntry('cadastro.txt', own.registrationText);
  yield textEntry('dados.json', `${JSON.stringify(own.data, null, 2)}\n`);
  const lost: string[] = [];
  for (const { id, type, name, fileId } of own.documents) {
    const path = `documentos/${entryName(`${documentTypeLabel(type)} ${id} ${name}`)}`;
    const bytes = await files.open(fileId);
    if (bytes === null) lost.push(path);
    else yield { name: path, chunks: bytes.stream };
  }
  if (lost.length > 0) yield textEntry('documentos-nao-encontrados.txt', `${lost.join('\n')}\n`);
}

/**
 * Serves the archive of a supplier's own data under its signed address (LGPD).
 *
 * @throws GatewayError 403 for an address that was changed or has expired, 404 for whom has no access any more.
 */
export async function serveOwnData({ database, config, now }: GatewayContext, url: URL): Promise<Response> {
  const id = url.pathname.slice(OWN_DATA_PATH.length);
  if (remainingSecondsUnder(acceptedSecrets(config), now(), id, url.searchParams, 'own-data') === null)
    throw forbidden();
  // Only ids that the gateway signed reach this point.
  const own = await database.transaction((queries) => readOwnData(queries, Number(id)));
  if (own === undefined) throw notFound();
  return new Response(zipStream(entriesOf(own, config.files)), {
    headers: {
      'Content-Disposition': contentDisposition(ZIP_TYPE, 'meus-dados.zip'),
      'Content-Type': ZIP_TYPE,
    },
  });
}
