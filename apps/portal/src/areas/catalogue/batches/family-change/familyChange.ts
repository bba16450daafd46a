import { answerOf, type Schemas } from '@portal/api';
import { FAMILY_CHANGE_REFUSALS } from '@portal/domain';
import { familyLookup } from '../../../../shared/lookups/filterLookups.ts';
import { createChange } from '../change/createChange.ts';

/** A product of the origin family, with what changes in it. */
export type MovedProduct = Schemas['MovedProduct'];

const PREVIEW = '/api/produtos/familias/origem-destino';

/** What changes in its dimensions. */
export const dimensionChanges = ({ mudancas }: Pick<MovedProduct, 'mudancas'>) =>
  mudancas.filter(({ campo }) => campo !== 'nome');

/** The changes of dimensions that all products which can move have alike. */
function alikeIn(products: readonly MovedProduct[]) {
  const [first, ...others] = products.filter(({ motivo }) => motivo === null).map(dimensionChanges);
  return (first ?? []).filter(({ campo, antes, depois }) =>
    others.every((changes) =>
      changes.some((other) => other.campo === campo && other.antes === antes && other.depois === depois),
    ),
  );
}

/** Products move from one family to another (LOT-031, LOT-032, G-09). */
export const familyChange = createChange({
  page: 'product-family-change',
  path: PREVIEW,
  lookup: familyLookup,
  texts: {
    description: 'Passe produtos de uma família a outra e veja antes o que muda em cada um.',
    act: 'Alterar família',
    originLabel: 'Família de origem',
    destinationLabel: 'Família de destino',
    waitingText: 'Escolha as duas famílias para ver o que muda em cada produto',
    emptyText: 'A família de origem não tem produtos',
    refusals: FAMILY_CHANGE_REFUSALS,
    fileName: 'Alteração de família',
  },
  async read(api, { origin, destination }, signal) {
    const query = { FamiliaOrigemId: origin, FamiliaDestinoId: destination };
    const { produtos, mudancas } = await answerOf(api.GET(PREVIEW, { params: { query }, signal }));
    return { rows: produtos, differences: [...mudancas, ...alikeIn(produtos)] };
  },
  send: (api, { origin, destination, ...chunk }) =>
    api.PUT('/api/produtos/alteracao-familia', {
      body: { ...chunk, familiaOrigemId: origin, familiaDestinoId: destination },
    }),
});
