import { describe, expect, it } from 'vitest';
import { formOf } from '../../testing/photos.ts';
import { GatewayError } from '../GatewayError.ts';
import { gatewayPace } from './pacedBytes.ts';
import { type FormSchema, readForm } from './readForm.ts';

const schema: FormSchema = {
  type: 'object',
  properties: {
    Nome: { type: 'string' },
    Peso: { type: 'number' },
    TagsIds: { type: 'array', items: { type: 'integer' } },
    Fotos: {
      type: 'array',
      items: { type: 'object', properties: { ordem: { type: 'integer' }, arquivo: {} } },
    },
    ProdutoFornecedor: {
      type: 'object',
      properties: { Sku: { type: 'string' }, Caixas: { type: 'integer' } },
    },
  },
};
const LIMIT = 10_000;
/** A form whose boundary is `x`. */
const FORM = '--x\r\nContent-Disposition: form-data; name="Nome"\r\n\r\na\r\n--x--\r\n';

const read = (form: BodyInit, headers: Record<string, string> = {}) =>
  readForm(
    new Request('http://localhost/', { method: 'POST', body: form, headers }),
    schema,
    LIMIT,
    gatewayPace,
  );

async function refusalOf(work: Promise<unknown>): Promise<[number, string]> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error('The form was taken');
  return [error.status, error.message];
}

describe('readForm', () => {
  it('puts parts together by their names, with numbers where the contract has numbers', async () => {
    const photo = new File(['x'], 'a.png');
    const form = await read(
      formOf({
        Nome: '12',
        Peso: '1.50',
        'TagsIds[1]': '18',
        'TagsIds[0]': '4',
        'Fotos[0].ordem': '0',
        'Fotos[0].arquivo': photo,
      }),
    );
    expect(form).toEqual({
      Nome: '12',
      Peso: 1.5,
      TagsIds: [4, 18],
      Fotos: [{ ordem: 0, arquivo: expect.any(File) }],
    });
  });

  it('puts the fields of an object together by the names after their dots (PRC-057)', async () => {
    const parts = { 'ProdutoFornecedor.Sku': '00450', 'ProdutoFornecedor.Caixas': '6', 'Outro.Sku': 'x' };
    expect(await read(formOf(parts))).toEqual({
      ProdutoFornecedor: { Sku: '00450', Caixas: 6 },
      'Outro.Sku': 'x',
    });
  });

  it('takes parts that repeat the name of a list as its items, in their order (UPL-004)', async () => {
    const form = new FormData();
    for (const id of ['18', '', '4']) form.append('TagsIds', id);
    expect(await read(form)).toEqual({ TagsIds: [18, 4] });
    form.append('TagsIds[0]', '7');
    expect(await refusalOf(read(form))).toEqual([400, 'O conteúdo enviado é inválido']);
  });

  it.each([
    [{ Nome: '', Peso: ' ', 'TagsIds[0]': '' }, {}],
    [{ Peso: '1,5' }, { Peso: '1,5' }],
    [{ Peso: '1e3' }, { Peso: '1e3' }],
    [{ Peso: '0x10' }, { Peso: '0x10' }],
    [{ 'TagsIds[0].id': '1' }, { TagsIds: [{ id: '1' }] }],
    [{ 'TagsIds[01]': '1' }, { 'TagsIds[01]': '1' }],
    [{ 'TagsIds[]': '1' }, { 'TagsIds[]': '1' }],
    [{ 'a.b.c': '1' }, { 'a.b.c': '1' }],
    [{ Nome: new File([], '') }, {}],
  ])('reads %j as %j', async (parts, expected) => {
    expect(await read(formOf(parts as Record<string, string>))).toEqual(expected);
  });

  it('treats a part named like a prototype as a plain name', async () => {
    const form = await read(formOf({ 'x[0].toString': '1', ['__proto__' as string]: '2' }));
    expect(Object.keys(form)).toEqual(expect.arrayContaining(['x']));
    expect(Object.prototype).not.toHaveProperty('0');
  });

  it.each([
    [
      'a name twice',
      [
        ['Nome', 'a'],
        ['Nome', 'b'],
      ],
    ],
    [
      'an item twice',
      [
        ['TagsIds[0]', '1'],
        ['TagsIds[0]', '2'],
      ],
    ],
    [
      'an item that is value and object',
      [
        ['Fotos[0]', '1'],
        ['Fotos[0].ordem', '2'],
      ],
    ],
    [
      'an item that is object and value',
      [
        ['Fotos[0].ordem', '1'],
        ['Fotos[0]', '2'],
      ],
    ],
    [
      'a list that is a value too',
      [
        ['TagsIds', '1'],
        ['TagsIds[0]', '2'],
      ],
    ],
  ] as const)('refuses %s', async (_, parts) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    expect(await refusalOf(read(form))).toEqual([400, 'O conteúdo enviado é inválido']);
  });

  it.each([
    ['no boundary', 'multipart/form-data; charset=utf-8', 'x', 400],
    ['nothing', 'multipart/form-data; boundary=x', '', 400],
    ['a boundary within another value', 'multipart/form-data; x="; boundary=y; z="; boundary=x', FORM, 400],
    ['a boundary with an escape', 'multipart/form-data; boundary="\\x"', FORM, 400],
    ['a boundary with a quote', 'multipart/form-data; boundary=x"', FORM, 400],
    ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, FORM, 400],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
      400,
    ],
    ['JSON', 'application/json', '{}', 415],
    ['another form', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['no type', 'text/plain', 'a', 415],
  ])('refuses %s', async (_, type, body, status) => {
    expect((await refusalOf(read(body, { 'Content-Type': type })))[0]).toBe(status);
  });

  it.each(['x', '"x"', 'x; charset=utf-8', '"x" ;charset=utf-8'])(
    'reads a form of boundary=%s',
    async (boundary) => {
      const type = `multipart/form-data; boundary=${boundary}`;
      expect(await read(FORM, { 'Content-Type': type })).toEqual({ Nome: 'a' });
    },
  );

  it('refuses compressed forms', async () => {
    expect(await refusalOf(read(formOf({ Nome: 'a' }), { 'Content-Encoding': 'gzip' }))).toEqual([
      415,
      'Envie o conteúdo como multipart/form-data',
    ]);
  });

  it.each([
    ['more bytes than allowed', formOf({ Nome: 'x'.repeat(LIMIT) })],
    ['more than 256 parts', null],
  ])('refuses %s', async (_, form) => {
    const line = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const many = `${'--x\r\n'.repeat(300)}${line}--x--`;
    const work =
      form === null ? read(many, { 'Content-Type': 'multipart/form-data; boundary=x' }) : read(form);
    expect(await refusalOf(work)).toEqual([400, 'O conteúdo enviado é grande demais']);
  });
});
