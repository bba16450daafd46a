import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const pageWith = (apiUrl: string) =>
  new DOMParser().parseFromString(`<meta name="portal-api-url" content="${apiUrl}" />`, 'text/html');

describe('the configuration in the page', () => {
  it.each([
    ['https://api.portal.example', 'https://api.portal.example'],
    ['http://localhost:8787/', 'http://localhost:8787'],
    ['https://cloud.example/retail/portal//', 'https://cloud.example/retail/portal'],
    ['https://api.portal.example/?x=1#y', 'https://api.portal.example'],
  ])('says with %s that the gateway is at %s (FND-059, D10)', (content, apiUrl) => {
    expect(readConfiguration(pageWith(content)).apiUrl).toBe(apiUrl);
  });

  it.each([
    ['<meta name="portal-manager-email-suffix" content="@rede.example" />', '@rede.example'],
    ['', ''],
  ])('says with %j that e-mails of managers end in %j (D10, GAP-07)', (meta, suffix) => {
    const page = pageWith('https://api.portal.example');
    page.head.insertAdjacentHTML('beforeend', meta);
    expect(readConfiguration(page).managerEmailSuffix).toBe(suffix);
  });

  it.each(['', '%PORTAL_API_URL%', '/api', 'javascript:alert(1)', 'ftp://portal.example'])(
    'is refused with the address %j, which is none',
    (content) => {
      expect(() => readConfiguration(pageWith(content))).toThrow('Not an address of a gateway');
    },
  );
});
