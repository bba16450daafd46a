import type { Notify } from '../services/Notify.ts';

/**
 * Copies the whole address of a page of the portal, and says so.
 *
 * @param texts what is said once it is copied, and where the browser refuses.
 */
export async function copyAddress(
  notify: Notify,
  href: string,
  texts: { readonly copied: string; readonly refused: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href, window.location.origin).href);
    notify.success(texts.copied);
  } catch {
    notify.error(texts.refused);
  }
}
