import { emptyFamilyForm, type FamilyForm } from '@portal/domain';
import { z } from 'zod';
import type { KnownRecord, RecordField } from './knownRecords.ts';

/** Whether a value has every field of the form, each of its kind; `null` stands for what is not filled in. */
function isFamilyForm(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const given = new Map(Object.entries(value));
  return Object.entries(emptyFamilyForm).every(([name, empty]) => {
    const field = given.get(name);
    if (empty === null) return field === null || typeof field === 'number' || typeof field === 'string';
    return typeof field === typeof empty && Array.isArray(field) === Array.isArray(empty);
  });
}

const record: z.ZodType<KnownRecord> = z.object({
  value: z.number(),
  label: z.string(),
  description: z.string().optional(),
  sigla: z.string().exactOptional(),
  kit: z.boolean().exactOptional(),
});

const draftSchema = z.object({
  values: z.custom<FamilyForm>(isFamilyForm),
  saved: z.custom<FamilyForm>(isFamilyForm),
  known: z.record(z.string(), z.array(record)),
});

/** What was typed into the form of a family, and what the ids in it stand for (D11). */
export interface FamilyDraft {
  readonly values: FamilyForm;
  /** The values that it was typed over. */
  readonly saved: FamilyForm;
  readonly known: Partial<Record<RecordField, readonly KnownRecord[]>>;
}

/** Reads a draft; throws where it is none. */
export function parseFamilyDraft(draft: unknown): FamilyDraft {
  return draftSchema.parse(draft);
}
