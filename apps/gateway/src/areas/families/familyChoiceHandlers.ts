import { asc } from 'drizzle-orm';
import { productClasses, riskClasses, volumeTypes } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { describedList } from '../../lists/describedList.ts';
import { plainText } from '../../lists/searchText.ts';

const riskClassList = describedList(riskClasses);

/** Calls of the lists that only families choose from (FMC-093, FMC-095, FMC-118). */
export const familyChoiceHandlers: Handlers<'listVolumeTypes' | 'listRiskClasses' | 'listProductClasses'> = {
  listVolumeTypes: async ({ context: { database } }) => {
    const tipoVolumetria = await database.queries
      .select()
      .from(volumeTypes)
      .orderBy(plainText(volumeTypes.descricao), asc(volumeTypes.id));
    return { status: 200, body: { tipoVolumetria } };
  },

  listRiskClasses: async ({ query, context }) => {
    const { rows: classificacoesDeRisco, meta } = await riskClassList(context, query, { text: query.busca });
    return { status: 200, body: { classificacoesDeRisco, meta } };
  },

  listProductClasses: async ({ context: { database } }) => {
    const classificacoesProduto = await database.queries
      .select()
      .from(productClasses)
      .orderBy(plainText(productClasses.descricao), asc(productClasses.id));
    return { status: 200, body: { classificacoesProduto } };
  },
};
