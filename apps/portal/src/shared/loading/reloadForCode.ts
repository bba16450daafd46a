import { openStorage } from '../../session/browserStorage.ts';

const RELOADED_AT = 'portal.reloadedAt';

/** A second reload within this time would not help either. */
const REST_MS = 5 * 60_000;

/** The first page as the server has it now; nothing when there is no connection or the page was left meanwhile. */
async function readFirstPage(left?: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: left ?? null });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads the page again, once, when its code is gone because a new version was put in place: the server has another first
 * page than the one that this page was loaded from. What is typed is in its draft by then: drafts are written when the page
 * is left (D11).
 */
export async function reloadIfReplaced(left?: AbortSignal): Promise<void> {
  const { storage, blocked } = openStorage('sessionStorage');
  if (blocked) return; // nothing would remember the reload
  if (Date.now() - Number(storage.getItem(RELOADED_AT)) < REST_MS) return;
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const firstPage = await readFirstPage(left);
  if (!entry || firstPage === undefined || firstPage.includes(entry)) return;
  storage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** Loads the page again when the server answers: without a connection the portal that is open would be lost as well. */
export async function reloadIfServed(left: AbortSignal): Promise<void> {
  if ((await readFirstPage(left)) !== undefined) location.reload();
}
