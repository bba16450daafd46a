import type { Page } from 'playwright';

/** The writes that a page sends, as "PUT /path". */
export function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (['POST', 'PUT', 'DELETE'].includes(call.method()) && pathname.startsWith('/api/produtos')) {
      sent.push(`${call.method()} ${pathname}`);
    }
  });
  return sent;
}
