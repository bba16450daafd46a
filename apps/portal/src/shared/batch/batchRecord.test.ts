import type { Schemas } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { resultsOf } from './batchedProduct.ts';
import { resultsAfterCut } from './batchRecord.ts';

const answer = (resultado: Schemas['BatchItemResult']['resultado'], mensagem: string | null = null) =>
  resultsOf({
    lote: '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11',
    resultados: [{ produtoId: 1, resultado, mensagem, statusAprovacao: 'Aprovado', versao: 4 }],
  });

describe('what a call says of a product (D19)', () => {
  it.each(['Feito', 'JaFeito'] as const)('%s is done', (resultado) => {
    expect(answer(resultado)).toEqual([{ id: 1, ok: true }]);
  });

  it.each(['Recusado', 'Alterado'] as const)('%s is not sent again', (resultado) => {
    expect(answer(resultado, 'Porque não')).toEqual([
      { id: 1, ok: false, final: true, message: 'Porque não' },
    ]);
  });
});

describe('a batch that was cut', () => {
  const items = [1, 2, 3, 4].map((id) => ({ id, name: `PRODUTO ${id}`, code: String(id), versao: 1 }));
  const done = (produtoId: number, desfeito = false): Schemas['BatchItem'] => ({
    produtoId,
    codigo: produtoId,
    nome: `PRODUTO ${produtoId}`,
    antes: 'A',
    depois: 'B',
    desfeito,
    motivo: null,
  });

  it('has what the gateway did, although its answer was lost, and what was refused before', () => {
    const refused = { id: 1, ok: false, final: true, message: 'Recusado' };
    const lost = { id: 2, ok: false, final: false, message: 'Sem resposta' };
    expect(resultsAfterCut({ items, results: [refused, lost] }, [done(2), done(3)])).toEqual([
      refused,
      { id: 2, ok: true },
      { id: 3, ok: true },
    ]);
  });

  it('says what was taken back since, and does not count it as a failure', () => {
    expect(resultsAfterCut({ items, results: [{ id: 1, ok: true }] }, [done(1, true)])).toEqual([
      { id: 1, ok: true, undone: true },
    ]);
  });
});
