import { describe, expect, it } from 'vitest';
import { createPortalClient } from './client.ts';
import { serializeForm } from './form.ts';
import type { Schemas } from './schemas.ts';

const photo = new File(['x'], 'a.png', { type: 'image/png' });
const body: Schemas['ProductCreation'] = {
  Nome: 'PANELA',
  Variacao: 'VERDE',
  Voltagem: '',
  FamiliaId: 87,
  Altura: 1.5,
  TagsIds: [4, 18],
  Fotos: [
    { ordem: 0, arquivo: photo },
    { ordem: 1, idArquivo: 901 },
  ],
};

describe('serializeForm (PRD-064, PRD-065)', () => {
  it('names the parts as the calls do', () => {
    expect([...serializeForm(body)]).toEqual([
      ['Nome', 'PANELA'],
      ['Variacao', 'VERDE'],
      ['Voltagem', ''],
      ['FamiliaId', '87'],
      ['Altura', '1.5'],
      ['TagsIds[0]', '4'],
      ['TagsIds[1]', '18'],
      ['Fotos[0].ordem', '0'],
      ['Fotos[0].arquivo', photo],
      ['Fotos[1].ordem', '1'],
      ['Fotos[1].idArquivo', '901'],
    ]);
  });

  it('leaves out what is not there', () => {
    expect([...serializeForm({ a: null, b: undefined, c: [], d: {} })]).toEqual([]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %s', (value) => {
    expect(() => serializeForm({ Altura: value })).toThrow(TypeError);
  });

  it('goes through the client with the type of a form', async () => {
    const sent: Request[] = [];
    const client = createPortalClient({
      baseUrl: 'http://localhost:8787',
      getAccessToken: () => 'token',
      fetch: async (input) => {
        if (input instanceof Request) sent.push(input);
        return Response.json({}, { status: 201 });
      },
    });
    await client.POST('/api/produtos', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body,
      bodySerializer: serializeForm,
    });
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect((await sent[0]?.formData())?.get('Fotos[1].idArquivo')).toBe('901');
  });
});
