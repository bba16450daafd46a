import { href } from '@portal/domain';
import { createMemoryRouter, createPath } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { signInStaffAtom, signInSupplierAtom } from '../areas/session/sign-in/signInAtoms.ts';
import { confirmSignUpAtom } from '../areas/session/sign-up/signUpAtoms.ts';
import { createMemoryStorage } from '../session/browserStorage.ts';
import { handOverQuestionAtom } from '../session/handOverQuestionAtom.ts';
import { renewStanding } from '../session/openSession.ts';
import { type Session, storedSessionOf } from '../session/Session.ts';
import { rolesAtom, sessionAtom } from '../session/sessionAtom.ts';
import { staff, supplier } from '../shared/stories/people.ts';
import { createPortal, type Portal, type PortalOptions } from './portal.ts';

const comercial = staff('Comercial');

const gateway = 'https://gateway.portal.test';

/** What the gateway of a test answers, by method and path. */
type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const unauthenticated = () =>
  Response.json({ message: 'x', errors: { global: [], fields: {} } }, { status: 401 });
const profile = () =>
  Response.json({
    role: 'Diretoria',
    roles: ['Diretoria'],
    name: 'Rui Sá',
    given_name: 'Rui',
    email: 'rui@empresa.com.br',
  });

let answers: Answers = {};
let requests: Request[] = [];
/** The calls of a path, in their order; the pages make others. */
const callsOf = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path);
const portals: Portal[] = [];

beforeEach(() => {
  answers = {};
  requests = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
    return answer ? answer(request) : new Response(null, { status: 404 });
  });
});

afterEach(() => {
  for (const portal of portals.splice(0)) portal.dispose();
  vi.unstubAllGlobals();
});

function storageOf(session: Session | null): Storage {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(session ? storedSessionOf(session) : {})) {
    if (value !== null) storage.setItem(key, value);
  }
  return storage;
}

function open(path: string, session: Session | null, options: Partial<PortalOptions> = {}) {
  const storage = options.storage ?? storageOf(session);
  const tabStorage = options.tabStorage ?? createMemoryStorage();
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const reload = vi.fn();
  const portal = createPortal({
    apiUrl: gateway,
    notify,
    storage,
    tabStorage,
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
    reload,
    channelName: crypto.randomUUID(),
    ...options,
  });
  portals.push(portal);
  const address = () => createPath(portal.router.state.location);
  const settled = () =>
    waitFor(() => {
      expect(portal.router.state.initialized).toBe(true);
      expect(portal.router.state.navigation.state).toBe('idle');
    });
  return { portal, storage, tabStorage, notify, reload, address, settled };
}

describe('opening an address', () => {
  it.each([
    [href('supplier-supplier-register'), href('sign-in', { redirect: href('supplier-supplier-register') })],
    [
      href('register-brands', { pagina: 2 }),
      href('sign-in-backoffice', { redirect: href('register-brands', { pagina: 2 }) }),
    ],
    ['/', href('sign-in', { redirect: '/' })],
  ])('leads a visitor from %s to %s (AUTH-01, FND-020 to FND-022)', async (path, expected) => {
    const { address, settled } = open(path, null);
    await settled();
    expect(address()).toBe(expected);
  });

  it.each(['/nowhere', `${href('catalogue')}/..%2F..`, href('catalogue-family', { id: 'abc' })])(
    'shows %s as not found, without a sign-in (FND-036, D14)',
    async (path) => {
      const { portal, settled, address } = open(path, null);
      await settled();
      expect(address()).toBe(path);
      expect(Object.values(portal.router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404 }),
      ]);
    },
  );

  it('leads a supplier from home to its registration, not one with another role (AUTH-42)', async () => {
    const only = open('/', supplier);
    await only.settled();
    expect(only.address()).toBe(href('supplier-supplier-register'));
    const both = open('/', { ...supplier, roles: ['Fornecedor', 'Comercial'] });
    await both.settled();
    expect(both.address()).toBe('/');
  });

  it('takes a signed-in user from a sign-in page to the wanted page (FND-028)', async () => {
    const { address, settled } = open(href('sign-in', { redirect: href('register-brands') }), comercial);
    await settled();
    expect(address()).toBe(href('register-brands'));
  });

  it.each(['//evil.com', '/\\evil.com', 'https://evil.com', href('sign-in')])(
    'goes home for the redirect %s (AUTH-04)',
    async (redirect) => {
      const { address, settled } = open(href('sign-in', { redirect }), comercial);
      await settled();
      expect(address()).toBe('/');
    },
  );
});

