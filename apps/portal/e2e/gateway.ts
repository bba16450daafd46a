import { inject } from 'vitest';
import { demoPassword, isSupplier, type Person, people } from './people.ts';

const apiUrl = inject('apiUrl');

/** Signs in at the gateway directly, without the portal. */
export async function accessTokens(person: Person): Promise<{ token: string; refreshToken: string }> {
  const { login } = people[person];
  const [path, body] = isSupplier(person)
    ? ['/api/usuarios/fornecedor/login', { cnpj: login, senha: demoPassword }]
    : ['/api/usuarios/login', { email: login, senha: demoPassword }];
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The gateway answered ${response.status} to the sign-in of ${person}`);
  return (await response.json()) as { token: string; refreshToken: string }; // as the contract says
}

/** Calls the gateway with a token, without the portal. */
export function callGateway(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  const type = init.body instanceof FormData ? {} : { 'Content-Type': 'application/json' };
  return fetch(`${apiUrl}${path}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...type,
      ...init.headers,
    },
  });
}

/** The body of an answer, typed by the contract; throws unless it is a success. */
export async function jsonOf<Body>(response: Response): Promise<Body> {
  if (!response.ok)
    throw new Error(`The gateway answered ${response.status}: ${response.url} ${await response.text()}`);
  return (await response.json()) as Body; // as the contract says
}

type Mail = Readonly<Record<'to' | 'kind' | 'subject' | 'text', string>>;

/** The e-mails to an address, the newest first, from the outbox of the demonstration. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { mails } = await jsonOf<{ mails: Mail[] }>(await fetch(`${apiUrl}/dev/outbox.json`));
  return mails.filter(({ to }) => to === address);
}

/** Creates a commercial brand without the portal, for a test that needs its own. */
export async function createBrand(descricao: string): Promise<{ id: number; versao: number }> {
  const { token } = await accessTokens('comercial');
  const response = await callGateway('/api/produtos/marcas', token, {
    method: 'POST',
    body: JSON.stringify({ descricao }),
  });
  if (response.status !== 201) throw new Error(`The gateway answered ${response.status} to a new brand`);
  return (await response.json()) as { id: number; versao: number }; // as the contract says
}
