import { createHash } from 'node:crypto';
import { formatInstantDateTime } from '@portal/formats';
import { desc } from 'drizzle-orm';
import { outboxMails } from '../database/schema.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { JSON_CONTENT_TYPE } from '../http/server/securityHeaders.ts';

const PAGE_PATH = '/dev/outbox';
const JSON_PATH = '/dev/outbox.json';

/** How many mails are shown. */
const SHOWN = 100;

/** Whether an address is the outbox, which is served in demonstration mode only. */
export function isOutboxPath(pathname: string): boolean {
  return pathname === PAGE_PATH || pathname === JSON_PATH;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1rem; }
article { border: 1px solid; border-radius: 0.5rem; padding: 0 1rem; margin-block: 1rem; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const writeInstant = (instant: Date): string => formatInstantDateTime(instant.toISOString());

type StoredMail = typeof outboxMails.$inferSelect;

function stateOf({ sentAt, failedAt, attempts }: StoredMail): string {
  if (sentAt !== null) return `Enviado em ${writeInstant(sentAt)}`;
  if (failedAt !== null) return 'Não enviado';
  return attempts === 0
    ? 'Registrado'
    : `Na fila, ${attempts} ${attempts === 1 ? 'tentativa' : 'tentativas'}`;
}

/** The text with only its links to the portal made clickable; text from users stays text. */
function bodyOf(body: string | null, portal: string | undefined): string {
  if (body === null) return 'O texto foi apagado porque continha um código ou um link.';
  return body
    .split('\n')
    .map((line) => {
      const text = escapeHtml(line);
      const isLink = portal !== undefined && line.startsWith(`${portal}/`) && !/\s/.test(line);
      return isLink ? `<a href="${text}" rel="noreferrer">${text}</a>` : text;
    })
    .join('\n');
}

function articleOf(mail: StoredMail, portal: string | undefined): string {
  const id = `mail-${mail.id}`;
  return `<article aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(mail.subject)}</h2>
<dl>
<dt>Para</dt><dd>${escapeHtml(mail.recipient)}</dd>
<dt>Criado em</dt><dd><time datetime="${mail.queuedAt.toISOString()}">${writeInstant(mail.queuedAt)}</time></dd>
<dt>Situação</dt><dd>${stateOf(mail)}</dd>
</dl>
<pre>${bodyOf(mail.body, portal)}</pre>
</article>`;
}

function pageOf(mails: readonly StoredMail[], portal: string | undefined): string {
  const list =
    mails.length === 0
      ? '<p>Nenhum e-mail ainda.</p>'
      : mails.map((mail) => articleOf(mail, portal)).join('\n');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caixa de saída | Portal do Fornecedor</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Caixa de saída</h1>
<p>Os ${SHOWN} e-mails mais novos do modo de demonstração. Também em <a href="${JSON_PATH}">JSON</a>.</p>
${list}
</main>
</body>
</html>
`;
}

/** Shows the e-mails of the demonstration, the newest first, as a page or as JSON (G-25). */
export async function serveOutbox({ database, config }: GatewayContext, pathname: string): Promise<Response> {
  const mails = await database.queries.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(SHOWN);
  if (pathname === JSON_PATH) {
    const list = mails.map(({ recipient, body, nextAttemptAt, ...mail }) => ({
      ...mail,
      to: recipient,
      text: body,
    }));
    return new Response(JSON.stringify({ mails: list }), { headers: { 'Content-Type': JSON_CONTENT_TYPE } });
  }
  return new Response(pageOf(mails, config.portalOrigins[0]), {
    headers: { 'Content-Security-Policy': CSP, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
