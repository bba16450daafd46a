/** Settings of the portal at run time. */
export interface Configuration {
  /** Address of the gateway, without a slash at its end. */
  readonly apiUrl: string;
  /** Suffix of the e-mails of managers, `''` where it is not configured (GAP-07). */
  readonly managerEmailSuffix: string;
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined;
}

/** Parses an address of a gateway; throws for an invalid one, since nothing works without it. */
function parseApiUrl(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`Not an address of a gateway: "${text}"`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Reads the settings that the host wrote into the page (D10); the build knows none of them. */
export function readConfiguration(page: Document): Configuration {
  const content = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return {
    apiUrl: parseApiUrl(content('portal-api-url')),
    managerEmailSuffix: content('portal-manager-email-suffix') ?? '',
    nonce: nonce || undefined,
  };
}
