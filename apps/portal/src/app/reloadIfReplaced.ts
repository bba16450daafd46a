import { openStorage } from '../session/browserStorage.ts';

const RELOADED_AT = 'portal.reloadedAt';

/** A second reload within this time would not help either. */
const REST_MS = 5 * 60_000;

/** Whether the server has another version of the portal than the one that this page was loaded from. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false; // there is no connection
  }
}

/**
 * Loads the page again, once, when its code is gone because a new version was put in place. What is typed is in its draft by
 * then: drafts are written when the page is left (D11).
 */
export async function reloadIfReplaced(): Promise<void> {
  const { storage, blocked } = openStorage('sessionStorage');
  if (blocked) return; // nothing would remember the reload
  if (Date.now() - Number(storage.getItem(RELOADED_AT)) < REST_MS) return;
  if (!(await isReplaced())) return;
  storage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
