import { toUpperPt } from '@portal/formats';
import { and, eq } from 'drizzle-orm';
import { cities, states } from '../../database/schema.ts';
import { GatewayError } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { addressOfCep } from './addressOfCep.ts';
import { cepMessages } from './messages.ts';

const capitals = (text: string | null) => (text === null ? null : toUpperPt(text));

/** The address of a CEP (ST1-029 to ST1-032, G-30), in capitals as addresses are stored (D18). */
export const cepHandlers: Handlers<'getAddressOfCep'> = {
  getAddressOfCep: async ({ path, context: { database } }) => {
    const unknown = new GatewayError(404, cepMessages.missing);
    const address = addressOfCep(path.cep);
    if (address === null) throw unknown;
    const [place] = await database.queries
      .select({ cidadeId: cities.id, estadoId: states.id, nome: states.nome, sigla: states.sigla })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.estadoId))
      .where(and(eq(cities.nome, address.cidade), eq(states.sigla, address.uf)));
    if (place === undefined) throw unknown;
    const { cidadeId, estadoId, nome, sigla } = place;
    return {
      status: 200,
      body: {
        logradouro: capitals(address.logradouro),
        bairro: capitals(address.bairro),
        cidade: { id: cidadeId, estado: { id: estadoId, nome, sigla } },
      },
    };
  },
};
