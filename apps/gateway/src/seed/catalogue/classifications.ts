import type { Theme } from './categories.ts';

/** A record named by its description. */
export interface DescribedRow {
  readonly id: number;
  readonly descricao: string;
}

/** A node of the market classification with the id of its parent. */
export interface ChildRow extends DescribedRow {
  readonly parentId: number;
}

/** Department, its sections, their groups. Each group has the same three subgroups. */
const TREE = [
  [
    'MERCEARIA',
    'food',
    [
      ['ALIMENTOS BÁSICOS', ['GRÃOS E CEREAIS', 'MASSAS E MOLHOS', 'AÇÚCAR E ADOÇANTES']],
      ['MATINAIS E DOCES', ['CAFÉS', 'BISCOITOS', 'GELEIAS']],
      ['BEBIDAS E APERITIVOS', ['SUCOS', 'SALGADINHOS', 'CONSERVAS']],
    ],
  ],
  [
    'LIMPEZA E HIGIENE',
    'cleaning',
    [
      ['LIMPEZA DA CASA', ['DETERGENTES', 'DESINFETANTES', 'UTENSÍLIOS DE LIMPEZA']],
      ['LAVANDERIA', ['LAVA-ROUPAS', 'AMACIANTES']],
      ['HIGIENE PESSOAL', ['SABONETES', 'CABELOS', 'PAPÉIS']],
    ],
  ],
  [
    'UTILIDADES',
    'kitchen',
    [
      ['COZINHA', ['PANELAS', 'FACAS E TALHERES', 'POTES']],
      ['MESA POSTA', ['PRATOS', 'CANECAS', 'GARRAFAS TÉRMICAS']],
    ],
  ],
  [
    'ELETRO E FERRAMENTAS',
    'hardware',
    [
      ['ELETROPORTÁTEIS', ['COZINHA ELÉTRICA', 'VENTILAÇÃO', 'CUIDADOS PESSOAIS']],
      ['FERRAMENTAS', ['ELÉTRICAS', 'MANUAIS', 'FIXAÇÃO']],
      ['ILUMINAÇÃO', ['LÂMPADAS', 'LUMINÁRIAS']],
    ],
  ],
] as const satisfies readonly (readonly [string, Theme, readonly (readonly [string, readonly string[]])[]])[];

const LEVELS = ['ECONÔMICO', 'INTERMEDIÁRIO', 'PREMIUM'] as const;

const numbered = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ id: index + 1, ...row }));

/** The departments, each with the part of the assortment that it holds. */
export const departments: readonly (DescribedRow & { readonly theme: Theme })[] = numbered(
  TREE.map(([descricao, theme]) => ({ descricao, theme })),
);

/** The sections of the departments. */
export const sections: readonly ChildRow[] = numbered(
  TREE.flatMap(([, , children], department) =>
    children.map(([descricao]) => ({ descricao, parentId: department + 1 })),
  ),
);

/** The groups of the sections. */
export const groups: readonly ChildRow[] = numbered(
  TREE.flatMap(([, , children]) => [...children]).flatMap(([, names], section) =>
    names.map((descricao) => ({ descricao, parentId: section + 1 })),
  ),
);

/** The subgroups of the groups. */
export const subgroups: readonly ChildRow[] = numbered(
  groups.flatMap(({ id: parentId }) => LEVELS.map((descricao) => ({ descricao, parentId }))),
);

/** The risk classifications, from the least risk up. */
export const riskClasses: readonly DescribedRow[] = numbered(
  ['SEM RISCO', 'BAIXO', 'MÉDIO', 'ALTO', 'CRÍTICO'].map((descricao) => ({ descricao })),
);

/** The classifications of products. */
export const productClasses: readonly DescribedRow[] = numbered(
  ['LINHA', 'SAZONAL', 'IMPORTADO', 'MARCA PRÓPRIA', 'EXCLUSIVO', 'LANÇAMENTO'].map((descricao) => ({
    descricao,
  })),
);