describe('a sign-in page, for somebody who is signed in', () => {
  it('leads back to the page before (FND-029)', async () => {
    const { portal, address, settled } = open(href('register-brands', { pagina: 2 }), comercial);
    await settled();
    for (const path of [
      href('sign-in'),
      href('sign-in-backoffice'),
      href('sign-up'),
      href('authentication'),
    ]) {
      await portal.router.navigate(path);
      expect(address()).toBe(href('register-brands', { pagina: 2 }));
    }
  });
});

describe('a sign-in', () => {
  const signedIn = () => Response.json({ token: 'new-token', refreshToken: 'new-refresh' });
  const profilePath = 'GET /api/usuarios/perfil';

  it('of a supplier goes to its own address and opens the registration (FND-005, FND-031, FND-038, FND-040, API2-025)', async () => {
    answers['POST /api/usuarios/fornecedor/login'] = signedIn;
    answers[profilePath] = () =>
      Response.json({
        role: 'Fornecedor',
        roles: ['Fornecedor'],
        name: '',
        given_name: '',
        email: 'contato@panelas.com.br',
        cnpj: '12ABC34501DE35',
        fluxoCadastroId: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11',
      });
    const { portal, storage, address, settled } = open(href('sign-in'), null);
    await settled();
    const body = { cnpj: '12ABC34501DE35', senha: 'segredo' };
    await portal.states.current().store.set(signInSupplierAtom, body);
    await waitFor(() => expect(address()).toBe(href('supplier-supplier-register')));
    expect(await requests[0]?.json()).toEqual(body);
    expect(storage.getItem('accessToken')).toBe('new-token');
    expect(storage.getItem('cnpj')).toBe('12ABC34501DE35');
    expect(storage.getItem('name'), 'a fixed name where the profile has none (CON-65, API2-026)').toBe(
      'Fornecedor',
    );
  });

  it.each([
    ['role', { role: 'Diretoria' }, ['Diretoria']],
    ['roles', { role: 'Comercial', roles: ['Comercial', 'Nobody', 'Diretoria'] }, ['Comercial', 'Diretoria']],
  ])(
    'of staff goes to the other address and takes the %s of its profile (FND-008, FND-025, FND-039, FND-043)',
    async (_name, given, roles) => {
      answers['POST /api/usuarios/login'] = signedIn;
      answers[profilePath] = () =>
        Response.json({ ...given, name: 'Rui Sá', given_name: 'Rui', email: 'rui@empresa.com.br' });
      const { portal, storage, address, settled } = open(href('sign-in-backoffice'), null);
      await settled();
      const body = { email: 'rui@empresa.com.br', senha: 'segredo' };
      await portal.states.current().store.set(signInStaffAtom, body);
      await waitFor(() => expect(address()).toBe('/'));
      expect(await requests[0]?.json()).toEqual(body);
      expect(JSON.parse(storage.getItem('role') ?? '')).toEqual(roles);
      expect(storage.getItem('givenName')).toBe('Rui');
    },
  );

  it('and every other call go to the one address of the gateway (FND-059)', async () => {
    answers['POST /api/usuarios/login'] = signedIn;
    answers[profilePath] = profile;
    answers['POST /api/usuarios/logout'] = () => new Response(null, { status: 204 });
    const { portal, settled } = open(href('sign-in-backoffice'), null);
    await settled();
    await portal.states.current().store.set(signInStaffAtom, { email: 'rui@empresa.com.br', senha: 'x' });
    portal.services.signOut();
    await waitFor(() => expect(callsOf('/api/usuarios/logout')).toHaveLength(1));
    expect(new Set(requests.map(({ url }) => new URL(url).origin))).toEqual(new Set([gateway]));
  });
});

