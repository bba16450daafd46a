import { describe, expect, it } from 'vitest';
import {
  announcedIn,
  fileAddress,
  readingSeconds,
  remainingSeconds,
  UPLOAD_SECONDS,
  uploadAddress,
} from './fileAddress.ts';

const ID = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';
const secret = new TextEncoder().encode('a-secret-of-tests-with-more-than-32-bytes');
const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const addressAt = (time: string) =>
  new URL(fileAddress({ secret, origin: 'https://api.example', now: at(time) }, ID));

describe('fileAddress', () => {
  it('is a whole address that stays the same for an hour', () => {
    expect(addressAt('12:00:00').href).toMatch(
      /^https:\/\/api\.example\/arquivos\/3f0c6f0e-[0-9a-f-]+\?validade=\d+&assinatura=[\w-]{43}$/,
    );
    expect(addressAt('12:59:59').href).toBe(addressAt('12:00:00').href);
    expect(addressAt('13:00:00').href).not.toBe(addressAt('12:00:00').href);
  });

  it.each([
    ['12:00:00', '12:00:00', 7_200],
    ['12:59:59', '12:59:59', 3_601],
    ['12:00:00', '13:59:59', 1],
    ['12:00:00', '14:00:00', null],
    ['12:00:00', '23:00:00', null],
  ])('made at %s and read at %s serves for %s seconds', (made, read, seconds) => {
    const { searchParams } = addressAt(made);
    expect(remainingSeconds({ secret, now: at(read) }, ID, searchParams)).toBe(seconds);
  });

  it.each([
    ['another file', '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c12', {}],
    ['a later end', ID, { validade: '9999999999' }],
    ['no end', ID, { validade: '' }],
    ['no signature', ID, { assinatura: '' }],
    ['another signature', ID, { assinatura: 'A'.repeat(43) }],
    ['a long signature', ID, { assinatura: 'A'.repeat(10_000) }],
  ])('does not serve with %s', (_, id, changed) => {
    const { searchParams } = addressAt('12:00:00');
    for (const [name, value] of Object.entries(changed)) searchParams.set(name, value);
    expect(remainingSeconds({ secret, now: at('12:00:00') }, id, searchParams)).toBeNull();
  });

  it('does not work with the signature of another gateway', () => {
    const other = new TextEncoder().encode('another-secret-of-tests-with-32-bytes!');
    const { searchParams } = addressAt('12:00:00');
    expect(remainingSeconds({ secret: other, now: at('12:00:00') }, ID, searchParams)).toBeNull();
  });
});

describe('addresses with a name', () => {
  const query = new URL(
    fileAddress({ secret, origin: 'https://api.example', now: at('12:10:00') }, ID, 'Alvará & São.pdf'),
  ).searchParams;

  it('contain it, and work as long as the others', () => {
    expect(query.get('nome')).toBe('Alvará & São.pdf');
    expect(remainingSeconds({ secret, now: at('12:10:00') }, ID, query)).toBe(readingSeconds(at('12:10:00')));
    expect(readingSeconds(at('12:10:00'))).toBe(6_600);
  });

  it.each(['outro.exe', '', null])('do not work when it is changed to %j', (name) => {
    const changed = new URLSearchParams(query);
    changed.delete('nome');
    if (name !== null) changed.set('nome', name);
    expect(remainingSeconds({ secret, now: at('12:10:00') }, ID, changed)).toBeNull();
  });
});

describe('uploadAddress', () => {
  const parts = { secret, origin: 'https://api.example', now: at('12:10:00') };
  const query = new URL(uploadAddress(parts, ID)).searchParams;

  it('accepts a file for an hour', () => {
    expect(remainingSeconds(parts, ID, query, 'upload')).toBe(UPLOAD_SECONDS);
    expect(remainingSeconds({ secret, now: at('13:09:59') }, ID, query, 'upload')).toBe(1);
    expect(remainingSeconds({ secret, now: at('13:10:00') }, ID, query, 'upload')).toBeNull();
  });

  it('says which type and size it accepts, or that it accepts any', () => {
    const file = { contentType: 'application/pdf', sizeBytes: 15 };
    const announced = new URL(uploadAddress(parts, ID, file)).searchParams;
    expect(remainingSeconds(parts, ID, announced, 'upload')).toBe(UPLOAD_SECONDS);
    expect(announcedIn(announced)).toEqual(file);
    expect(announcedIn(query)).toBeUndefined();
  });

  it.each([
    'tipo=application/pdf',
    'tamanho=15',
    'tipo=application/pdf&tamanho=16',
    'tipo=text/html&tamanho=15',
    'tamanho=15&tipo=application/pdf',
    'tipo=application/pdf&tipo=15',
    'tipo=application/pdf%26tamanho%3D15',
    'nome=tipo%3Dapplication%252Fpdf%26tamanho%3D15',
    'nome=application/pdf&nome=15',
    '',
  ])('does not serve when what it accepts becomes %j', (facts) => {
    const file = { contentType: 'application/pdf', sizeBytes: 15 };
    const announced = new URL(uploadAddress(parts, ID, file)).searchParams;
    const changed = new URLSearchParams(facts);
    for (const name of ['validade', 'assinatura']) changed.set(name, announced.get(name) ?? '');
    expect(remainingSeconds(parts, ID, changed, 'upload')).toBeNull();
  });

  it('cannot be read, and a read address accepts no upload', () => {
    expect(remainingSeconds(parts, ID, query)).toBeNull();
    const reading = new URL(fileAddress(parts, ID)).searchParams;
    expect(remainingSeconds(parts, ID, reading, 'upload')).toBeNull();
  });
});
