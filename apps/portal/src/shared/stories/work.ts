import type { Schemas } from '@portal/api';
import { gatewayHttp } from './gatewayHttp.ts';

/** What waits for a user in a story. */
export const workAnswer = (itens: Schemas['WorkList']['itens'] = []) =>
  gatewayHttp.get('/api/usuarios/trabalho', ({ response }) => response(200).json({ itens }));