describe('a sign-in whose answer is of no use', () => {
  const body = { email: 'rui@empresa.com.br', senha: 'segredo' };
  const signedIn = () => Response.json({ token: 'new-token', refreshToken: 'new-refresh' });
  const UNREADABLE = /não entendeu a resposta do servidor/;

  it.each<[string, Answers, string | RegExp]>([
    ['is not JSON', { 'POST /api/usuarios/login': () => new Response('<html>') }, UNREADABLE],
    ['has no token', { 'POST /api/usuarios/login': () => Response.json({ ok: true }) }, UNREADABLE],
    ['is empty', { 'POST /api/usuarios/login': () => new Response(null, { status: 200 }) }, UNREADABLE],
    [
      'has no profile',
      { 'POST /api/usuarios/login': signedIn, 'GET /api/usuarios/perfil': () => Response.json(null) },
      UNREADABLE,
    ],
    [
      'has no role of the portal',
      {
        'POST /api/usuarios/login': signedIn,
        'GET /api/usuarios/perfil': () => Response.json({ roles: ['Nobody'] }),
      },
      'O seu usuário não tem acesso ao portal.',
    ],
  ])('says so when it %s, and opens nothing', async (_case, given, text) => {
    answers = given;
    const { portal, storage, settled } = open(href('sign-in-backoffice'), null);
    await settled();
    await expect(portal.states.current().store.set(signInStaffAtom, body)).rejects.toThrow(text);
    expect(storage.length).toBe(0);
  });

  it('says so when the browser does not store it, leaves nothing behind and gives the tokens back', async () => {
    answers = {
      'POST /api/usuarios/login': signedIn,
      'GET /api/usuarios/perfil': profile,
      'POST /api/usuarios/logout': () => new Response(null, { status: 204 }),
    };
    const storage = createMemoryStorage();
    const keep = storage.setItem;
    storage.setItem = (key, value) => {
      if (key === 'accessToken') throw new DOMException('full', 'QuotaExceededError');
      keep(key, value);
    };
    const { portal, settled } = open(href('sign-in-backoffice'), null, { storage });
    await settled();
    await expect(portal.states.current().store.set(signInStaffAtom, body)).rejects.toThrow(
      /cheio ou bloqueado/,
    );
    expect(storage.length).toBe(0);
    const revoking = () => callsOf('/api/usuarios/logout');
    await waitFor(() => expect(revoking()).toHaveLength(1));
    expect(revoking()[0]?.headers.get('Authorization')).toBe('Bearer new-token');
  });
});

