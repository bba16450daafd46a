import * as z from 'zod/mini';

const configurationSchema = z.object({
  /** Address of the gateway, without a slash at its end. */
  apiUrl: z.pipe(
    z.url({ protocol: /^https?$/ }),
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
  /** Nonce of the content security policy that the page was served with. */
  nonce: z.optional(z.string()),
});

export type Configuration = z.output<typeof configurationSchema>;

/** Reads what the host of the portal wrote into the page (D10): nothing of it is known when the portal is built. */
export function readConfiguration(page: Document): Configuration {
  const apiUrl = page.querySelector<HTMLMetaElement>('meta[name="portal-api-url"]')?.content;
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return configurationSchema.parse({ apiUrl, nonce: nonce || undefined });
}
