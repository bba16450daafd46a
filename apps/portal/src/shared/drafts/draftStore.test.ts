import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import type { Session } from '../../session/Session.ts';
import { createDraftStore } from './draftStore.ts';

const person = (email: string): Session => ({
  roles: ['Comercial'],
  accessToken: 'a',
  refreshToken: null,
  receivedAt: null,
  name: email,
  givenName: email,
  email,
  cnpj: null,
  fluxoCadastroId: null,
});
const place = { page: 'register-brands', form: 'brand' };
const parse = (values: unknown) => {
  if (typeof values !== 'string') throw new Error('not a text');
  return values;
};

function setUp() {
  let session: Session | null = person('ana@empresa.com.br');
  const storage = createMemoryStorage();
  const drafts = createDraftStore(storage, { get: () => session });
  const signIn = (next: Session | null) => {
    session = next;
  };
  return { drafts, storage, signIn };
}

describe('a draft', () => {
  it('is offered to the same user on the same page after another sign-in (D11)', () => {
    const { drafts, signIn } = setUp();
    drafts.keep(place, 'PANELA');
    signIn(null);
    signIn(person('ana@empresa.com.br'));
    drafts.dropOthers();
    expect(drafts.read(place, parse)).toBe('PANELA');
    expect(drafts.read({ ...place, page: 'register-ecommerce-brands' }, parse)).toBeNull();
  });

  it('is neither offered to another user nor left behind', () => {
    const { drafts, storage, signIn } = setUp();
    drafts.keep(place, 'PANELA');
    signIn(person('rui@empresa.com.br'));
    expect(drafts.read(place, parse)).toBeNull();
    drafts.dropOthers();
    expect(storage.length).toBe(0);
  });

  it('is gone when it was dropped, and nothing is kept for a visitor', () => {
    const { drafts, storage, signIn } = setUp();
    drafts.keep(place, 'PANELA');
    drafts.drop(place);
    expect(drafts.read(place, parse)).toBeNull();
    signIn(null);
    drafts.keep(place, 'PANELA');
    expect(storage.length).toBe(0);
  });

  it('is told of while it is kept, on whatever page, and only to its user', () => {
    const { drafts, signIn } = setUp();
    drafts.keep(place, null); // a form of which nothing may be kept
    expect(drafts.hasAny()).toBe(false);
    drafts.keepSoon(place, () => 'PANELA');
    expect(drafts.hasAny()).toBe(true);
    signIn(person('rui@empresa.com.br'));
    expect(drafts.hasAny()).toBe(false);
    signIn(person('ana@empresa.com.br'));
    drafts.drop(place);
    expect(drafts.hasAny()).toBe(false);
  });

  it('counts as none when it is damaged or of another form', () => {
    const { drafts, storage } = setUp();
    drafts.keep(place, { descricao: 1 });
    expect(drafts.read(place, parse)).toBeNull();
    storage.setItem(storage.key(0) ?? '', '{');
    expect(drafts.read(place, parse)).toBeNull();
  });

  it('leaves other values of the storage alone', () => {
    const { drafts, storage } = setUp();
    storage.setItem('portal.theme', 'dark');
    drafts.keep(place, 'PANELA');
    drafts.clear();
    expect(storage.length).toBe(1);
  });
});

describe('a draft that is kept soon', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is written once for all that is typed meanwhile, as it stands then', () => {
    const { drafts, storage } = setUp();
    let typed = '';
    for (const letter of 'PANELA') {
      typed += letter;
      drafts.keepSoon(place, () => typed);
    }
    expect(storage.length).toBe(0);
    vi.advanceTimersByTime(300);
    expect(storage.getItem(storage.key(0) ?? '')).toBe('"PANELA"');
  });

  it('is not lost when the session ends before, and is there when it is asked for', () => {
    const { drafts, signIn } = setUp();
    drafts.keepSoon(place, () => 'PANELA');
    expect(drafts.read(place, parse)).toBe('PANELA');
    drafts.keepSoon(place, () => 'PANELAS');
    signIn(null);
    vi.advanceTimersByTime(300);
    signIn(person('ana@empresa.com.br'));
    expect(drafts.read(place, parse)).toBe('PANELAS');
  });

  it('does not come back after it was dropped', () => {
    const { drafts, storage } = setUp();
    drafts.keepSoon(place, () => 'PANELA');
    drafts.drop(place);
    drafts.keepSoon(place, () => 'TAMPA');
    drafts.clear();
    vi.advanceTimersByTime(300);
    expect(storage.length).toBe(0);
  });
});
