import { href } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import type { Session } from '../../session/Session.ts';
import { staff, supplier } from '../stories/people.ts';
import { createRecentRecords } from './recentRecords.ts';

const family = (id: number) => ({ href: href('catalogue-family', { id }), label: `FAMÍLIA ${id}` });

function open(session: Session | null = staff('Comercial'), storage = createMemoryStorage()) {
  return { storage, recent: createRecentRecords(storage, { get: () => session }) };
}

describe('what a user opened last (D29)', () => {
  it('comes with the last one first, each once, at most eight', () => {
    const { recent } = open();
    for (const id of [1, 2, 3, 1, 4, 5, 6, 7, 8, 9]) recent.add(family(id));
    expect(recent.read()).toEqual([9, 8, 7, 6, 5, 4, 1, 3].map(family));
  });

  it('has the name that it had last', () => {
    const { recent } = open();
    recent.add(family(1));
    recent.add({ ...family(1), label: 'OUTRO NOME' });
    expect(recent.read()).toEqual([{ ...family(1), label: 'OUTRO NOME' }]);
  });

  it('has a supplier once, where it stands now', () => {
    const { recent } = open();
    const supplier = (page: 'supplier-registration' | 'supplier-partner', last: string) => ({
      href: href(page, { id: `0b0f2f53-9f0e-4a55-8f1c-6d1f6f6f2a1${last}` }),
      label: `FORNECEDOR ${last}`,
    });
    recent.add(supplier('supplier-registration', '0'));
    recent.add(supplier('supplier-registration', '1'));
    recent.add(supplier('supplier-partner', '0'));
    expect(recent.read()).toEqual([
      supplier('supplier-partner', '0'),
      supplier('supplier-registration', '1'),
    ]);
  });

  it('has a requisition once, at the page where it was opened last', () => {
    const { recent } = open(staff('Comercial', 'Diretoria'));
    const requisition = (
      page: 'requisition-form' | 'requisition-validation' | 'requisition-approval',
      requestId: number,
    ) => ({ href: href(page, { requestId }), label: `Requisição ${requestId}` });
    recent.add(requisition('requisition-form', 4012));
    recent.add(requisition('requisition-form', 4013));
    recent.add(requisition('requisition-validation', 4012));
    recent.add(requisition('requisition-approval', 4012));
    expect(recent.read()).toEqual([
      requisition('requisition-approval', 4012),
      requisition('requisition-form', 4013),
    ]);
  });

  it('tells a family from another with its number elsewhere', () => {
    const { recent } = open();
    const request = { href: href('product-request-review', { id: 1 }), label: 'SOLICITAÇÃO 1' };
    recent.add(request);
    recent.add(family(1));
    expect(recent.read()).toEqual([family(1), request]);
  });

  it('is not shown to the next user of the device', () => {
    const { storage, recent } = open();
    recent.add(family(1));
    expect(open({ ...staff('Comercial'), email: 'outra@empresa.com.br' }, storage).recent.read()).toEqual([]);
    expect(open(null, storage).recent.read()).toEqual([]);
  });

  it('leaves out what the user may no longer open', () => {
    const { storage, recent } = open();
    recent.add(family(1));
    expect(open(staff('Ecommerce'), storage).recent.read()).toEqual([]);
    expect(open(staff('Contabil'), storage).recent.read()).toEqual([family(1)]);
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{"href":"/"}'],
    ['no records', JSON.stringify([1, null, 'x', { href: family(1).href }])],
    ['another site', '[{"href":"//evil.com","label":"x"}]'],
    ['no address', '[{"href":"javascript:alert(1)","label":"x"}]'],
    ['tokens', JSON.stringify([{ href: `${family(1).href}?token=a`, label: 'x' }])],
    ['a page of nobody', '[{"href":"/nada","label":"x"}]'],
    ['an empty name', JSON.stringify([{ ...family(1), label: '  ' }])],
  ])('is nothing when the storage holds %s', (_, stored) => {
    const { storage, recent } = open();
    recent.add(family(1));
    storage.setItem(storage.key(0) ?? '', stored);
    expect(recent.read()).toEqual([]);
  });

  it('costs no page when the storage is full', () => {
    const storage = createMemoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { recent } = open(supplier, storage);
    expect(() => recent.add(family(1))).not.toThrow();
    expect(recent.read()).toEqual([]);
  });
});
