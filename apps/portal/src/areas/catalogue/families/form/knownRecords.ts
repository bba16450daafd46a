import type { Schemas } from '@portal/api';
import type { SelectOption } from '@portal/ui';

/** What a chosen id stands for: its option, and of categories and volume types what the rules read. */
export interface KnownRecord extends SelectOption<number> {
  readonly sigla?: string;
  readonly kit?: boolean;
}

/** Fields of the family form that hold ids of records. */
export type RecordField =
  | 'categoriaId'
  | 'marcaId'
  | 'tipoVolumetriaId'
  | 'departamentoId'
  | 'secaoId'
  | 'grupoId'
  | 'subGrupoId'
  | 'divisoesId'
  | 'ncmId'
  | 'cestId'
  | 'classificacoesDeRiscoId'
  | 'classificacaoProduto'
  | 'tagsIds';

type Records = Partial<Record<RecordField, readonly KnownRecord[]>>;

/**
 * What the ids in a form stand for. A form holds ids, as the calls do; this remembers the records that they were chosen
 * from or read with. What an id stands for never changes, so that nothing here needs to be state.
 */
export interface KnownRecords {
  of(field: RecordField, id: number | null): KnownRecord | null;
  learn(field: RecordField, record: KnownRecord): void;
  learnAll(records: Records): void;
  /** All of them, to be kept with a draft. */
  all(): Records;
}

/** Makes the memory of one form. */
export function createKnownRecords(first: Records = {}): KnownRecords {
  const records = new Map<string, { field: RecordField; record: KnownRecord }>();
  const learn = (field: RecordField, record: KnownRecord) => {
    records.set(`${field} ${record.value}`, { field, record });
  };
  const learnAll = (known: Records) => {
    // Object.keys does not know the names of the fields.
    for (const field of Object.keys(known) as RecordField[]) {
      for (const record of known[field] ?? []) learn(field, record);
    }
  };
  learnAll(first);
  return {
    of: (field, id) => records.get(`${field} ${id}`)?.record ?? null,
    learn,
    learnAll,
    all: () => {
      const known: Partial<Record<RecordField, KnownRecord[]>> = {};
      for (const { field, record } of records.values()) known[field] = [...(known[field] ?? []), record];
      return known;
    },
  };
}

const described = (record: { id: number; descricao: string } | null): KnownRecord[] =>
  record ? [{ value: record.id, label: record.descricao }] : [];

const coded = (record: { id: number; codigo: string; descricao: string } | null): KnownRecord[] =>
  record ? [{ value: record.id, label: record.codigo, description: record.descricao }] : [];

/** What the ids of a family stand for. */
export function recordsOfFamily(family: Schemas['Family']): Records {
  const { categoria, tipoVolumetria } = family;
  return {
    categoriaId: [
      { value: categoria.id, label: categoria.descricao, sigla: categoria.sigla, kit: categoria.kit },
    ],
    marcaId: described(family.marca),
    tipoVolumetriaId: [
      { value: tipoVolumetria.id, label: tipoVolumetria.descricao, sigla: tipoVolumetria.sigla },
    ],
    departamentoId: described(family.departamento),
    secaoId: described(family.secao),
    grupoId: described(family.grupo),
    subGrupoId: described(family.subGrupo),
    divisoesId: described(family.divisoes),
    ncmId: coded(family.ncm),
    cestId: coded(family.cest),
    classificacoesDeRiscoId: described(family.classificacoesDeRisco),
    classificacaoProduto: family.classificacaoProduto.flatMap(described),
    tagsIds: family.tags.flatMap(described),
  };
}
