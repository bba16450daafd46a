import type { Schemas } from '@portal/api';
import { type DivisionGroupForm, emptyDivisionGroupForm } from '@portal/domain';
import type { SelectOption } from '@portal/ui';
import { z } from 'zod';

/** A group as its list has it; once it was read for its dialog, with its divisions. */
export type DivisionGroup = Schemas['DivisionGroup'] & {
  readonly divisoes?: readonly Schemas['LinkedDivision'][] | undefined;
};

/** What the form of a group holds: beside the id of the manager their name, so that a draft can be shown again. */
export interface DivisionGroupFields extends DivisionGroupForm {
  gestor?: SelectOption<number> | null;
}

export const emptyDivisionGroupFields: DivisionGroupFields = { ...emptyDivisionGroupForm, gestor: null };

/** The form of a group that is there. */
export function divisionGroupFields({
  descricao,
  gestoresId,
  nomeGestor,
}: DivisionGroup): DivisionGroupFields {
  return {
    descricao,
    gestoresId,
    gestor: gestoresId === null ? null : { value: gestoresId, label: nomeGestor ?? '' },
  };
}

const number = z.number().nullable();

/** A draft of the form of a group (D11). */
export const divisionGroupDraftSchema = z.object({
  record: z
    .object({
      id: z.number(),
      codigo: z.number(),
      descricao: z.string(),
      gestoresId: number,
      nomeGestor: z.string().nullable(),
      versao: z.number(),
      divisoes: z.array(z.object({ id: z.number(), codigo: z.number(), descricao: z.string() })).optional(),
    })
    .nullable(),
  values: z.object({
    descricao: z.string(),
    gestoresId: number,
    gestor: z.object({ value: z.number(), label: z.string() }).nullable(),
  }),
});
