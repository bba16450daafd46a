/** What the portal is told when it starts. */
export interface Configuration {
  /** Address of the gateway, without a slash at its end. */
  readonly apiUrl: string;
  /** Suffix of the e-mails of managers, `''` where it is not configured (GAP-07). */
  readonly managerEmailSuffix: string;
  /** Nonce of the content security policy that the page was served with. */
  readonly nonce: string | undefined;
}

/** Reads an address of a gateway; throws for anything else, since without it nothing can work. */
function parseApiUrl(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`Not an address of a gateway: "${text}"`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Reads what the host of the portal wrote into the page (D10): nothing of it is known when the portal is built. */
export function readConfiguration(page: Document): Configuration {
  const content = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return {
    apiUrl: parseApiUrl(content('portal-api-url')),
    managerEmailSuffix: content('portal-manager-email-suffix') ?? '',
    nonce: nonce || undefined,
  };
}
