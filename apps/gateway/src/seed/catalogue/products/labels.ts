import type { Pictogram } from '../../images/pictograms.ts';
import type { CategoryModel, Theme } from '../categories.ts';

/** A tag or a characteristic as its register holds it. */
interface LabelRow {
  id: number;
  descricao: string;
}

/** A tag or a characteristic, and which products it fits. */
export interface Label extends LabelRow {
  /** Part of the assortment; `null` fits everything. */
  theme: Theme | null;
  /** Kinds of goods within that part; `null` fits all of them. */
  goods: readonly Pictogram[] | null;
}

type LabelGroup = readonly [
  theme: Theme | null,
  goods: readonly Pictogram[] | null,
  descriptions: readonly string[],
];

function label(groups: readonly LabelGroup[]): Label[] {
  return groups
    .flatMap(([theme, goods, descriptions]) => descriptions.map((descricao) => ({ theme, goods, descricao })))
    .map((text, index) => ({ id: index + 1, ...text }));
}

const LIQUIDS = ['bottle', 'spray', 'soap', 'bucket'] as const;
const COOKWARE = ['pan', 'knife'] as const;
const TABLEWARE = ['cup', 'plate', 'jar', 'bottle', 'box'] as const;
const MOTORS = ['blender', 'fan', 'drill'] as const;
const HAND_TOOLS = ['hammer', 'box'] as const;

/** The 60 tags. */
export const tags: readonly Label[] = label([
  [
    null,
    null,
    [
      'OFERTA',
      'LANÇAMENTO',
      'MAIS VENDIDO',
      'EXCLUSIVO',
      'PRESENTE',
      'NATAL',
      'PÁSCOA',
      'DIA DAS MÃES',
      'DIA DOS PAIS',
      'VOLTA ÀS AULAS',
      'VERÃO',
      'INVERNO',
      'FESTA JUNINA',
      'CARNAVAL',
      'ANIVERSÁRIO DA LOJA',
      'PRODUTO MINEIRO',
      'IMPORTADO',
      'SUSTENTÁVEL',
      'LEVE MAIS PAGUE MENOS',
      'EMBALAGEM ECONÔMICA',
    ],
  ],
  [
    'food',
    null,
    [
      'MERCEARIA',
      'CAFÉ DA MANHÃ',
      'LANCHE',
      'CHURRASCO',
      'SEM GLÚTEN',
      'VEGANO',
      'DIET',
      'INFANTIL',
      'RECEITAS',
      'CESTA BÁSICA',
    ],
  ],
  ['cleaning', null, ['LIMPEZA', 'LAVANDERIA', 'BANHEIRO', 'CASA NOVA', 'PET']],
  ['cleaning', LIQUIDS, ['HIGIENE', 'PERFUMARIA', 'CABELOS', 'BEBÊ', 'REFIL']],
  [
    'kitchen',
    null,
    [
      'COZINHA',
      'MESA POSTA',
      'ORGANIZAÇÃO',
      'UTILIDADES',
      'DECORAÇÃO',
      'FORNO',
      'BAR',
      'PIQUENIQUE',
      'COPA',
      'CHÁ DE PANELA',
    ],
  ],
  ['hardware', null, ['REFORMA', 'FAÇA VOCÊ MESMO']],
  ['hardware', ['blender', 'fan', 'drill', 'bulb'], ['ELÉTRICA', 'ELETROPORTÁTEIS']],
  ['hardware', ['bulb'], ['ILUMINAÇÃO']],
  ['hardware', HAND_TOOLS, ['FERRAMENTAS', 'JARDIM', 'AUTOMOTIVO', 'PINTURA', 'HIDRÁULICA']],
]);

