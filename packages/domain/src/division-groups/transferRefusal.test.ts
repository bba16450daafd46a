import { describe, expect, it } from 'vitest';
import { transferRefusal } from './transferRefusal.ts';

describe('transferRefusal', () => {
  it.each([
    [null, null, [], 'warning', 'Selecione um gestor de origem'],
    [null, 2, [7], 'warning', 'Selecione um gestor de origem'],
    [1, null, [], 'warning', 'Selecione um gestor de destino'],
    [1, null, [7], 'warning', 'Selecione um gestor de destino'],
    [1, 1, [], 'negative', 'Selecione pelo menos um grupo de divisão para alterar o gestor'],
    [1, 2, [], 'negative', 'Selecione pelo menos um grupo de divisão para alterar o gestor'],
    [1, 1, [7], 'warning', 'Os gestores origem e destino não podem ser iguais'],
  ] as const)(
    'stops %j to %j with %j: %s, %s (TRF-024 to TRF-028, BIZ-06)',
    (origin, destination, groups, tone, text) => {
      expect(transferRefusal(origin, destination, groups)).toMatchObject({ tone, text });
    },
  );

  it('lets groups go to another manager', () => {
    expect(transferRefusal(1, 2, [7])).toBeNull();
  });
});
