import { href } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { isInQueue } from '../../../shared/queue/queueAddress.ts';
import { listHref, parseRegistrationAddress, recordHref } from './registrationAddress.ts';

const ID = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';
const page = 'supplier-registrations';
const path = href(page);

describe('the address of a record', () => {
  it.each([
    ['', `${path}/${ID}`, `${path}/${ID}?fila=1`],
    [
      '?busca=SERRA&pagina=2',
      `${path}/${ID}?busca=SERRA&pagina=2`,
      `${path}/${ID}?busca=SERRA&pagina=2&fila=1`,
    ],
    ['?situacao=Reprovado', `${path}/${ID}?situacao=Reprovado`, `${path}/${ID}?situacao=Reprovado&fila=1`],
  ])('keeps that of its list %j, for the way back and for the queue (SUP-011)', (search, alone, queued) => {
    expect(recordHref(ID, { page, search })).toBe(alone);
    expect(recordHref(ID, { page, search }, true)).toBe(queued);
    const { search: carried } = new URL(queued, 'https://portal.test');
    expect(listHref({ page, search: carried })).toBe(`${path}${search}`);
    expect(parseRegistrationAddress(carried)).toEqual(parseRegistrationAddress(search));
    expect(isInQueue(carried)).toBe(true);
    expect(isInQueue(search)).toBe(false);
  });
});

describe('the filters of a list of registrations', () => {
  const unused = { inicio: null, fim: null, situacao: null };

  it.each([
    ['?situacao=AguardandoContabil', { ...unused, situacao: 'AguardandoContabil' }],
    ['?situacao=Reprovado', { ...unused, situacao: 'Reprovado' }],
    ['?situacao=importadoLegado', { ...unused, situacao: 'importadoLegado' }],
    ['?inicio=2027-03-01&fim=2027-03-31', { ...unused, inicio: '2027-03-01', fim: '2027-03-31' }],
    ['?situacao=Aprovado&inicio=01-03-2027', unused],
  ])('are read from %s (SUP-025, SUP-028 to SUP-030)', (search, filters) => {
    expect(parseRegistrationAddress(search).filters).toEqual(filters);
  });
});
