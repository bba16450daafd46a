import * as z from 'zod/mini';
import type { FieldOf } from '../fields/defineFields.ts';
import { INVALID_NUMBER, REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { keepsDecimals, TOO_LARGE_TEXT } from '../fields/numberFields.ts';
import { isKit, type KitCategory } from './familyName.ts';
import { isVoltsType, type NamedVolumeType } from './nameParts.ts';

/** Most volumes of a kit. */
export const VOLUMES_MAX = 10;

const VOLUME_MAX = 99_999_999;

/** Facts about the chosen category and volume type. */
export interface FamilyFacts {
  /** The category is a kit: several volumes and a free description (FMC-033, G-22). */
  kit: boolean;
  /** The volume type is volts: no volume (FMC-030). */
  volts: boolean;
}

/** The facts of a category and a volume type; without a choice it is neither kit nor volts. */
export function familyFacts(
  category: KitCategory | null,
  type: Pick<NamedVolumeType, 'descricao'> | null,
): FamilyFacts {
  return { kit: category !== null && isKit(category), volts: type !== null && isVoltsType(type) };
}

/** Volume fields as the form holds them. */
export interface FamilyVolumes {
  volumetria: number | null;
  volumetrias: readonly (number | null)[];
}

const volumes = z.pipe(
  z.transform((value: (number | null)[]) => value ?? []),
  z
    .array(z.nullable(z.number({ error: INVALID_NUMBER })))
    .check(z.maxLength(VOLUMES_MAX, `Informe no máximo ${VOLUMES_MAX} volumes`)),
);

/** Volumes of a kit, in their order; where there are none `volumetria` holds the one volume. */
export const kitVolumes: FieldOf<'numbers', typeof volumes> = {
  kind: 'numbers',
  label: 'Volumetria',
  decimals: 4,
  schema: volumes,
  empty: [],
  draft: z.array(z.nullable(z.number())),
};

function volumeProblem(value: number | null): string | null {
  if (value === null) return REQUIRED_TEXT;
  if (!(value > 0)) return 'Volume deve ser maior que 0';
  if (value > VOLUME_MAX) return TOO_LARGE_TEXT;
  return keepsDecimals(value, 4) ? null : 'Digite no máximo 4 casas decimais';
}

/** Messages about the volumes, with the paths of their fields (FMC-029, FMC-030, G-22). */
export function volumesProblems(
  { volumetria, volumetrias }: FamilyVolumes,
  { kit, volts }: FamilyFacts,
): { path: (string | number)[]; message: string }[] {
  if (volts) return [];
  if (volumetrias.length > 1 && !kit) {
    return [{ path: ['volumetrias'], message: 'Somente kits têm mais de um volume' }];
  }
  const listed = volumetrias.map((value, index) => ({ value, path: ['volumetrias', index] }));
  const given = listed.length > 0 ? listed : [{ value: volumetria, path: ['volumetria'] }];
  return given.flatMap(({ value, path }) => {
    const message = volumeProblem(value);
    return message === null ? [] : [{ path, message }];
  });
}

/** The volumes in the form in which they are saved: all of them, the first also on its own, none for volts. */
export function settleVolumes(
  { volumetria, volumetrias }: FamilyVolumes,
  { volts }: Pick<FamilyFacts, 'volts'>,
): { volumetria: number | null; volumetrias: number[] } {
  const given = volumetrias.length > 0 ? volumetrias : [volumetria];
  const kept = volts ? [] : given.filter((value) => value !== null);
  return { volumetria: kept[0] ?? null, volumetrias: kept };
}