/** The 80 characteristics. */
export const characteristics: readonly Label[] = label([
  [
    null,
    null,
    [
      'PRODUTO NACIONAL',
      'EMBALAGEM RECICLÁVEL',
      'SELO DE QUALIDADE',
      'ATENDIMENTO AO CONSUMIDOR',
      'LINHA PREMIUM',
      'LINHA ECONÔMICA',
      'EDIÇÃO LIMITADA',
    ],
  ],
  [
    'food',
    null,
    [
      'CONTÉM GLÚTEN',
      'NÃO CONTÉM GLÚTEN',
      'CONTÉM LACTOSE',
      'ZERO LACTOSE',
      'SEM ADIÇÃO DE AÇÚCAR',
      'INTEGRAL',
      'ORGÂNICO CERTIFICADO',
      'VEGANO',
      'FONTE DE FIBRAS',
      'RICO EM PROTEÍNAS',
      'SEM CONSERVANTES',
      'SEM CORANTES',
      'ALTO EM SÓDIO',
      'ALTO EM AÇÚCAR ADICIONADO',
      'EMBALAGEM ABRE E FECHA',
      'PRONTO PARA CONSUMO',
      'CONSERVAR REFRIGERADO',
      'PODE CONTER AMENDOIM',
    ],
  ],
  [
    'cleaning',
    LIQUIDS,
    [
      'BIODEGRADÁVEL',
      'DERMATOLOGICAMENTE TESTADO',
      'HIPOALERGÊNICO',
      'SEM CLORO',
      'CONCENTRADO',
      'PERFUME PROLONGADO',
      'AÇÃO BACTERICIDA',
      'NÃO TESTADO EM ANIMAIS',
      'SEM PARABENOS',
      'SEM SULFATO',
      'TAMPA DOSADORA',
      'REFIL DISPONÍVEL',
      'USO EM SUPERFÍCIES',
      'PH NEUTRO',
    ],
  ],
  ['cleaning', ['spray'], ['BICO BORRIFADOR']],
  ['cleaning', ['roll'], ['FOLHA DUPLA', 'FIBRAS VIRGENS']],
  ['cleaning', ['brush', 'bucket'], ['ALÇA REFORÇADA', 'CERDAS MACIAS', 'CABO ROSQUEÁVEL']],
  [
    'kitchen',
    COOKWARE,
    ['ANTIADERENTE', 'FUNDO TRIPLO', 'FUNDO DE INDUÇÃO', 'TAMPA DE VIDRO', 'CABO ANTITÉRMICO', 'AÇO INOX'],
  ],
  [
    'kitchen',
    TABLEWARE,
    [
      'LAVA-LOUÇAS',
      'MICRO-ONDAS',
      'FREEZER',
      'LIVRE DE BPA',
      'EMPILHÁVEL',
      'FECHAMENTO HERMÉTICO',
      'CERÂMICA',
      'VIDRO TEMPERADO',
      'CONSERVA QUENTE POR 6 HORAS',
    ],
  ],
  [
    'hardware',
    null,
    ['GARANTIA DE 3 MESES', 'GARANTIA DE 12 MESES', 'MANUAL EM PORTUGUÊS', 'CERTIFICADO PELO INMETRO'],
  ],
  [
    'hardware',
    MOTORS,
    [
      'MOTOR SILENCIOSO',
      'SELO DE EFICIÊNCIA A',
      'CORDÃO DE 1,5 M',
      'VELOCIDADE VARIÁVEL',
      'FUNÇÃO REVERSA',
      'PROTEÇÃO TÉRMICA',
    ],
  ],
  ['hardware', ['bulb'], ['LUZ BRANCA', 'LUZ AMARELA', 'BAIXO CONSUMO']],
  [
    'hardware',
    HAND_TOOLS,
    [
      'AÇO FORJADO',
      'AÇO CARBONO',
      'CABO EMBORRACHADO',
      'PONTA MAGNÉTICA',
      'ACOMPANHA MALETA',
      'ROSCA MÉTRICA',
      'PESO BALANCEADO',
    ],
  ],
]);

/** The labels that fit the products of a category. */
export function labelsFor(
  labels: readonly Label[],
  { theme, pictogram }: Pick<CategoryModel, 'theme' | 'pictogram'>,
): Label[] {
  return labels.filter(
    (candidate) =>
      (candidate.theme === null || candidate.theme === theme) &&
      (candidate.goods === null || candidate.goods.includes(pictogram)),
  );
}