describe('what the tab keeps of a session', () => {
  const key = 'portal.enumerations.produtos';

  it.each<[string, (opened: ReturnType<typeof open>) => unknown]>([
    ['signing out', ({ portal }) => portal.services.signOut()],
    ['a 401', ({ portal }) => portal.services.api.GET('/api/produtos/enumeracoes').catch(() => undefined)],
    [
      'a sign-out in another tab',
      ({ storage }) => {
        storage.removeItem('accessToken');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('is forgotten at %s (FND-046, FND-049, GAP-25)', async (_end, end) => {
    answers['GET /api/produtos/enumeracoes'] = unauthenticated;
    const opened = open(href('register-brands'), comercial);
    await opened.settled();
    opened.tabStorage.setItem(key, '{}');
    await end(opened);
    await waitFor(() => expect(opened.tabStorage.getItem(key)).toBeNull());
  });

  it.each([
    ['a visitor', null],
    ['the same user', { ...staff('Diretoria'), email: 'rui@empresa.com.br' }],
  ])('is forgotten at a hand-over to %s (FND-024, GAP-25)', async (_who, before) => {
    answers['GET /api/usuarios/perfil'] = profile;
    const tabStorage = createMemoryStorage();
    tabStorage.setItem(key, '{}');
    const handedOver = { token: 'new-token', refreshToken: 'new-refresh', requestId: '42' };
    const { settled, storage } = open(href('authentication'), before, { handedOver, tabStorage });
    await settled();
    expect(storage.getItem('accessToken')).toBe('new-token');
    expect(tabStorage.getItem(key)).toBeNull();
  });
});

describe('a page that is not for the user', () => {
  it('leaves the user on the page before, and says so (FND-035)', async () => {
    const { portal, address, settled, notify } = open(href('register-brands', { pagina: 2 }), comercial);
    await settled();
    await portal.router.navigate(href('requisitions-to-approve'));
    expect(address()).toBe(href('register-brands', { pagina: 2 }));
    expect(notify.warning).toHaveBeenCalledOnce();
  });

  it('gives way to home when the portal has just been opened, and says so (FND-034)', async () => {
    const { address, settled, notify } = open(href('requisitions-to-approve'), comercial);
    await settled();
    expect(address()).toBe('/');
    expect(notify.warning).toHaveBeenCalledOnce();
  });
});

describe('tokens that were handed over', () => {
  const handedOver = { token: 'new-token', refreshToken: 'new-refresh', requestId: '42' };
  const profilePath = 'GET /api/usuarios/perfil';

  const asked = (portal: Portal) =>
    waitFor(() => {
      const question = portal.states.current().store.get(handOverQuestionAtom);
      if (!question) throw new Error('nothing is asked');
      return question;
    });

  it("take the place of another user's only when the person says so, and open the requisition (AUTH-20)", async () => {
    answers[profilePath] = profile;
    const { portal, address, settled, storage } = open(href('authentication', { requestId: 42 }), comercial, {
      handedOver,
    });
    const { current, next, answer } = await asked(portal);
    expect([current.name, next.name]).toEqual(['Marina Alves', 'Rui Sá']);
    expect(storage.getItem('accessToken')).toBe(comercial.accessToken);
    answer(true);
    await settled();
    expect(address()).toBe(href('requisition-form', { requestId: 42 }));
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer new-token']);
    expect(storage.getItem('accessToken')).toBe('new-token');
    expect(storage.getItem('refreshToken')).toBe('new-refresh');
    expect(storage.getItem('role')).toBe('["Diretoria"]');
    expect(storage.getItem('name')).toBe('Rui Sá');
  });

  it('leave the session that was there when the person says no', async () => {
    answers[profilePath] = profile;
    const { portal, settled, storage, notify } = open(href('register-brands'), comercial, { handedOver });
    (await asked(portal)).answer(false);
    await settled();
    expect(storage.getItem('accessToken')).toBe(comercial.accessToken);
    expect(portal.states.current().store.get(handOverQuestionAtom)).toBeNull();
    expect(notify.error).not.toHaveBeenCalled();
  });

  it.each([
    ['its user signed out', null],
    ['the user of the tokens signed in', { ...staff('Diretoria'), email: 'rui@empresa.com.br' }],
  ])('are taken without an answer once %s in another tab', async (_, then) => {
    answers[profilePath] = profile;
    const channelName = crypto.randomUUID();
    const storage = storageOf(comercial);
    const other = open('/', comercial, { storage, channelName });
    const { portal, address, settled } = open(href('authentication', { requestId: 42 }), comercial, {
      handedOver,
      storage,
      channelName,
    });
    await asked(portal);
    if (then) other.portal.services.session.replace(then);
    else other.portal.services.session.clear();
    await settled();
    expect(address()).toBe(href('requisition-form', { requestId: 42 }));
    expect(storage.getItem('accessToken')).toBe('new-token');
    expect(portal.states.current().store.get(handOverQuestionAtom)).toBeNull();
  });

  it('are asked about again, once, when a third user signed in in another tab', async () => {
    answers[profilePath] = profile;
    const third = { ...comercial, name: 'Ana Luz', email: 'ana@empresa.com.br', accessToken: 'third-token' };
    const channelName = crypto.randomUUID();
    const storage = storageOf(comercial);
    const other = open('/', comercial, { storage, channelName });
    const { portal, settled } = open('/', comercial, { handedOver, storage, channelName });
    await asked(portal);
    const before = portal.states.current().store;
    other.portal.services.session.replace(third);
    await waitFor(() => expect(portal.states.current().store).not.toBe(before));
    const { current, next, answer } = await asked(portal);
    expect([current.name, next.name]).toEqual(['Ana Luz', 'Rui Sá']);
    answer(false);
    await settled();
    expect(storage.getItem('accessToken')).toBe('third-token');
    portal.services.session.renew({ ...third, accessToken: 'later-token' });
    expect(portal.states.current().store.get(handOverQuestionAtom), 'nobody waits any more').toBeNull();
  });

  it('of the same user replace it without a question', async () => {
    answers[profilePath] = profile;
    const same = { ...staff('Diretoria'), email: 'rui@empresa.com.br' };
    const { settled, storage } = open('/', same, { handedOver });
    await settled();
    expect(storage.getItem('accessToken')).toBe('new-token');
  });

  it('lead home when the role is missing there (CON-60)', async () => {
    answers[profilePath] = () =>
      Response.json({
        role: 'Contabil',
        roles: ['Contabil'],
        name: 'A',
        given_name: 'A',
        email: 'a@empresa.com.br',
      });
    const { address, settled } = open('/', null, { handedOver });
    await settled();
    expect(address()).toBe('/');
  });

  it.each([
    ['is refused', unauthenticated],
    ['cannot be asked about', () => Response.error()],
  ])('leave the session that was there when their profile %s (D14)', async (_case, answer) => {
    answers[profilePath] = answer;
    const { settled, storage, notify, reload } = open('/', comercial, { handedOver });
    await settled();
    expect(storage.getItem('accessToken')).toBe(comercial.accessToken);
    expect(notify.error).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a session that ends', () => {
  const enumerations = '/api/produtos/enumeracoes';

  it('is cleared and the page loaded again once, however many calls answer 401 (AUTH-30, FND-049)', async () => {
    answers[`GET ${enumerations}`] = unauthenticated;
    const { portal, settled, storage, reload, address } = open(href('register-brands'), comercial);
    await settled();
    const clear = vi.spyOn(portal.services.session, 'clear');
    const navigate = vi.spyOn(portal.router, 'navigate');
    await Promise.allSettled(Array.from({ length: 8 }, () => portal.services.api.GET(enumerations)));
    expect(reload.mock.calls, 'at the sign-in of the staff').toEqual([
      [href('sign-in-backoffice', { redirect: href('register-brands') })],
    ]);
    expect(clear).toHaveBeenCalledOnce();
    expect(storage.length).toBe(0);
    await settled();
    expect(navigate, 'the reload alone leads on').not.toHaveBeenCalled();
    expect(address()).toBe(href('register-brands'));
  });

  it('is ended by a refused renewal too, and the reason outlives the reload', async () => {
    const iat = Date.now() / 1000 - 890;
    const accessToken = `h.${btoa(JSON.stringify({ iat, exp: iat + 900 })).replaceAll('=', '')}.s`;
    answers['POST /api/usuarios/refresh-token'] = () =>
      Response.json({ message: 'x', errors: { global: [], fields: {} } }, { status: 400 });
    const { portal, settled, storage, reload } = open('/', { ...comercial, accessToken });
    await settled();
    await portal.services.api.GET(enumerations).catch(() => undefined);
    expect(reload).toHaveBeenCalledOnce();
    expect(storage.length).toBe(0);
    expect(portal.services.sessionEnd.read()).toBe('expired');
    expect(portal.services.sessionEnd.readLogin()).toBe(comercial.email);
  });

  it('says why until somebody signs in, and nothing to who signed out here', async () => {
    const channelName = crypto.randomUUID();
    const storage = storageOf(comercial);
    const here = open('/', comercial, { storage, channelName });
    const there = open('/', comercial, { storage, channelName });
    await Promise.all([here.settled(), there.settled()]);
    here.portal.services.signOut();
    await waitFor(() => expect(there.portal.services.sessionEnd.read()).toBe('elsewhere'));
    expect(there.portal.services.sessionEnd.readLogin()).toBeNull();
    expect(here.portal.services.sessionEnd.read()).toBeNull();
    there.portal.services.session.replace(comercial);
    expect(there.portal.services.sessionEnd.read()).toBeNull();
  });

  it('loads nothing again for a visitor, who has none to end (FND-049)', async () => {
    answers[`GET ${enumerations}`] = unauthenticated;
    const { portal, settled, reload } = open(href('sign-up'), null);
    await settled();
    await portal.services.api.GET(enumerations).catch(() => undefined);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not that of the next user, whatever a late answer to the user before says', async () => {
    const { portal, settled, storage, reload } = open('/', comercial);
    await settled();
    answers[`GET ${enumerations}`] = () => {
      portal.services.session.replace({ ...supplier, accessToken: 'next-token' });
      return unauthenticated();
    };
    await portal.services.api.GET(enumerations).catch(() => undefined);
    expect(reload).not.toHaveBeenCalled();
    expect(storage.getItem('accessToken')).toBe('next-token');
  });

  it('does not end by a refused sign-in (AUTH-32)', async () => {
    answers['POST /api/usuarios/login'] = unauthenticated;
    const { portal, settled, reload } = open(href('sign-in-backoffice'), null);
    await settled();
    const body = { email: 'a@empresa.com.br', senha: 'x' };
    await expect(portal.services.api.POST('/api/usuarios/login', { body })).rejects.toThrow(
      'Credenciais inválidas',
    );
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [comercial, href('sign-in-backoffice')],
    [supplier, href('sign-in')],
  ])(
    'by signing out leads to the right sign-in page and revokes the tokens (FND-046 to FND-048)',
    async (session, expected) => {
      answers['POST /api/usuarios/logout'] = () => new Response(null, { status: 204 });
      const { portal, settled, storage, address } = open('/', session);
      await settled();
      const before = portal.states.current();
      portal.services.signOut();
      await waitFor(() => expect(address()).toBe(expected));
      expect(storage.length).toBe(0);
      await waitFor(() => expect(portal.states.current().store).not.toBe(before.store));
      const revoking = () => callsOf('/api/usuarios/logout');
      await waitFor(() => expect(revoking()).toHaveLength(1));
      expect(revoking()[0]?.headers.get('Authorization')).toBe('Bearer token-de-acesso');
      expect(await revoking()[0]?.json()).toEqual({ refreshToken: 'token-de-renovacao' });
    },
  );

  it('ends in every other tab, which then asks for a sign-in', async () => {
    const channelName = crypto.randomUUID();
    const storage = storageOf(comercial);
    const here = open('/', comercial, { storage, channelName });
    const there = open(href('register-brands'), comercial, { storage, channelName });
    await Promise.all([here.settled(), there.settled()]);
    here.portal.services.signOut();
    await waitFor(() =>
      expect(there.address()).toBe(href('sign-in-backoffice', { redirect: href('register-brands') })),
    );
  });

  it.each([`${href('new-password')}#codigo=abc`, href('privacy')])(
    'in another tab leaves %s, which is open to everybody',
    async (path) => {
      const channelName = crypto.randomUUID();
      const storage = storageOf(comercial);
      const here = open('/', comercial, { storage, channelName });
      const there = open(path, comercial, { storage, channelName });
      await Promise.all([here.settled(), there.settled()]);
      const before = there.portal.states.current().store;
      here.portal.services.signOut();
      await waitFor(() => expect(there.portal.states.current().store).not.toBe(before));
      expect(there.address()).toBe(path);
    },
  );

  it.each<[string, (portal: Portal) => void]>([
    ['signs in', ({ services }) => services.session.replace(supplier)],
    [
      'signs in and out',
      ({ services }) => {
        services.session.replace(supplier);
        services.signOut();
      },
    ],
  ])('leaves no waiting sign-up behind once somebody %s', async (_case, act) => {
    const { portal, settled } = open(href('sign-up'), null);
    await settled();
    portal.services.waitingSignUp.keep({
      cnpj: '12ABC34501DE35',
      email: 'contato@panelas.com.br',
      fluxoCadastroId: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11',
    });
    act(portal);
    expect(portal.services.waitingSignUp.read()).toBeNull();
  });

  it('leaves no waiting sign-up behind once it is confirmed', async () => {
    const fluxoId = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';
    answers[`PUT /api/fornecedores/pre-cadastro/${fluxoId}/autenticar`] = () =>
      new Response(null, { status: 204 });
    const { portal, settled } = open(href('sign-up'), null);
    await settled();
    const waiting = { cnpj: '12ABC34501DE35', email: 'contato@panelas.com.br', fluxoCadastroId: fluxoId };
    portal.services.waitingSignUp.keep(waiting);
    await portal.states.current().store.set(confirmSignUpAtom, { fluxoId, codigo: '482913' });
    expect(portal.services.waitingSignUp.read()).toBeNull();
  });

  it('by signing out takes drafts and messages along; by a 401 it leaves the drafts (D11)', async () => {
    const place = { page: 'register-brands', form: 'brand' };
    const typed = (value: unknown) => value;
    const left = open('/', comercial);
    await left.settled();
    left.portal.services.drafts.keep(place, { descricao: 'A' });
    left.portal.services.signOut();
    await left.settled();
    expect(left.notify.clear).toHaveBeenCalledOnce();
    expect(left.tabStorage.length).toBe(0);

    answers[`GET ${enumerations}`] = unauthenticated;
    const ended = open('/', comercial);
    await ended.settled();
    ended.portal.services.drafts.keep(place, { descricao: 'A' });
    await ended.portal.services.api.GET(enumerations).catch(() => undefined);
    ended.portal.services.session.replace(comercial);
    expect(ended.portal.services.drafts.read(place, typed)).toEqual({ descricao: 'A' });
  });

  it('leaves nothing of what was typed to the next user (D11)', async () => {
    const { portal, settled, tabStorage, storage } = open(href('register-brands'), comercial);
    await settled();
    portal.services.drafts.keep({ page: 'register-brands', form: 'brand' }, { descricao: 'A' });
    portal.services.session.replace({ ...staff('Comercial'), email: 'rui@empresa.com.br' });
    expect(storage.getItem('email')).toBe('rui@empresa.com.br');
    await waitFor(() => expect(tabStorage.length).toBe(0));
  });

  it('gives the next user a state of their own', async () => {
    const channelName = crypto.randomUUID();
    const storage = storageOf(comercial);
    const here = open('/', comercial, { storage, channelName });
    await here.settled();
    const before = here.portal.states.current().store;
    const other = open(href('sign-in'), null, { storage, channelName });
    other.portal.services.session.replace({ ...staff('Diretoria'), email: 'rui@empresa.com.br' });
    await waitFor(() => expect(here.portal.states.current().store).not.toBe(before));
  });
});

describe('the profile of somebody who is signed in', () => {
  const profilePath = 'GET /api/usuarios/perfil';
  const withRoles = (roles: string[]) => () =>
    Response.json({ roles, name: 'Marina Luz', given_name: 'Marina', email: comercial.email });

  it('is read again: new roles and names reach every tab, and what is under way goes on (D17)', async () => {
    answers[profilePath] = withRoles(['Comercial', 'Contabil']);
    const channelName = crypto.randomUUID();
    const storage = storageOf(comercial);
    const tabs = [href('register-brands'), '/'].map((path) => open(path, null, { storage, channelName }));
    for (const { settled } of tabs) await settled();
    const ended = vi.fn();
    const place = { page: 'register-brands', form: 'brand' };
    const before = tabs.map(({ portal }) => {
      portal.services.onSessionEnd(ended);
      portal.services.drafts.keep(place, { descricao: 'A' });
      return portal.states.current().store;
    });
    if (tabs[0]) await renewStanding(tabs[0].portal.services);
    for (const [index, { portal, address }] of tabs.entries()) {
      const { store } = portal.states.current();
      await waitFor(() => expect(store.get(rolesAtom)).toEqual(['Contabil', 'Comercial']));
      expect(store.get(sessionAtom)?.name).toBe('Marina Luz');
      expect(store).toBe(before[index]);
      expect(address()).toBe([href('register-brands'), '/'][index]);
      expect(portal.services.drafts.read(place, (values) => values)).toEqual({ descricao: 'A' });
    }
    expect(storage.getItem('role')).toBe('["Contabil","Comercial"]');
    expect(storage.getItem('accessToken')).toBe(comercial.accessToken);
    expect(ended).not.toHaveBeenCalled();
    expect(callsOf('/api/usuarios/perfil')).toHaveLength(1);
  });

  it('takes the user from a page that a lost role closes', async () => {
    answers[profilePath] = withRoles(['Contabil']);
    const { portal, address, settled, notify } = open(href('register-brands'), comercial);
    await settled();
    await renewStanding(portal.services);
    await waitFor(() => expect(address()).toBe('/'));
    expect(notify.warning).not.toHaveBeenCalled();
  });

  it.each([
    ['is refused', unauthenticated],
    ['cannot be had', () => Response.error()],
    ['has no role of the portal', withRoles(['Nobody'])],
  ])('changes and says nothing when it %s', async (_case, answer) => {
    answers[profilePath] = answer;
    const { portal, settled, storage, notify, reload } = open('/', comercial);
    await settled();
    await renewStanding(portal.services);
    expect(storage.getItem('role')).toBe('["Comercial"]');
    expect(notify.error).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not taken for that of the next user', async () => {
    const { portal, settled, storage } = open('/', comercial);
    await settled();
    answers[profilePath] = () => {
      portal.services.session.replace({ ...supplier, accessToken: 'next-token' });
      return withRoles(['Diretoria'])();
    };
    await renewStanding(portal.services);
    expect(storage.getItem('role')).toBe('["Fornecedor"]');
    expect(storage.getItem('name')).toBe(supplier.name);
  });
});

describe('a token that is about to end', () => {
  it('is renewed before the call, with the tokens in the query as documented (FND-041, GAP-04)', async () => {
    const exp = Date.now() / 1000 + 30;
    const accessToken = `h.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.s`;
    answers['POST /api/usuarios/refresh-token'] = () =>
      Response.json({ accessToken: 'renewed', refreshToken: 'renewed-refresh' });
    answers['GET /api/produtos/enumeracoes'] = () => Response.json({});
    const { portal, settled, storage } = open('/', { ...comercial, accessToken });
    await settled();
    await Promise.all(Array.from({ length: 3 }, () => portal.services.api.GET('/api/produtos/enumeracoes')));
    const [renewal, ...others] = requests;
    const calls = others.filter(({ url }) => url.includes('/api/produtos/'));
    expect(renewal?.method).toBe('POST');
    const { pathname, searchParams } = new URL(renewal?.url ?? '');
    expect(pathname).toBe('/api/usuarios/refresh-token');
    expect(Object.fromEntries(searchParams)).toEqual({ accessToken, refreshToken: 'token-de-renovacao' });
    expect(renewal?.headers.has('Authorization')).toBe(false);
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual(Array(3).fill('Bearer renewed'));
    expect(storage.getItem('refreshToken')).toBe('renewed-refresh');
  });

  it('brings the profile along when it is renewed, once', async () => {
    const exp = Date.now() / 1000 + 30;
    const accessToken = `h.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.s`;
    answers['POST /api/usuarios/refresh-token'] = () =>
      Response.json({ accessToken: 'renewed', refreshToken: 'renewed-refresh' });
    answers['GET /api/produtos/enumeracoes'] = () => Response.json({});
    answers['GET /api/usuarios/perfil'] = profile;
    const { portal, settled, storage } = open('/', { ...comercial, accessToken });
    await settled();
    await portal.services.api.GET('/api/produtos/enumeracoes');
    await waitFor(() => expect(storage.getItem('role')).toBe('["Diretoria"]'));
    const reads = callsOf('/api/usuarios/perfil');
    expect(reads.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer renewed']);
  });
});
