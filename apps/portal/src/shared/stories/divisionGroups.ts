import type { Schemas } from '@portal/api';
import { gatewayHttp, meta } from './gatewayHttp.ts';

/** Managers as a register lists them; the last one is no longer active. */
export const managers: Required<Schemas['Manager']>[] = [
  'MARINA ALVES',
  'RUI BARROS',
  'CLARA DIAS',
  'OTTO LEMOS',
].map((nome, index) => ({
  id: 3 + index,
  codigo: 503 + index,
  matricula: String(11_092 + index),
  nome,
  email: `${nome.toLowerCase().replace(' ', '.')}@empresa.com.br`,
  ativo: index < 3,
  versao: 1,
}));

const names = ['BAZAR', 'BEBIDAS', 'LIMPEZA', 'MERCEARIA DOCE', 'FRIOS', 'PADARIA', 'AÇÚCAR E GRÃOS', 'PETS'];

/** Division groups of the first managers in turn. */
export function divisionGroups(count: number): Schemas['DivisionGroup'][] {
  return Array.from({ length: count }, (_, index) => {
    const manager = managers[index % 3];
    return {
      id: 12 + index,
      codigo: 112 + index,
      descricao: `${names[index % names.length]}${index < names.length ? '' : ` ${index + 1}`}`,
      gestoresId: manager?.id ?? null,
      nomeGestor: manager?.nome ?? null,
      versao: 2,
    };
  });
}

/** Managers that can be chosen; with `cadastro` those no longer active too. */
export const managersCall = gatewayHttp.get('/api/produtos/gestores', ({ query, response }) => {
  const all = query.get('cadastro') === 'true';
  const text = query.get('busca') ?? '';
  const found = managers.filter(({ nome, ativo }) => (all || ativo) && nome.includes(text.toUpperCase()));
  const gestores = all ? found : found.map(({ id, nome }) => ({ id, nome }));
  return response(200).json({ gestores, meta: meta(gestores.length, 20) });
});
