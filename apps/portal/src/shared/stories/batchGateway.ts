import type { Schemas } from '@portal/api';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';

type Result = Schemas['BatchItemResult'];

interface BatchGatewayOptions {
  readonly tipo: Schemas['Batch']['tipo'];
  /** Products that the gateway refuses, with the reason. */
  readonly refused?: Readonly<Record<number, string>>;
  /** Products that another user changed after the batch: they cannot be taken back. */
  readonly changedSince?: readonly number[];
  /** Products that the batch did before the story begins. */
  readonly doneBefore?: readonly number[];
  /** Of those, what was taken back before the story begins. */
  readonly undoneBefore?: readonly number[];
}

/** A gateway that does batches as the real one: each product has one result, a retry does nothing twice (D19). */
export function batchGateway({
  tipo,
  refused = {},
  changedSince = [],
  doneBefore = [],
  undoneBefore = [],
}: BatchGatewayOptions) {
  const done = new Set<number>(doneBefore);
  const undone = new Set<number>(undoneBefore);
  /** The products of each call that came. */
  const calls: (readonly number[])[] = [];
  const result = (
    produtoId: number,
    resultado: Result['resultado'],
    mensagem: string | null = null,
  ): Result => ({
    produtoId,
    resultado,
    mensagem,
    statusAprovacao: 'Aprovado',
    versao: 2,
  });

  /** Does a chunk. */
  const answer = (lote: string, ids: readonly number[]): Schemas['BatchResult'] => {
    calls.push(ids);
    const resultados = ids.map((id) => {
      const reason = refused[id];
      if (reason !== undefined) return result(id, 'Recusado', reason);
      const again = done.has(id);
      done.add(id);
      return result(id, again ? 'JaFeito' : 'Feito');
    });
    return { lote, resultados };
  };

  const handlers = [
    gatewayHttp.get('/api/produtos/lotes/{loteId}', ({ params, response }) =>
      done.size === 0
        ? response(404).json(errorBody('Registro não encontrado'))
        : response(200).json({
            lote: String(params.loteId),
            tipo,
            usuario: 'Marina Alves',
            data: '2027-03-10T12:00:00-03:00',
            motivo: null,
            produtos: [...done].map((id) => ({
              produtoId: id,
              codigo: 300_000 + id,
              nome: `PANELA SOLAR ${id}`,
              antes: 'Antes',
              depois: 'Depois',
              desfeito: undone.has(id),
              motivo: changedSince.includes(id) ? 'O produto foi alterado depois deste lote' : null,
            })),
            meta: meta(done.size, 100),
          }),
    ),
    gatewayHttp.put('/api/produtos/lotes/{loteId}/desfazer', ({ params, request, response }) => {
      const ids = new URL(request.url).searchParams.getAll('produtosIds').map(Number);
      for (const id of ids) undone.add(id);
      return response(200).json({
        lote: String(params.loteId),
        resultados: ids.map((id) => result(id, 'Feito')),
      });
    }),
  ];

  return { calls, answer, handlers };
}
