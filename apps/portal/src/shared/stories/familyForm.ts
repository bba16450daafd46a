import type { Schemas } from '@portal/api';
import { familyFields, fieldLines } from '@portal/domain';
import { family, productEnumerations } from './catalogue.ts';
import { gatewayHttp, meta } from './gatewayHttp.ts';
import type { StoryActor } from './StoryActor.ts';

const described = (...texts: string[]) => texts.map((descricao, index) => ({ id: 50 + index, descricao }));

const categories: Schemas['FamilyCategory'][] = [
  family.categoria,
  { id: 12, descricao: 'CONJUNTOS', sigla: 'KIT', kit: true },
];
const volumeTypes: Schemas['VolumeType'][] = [
  family.tipoVolumetria,
  { id: 6, descricao: 'POTENCIA', sigla: 'W' },
  { id: 7, descricao: 'VOLTS', sigla: 'V' },
];
const brands: Schemas['Brand'][] = [
  { id: 412, codigo: 1045, descricao: 'TRAMONTINA', versao: 1 },
  { id: 413, codigo: 1046, descricao: 'BRINOX', versao: 1 },
];
const ncm: Schemas['Ncm'] = {
  id: 7,
  codigo: '73239300',
  descricao: 'ARTEFATOS DE USO DOMÉSTICO, DE AÇO INOXIDÁVEL',
};
const cest: Schemas['Cest'] = { id: 3, codigo: '1400100', descricao: 'ARTEFATOS DE USO DOMÉSTICO' };

/** Answers for the family form besides its family: fixed lists and lookups, one page of each. */
export const familyFormLists = [
  gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) => response(200).json(productEnumerations)),
  gatewayHttp.get('/api/produtos/tipos-volumetria', ({ response }) =>
    response(200).json({ tipoVolumetria: volumeTypes }),
  ),
  gatewayHttp.get('/api/produtos/classificacoes-produto', ({ response }) =>
    response(200).json({ classificacoesProduto: [{ id: 1, descricao: 'LINHA' }, ...described('SAZONAL')] }),
  ),
  gatewayHttp.get('/api/produtos/categorias', ({ response }) =>
    response(200).json({ categorias: categories, meta: meta(2) }),
  ),
  gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
    response(200).json({ marcas: brands, meta: meta(2) }),
  ),
  gatewayHttp.get('/api/produtos/ncms', ({ response }) => response(200).json({ ncm: [ncm], meta: meta(1) })),
  gatewayHttp.get('/api/produtos/cests', ({ response }) =>
    response(200).json({ cest: [cest], meta: meta(1) }),
  ),
  gatewayHttp.get('/api/produtos/departamentos', ({ response }) =>
    response(200).json({
      departamentos: [{ id: 2, descricao: 'UTILIDADES' }, ...described('ELETRO')],
      meta: meta(2),
    }),
  ),
  gatewayHttp.get('/api/produtos/secoes', ({ request, response }) => {
    const of = new URL(request.url).searchParams.get('departamentoId');
    return response(200).json({ secoes: described(`SEÇÃO DE ${of}`), meta: meta(1) });
  }),
  gatewayHttp.get('/api/produtos/grupos', ({ response }) =>
    response(200).json({ grupos: described('PANELAS'), meta: meta(1) }),
  ),
  gatewayHttp.get('/api/produtos/subgrupos', ({ response }) =>
    response(200).json({ subgrupos: described('INOX'), meta: meta(1) }),
  ),
  gatewayHttp.get('/api/produtos/divisoes', ({ response }) =>
    response(200).json({ divisoes: described('BAZAR'), meta: meta(1) }),
  ),
  gatewayHttp.get('/api/produtos/classificacoes-de-risco', ({ response }) =>
    response(200).json({ classificacoesDeRisco: described('BAIXO', 'ALTO'), meta: meta(2) }),
  ),
  gatewayHttp.get('/api/produtos/tags', ({ response }) =>
    response(200).json({ tags: [{ id: 18, descricao: 'COZINHA' }, ...described('VERÃO')], meta: meta(2) }),
  ),
];

/** Calculated, or for kits only, or one input a row: looked for by their own stories. */
const elsewhere = ['descricaoLivre', 'margem', 'valorBrutoCalculado', 'concorrentes'];

/** Labels of the fields of a family for which the open form has no input. */
export function fieldsWithoutInput({ canvas }: Pick<StoryActor, 'canvas'>): string[] {
  return fieldLines(familyFields)
    .filter(({ path }) => !elsewhere.includes(path))
    .map(({ label }) => label)
    .filter(
      (label) => canvas.queryAllByLabelText(new RegExp(`^${label.replace(/[().]/g, '\\$&')}`)).length === 0,
    );
}
