import type { Theme } from './categories.ts';

/** A tag or a characteristic as its register holds it. */
export interface LabelRow {
  id: number;
  descricao: string;
}

/** A tag or a characteristic, and the part of the shop it fits; `null` fits everywhere. */
export interface Label extends LabelRow {
  theme: Theme | null;
}

type LabelTexts = readonly (readonly [theme: Theme | null, descriptions: readonly string[]])[];

function label(texts: LabelTexts): Label[] {
  return texts
    .flatMap(([theme, descriptions]) => descriptions.map((descricao) => ({ theme, descricao })))
    .map((text, index) => ({ id: index + 1, ...text }));
}

/** The 60 tags. */
export const tags: readonly Label[] = label([
  [
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
  [
    'cleaning',
    [
      'LIMPEZA',
      'LAVANDERIA',
      'BANHEIRO',
      'HIGIENE',
      'PERFUMARIA',
      'CABELOS',
      'BEBÊ',
      'PET',
      'REFIL',
      'CASA NOVA',
    ],
  ],
  [
    'kitchen',
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
  [
    'hardware',
    [
      'FERRAMENTAS',
      'ELÉTRICA',
      'ILUMINAÇÃO',
      'JARDIM',
      'REFORMA',
      'ELETROPORTÁTEIS',
      'AUTOMOTIVO',
      'PINTURA',
      'HIDRÁULICA',
      'FAÇA VOCÊ MESMO',
    ],
  ],
]);

/** The 80 characteristics. */
export const characteristics: readonly Label[] = label([
  [
    null,
    [
      'PRODUTO NACIONAL',
      'EMBALAGEM RECICLÁVEL',
      'SELO DE QUALIDADE',
      'MANUAL EM PORTUGUÊS',
      'GARANTIA DE 3 MESES',
      'GARANTIA DE 12 MESES',
      'ATENDIMENTO AO CONSUMIDOR',
      'LINHA PREMIUM',
      'LINHA ECONÔMICA',
      'EDIÇÃO LIMITADA',
      'LEVE',
      'COMPACTO',
    ],
  ],
  [
    'food',
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
      'BICO BORRIFADOR',
      'REFIL DISPONÍVEL',
      'USO EM SUPERFÍCIES',
      'FOLHA DUPLA',
      'PH NEUTRO',
    ],
  ],
  [
    'kitchen',
    [
      'ANTIADERENTE',
      'FUNDO TRIPLO',
      'FUNDO DE INDUÇÃO',
      'TAMPA DE VIDRO',
      'CABO ANTITÉRMICO',
      'LAVA-LOUÇAS',
      'MICRO-ONDAS',
      'FREEZER',
      'LIVRE DE BPA',
      'EMPILHÁVEL',
      'FECHAMENTO HERMÉTICO',
      'AÇO INOX',
      'CERÂMICA',
      'VIDRO TEMPERADO',
      'MADEIRA DE REFLORESTAMENTO',
      'ALÇA REFORÇADA',
      'CONSERVA QUENTE POR 6 HORAS',
    ],
  ],
  [
    'hardware',
    [
      'BIVOLT',
      'MOTOR SILENCIOSO',
      'BAIXO CONSUMO',
      'SELO DE EFICIÊNCIA A',
      'CORDÃO DE 1,5 M',
      'VELOCIDADE VARIÁVEL',
      'FUNÇÃO REVERSA',
      'PROTEÇÃO TÉRMICA',
      'LUZ BRANCA',
      'LUZ AMARELA',
      'AÇO FORJADO',
      'AÇO CARBONO',
      'CABO EMBORRACHADO',
      'PONTA MAGNÉTICA',
      'ACOMPANHA MALETA',
      'ROSCA MÉTRICA',
      'CERTIFICADO PELO INMETRO',
    ],
  ],
]);

/** The labels that fit a part of the shop. */
export function labelsFor(labels: readonly Label[], theme: Theme): Label[] {
  return labels.filter((candidate) => candidate.theme === null || candidate.theme === theme);
}
