import { z } from 'zod';

/** What was typed in a step and not saved, as it is kept on the device (D11). */
export interface StepDraft<Form> {
  readonly values: Partial<Form>;
  /** The values that it was typed over. */
  readonly saved: Partial<Form>;
  /** When it was typed last, as an ISO instant. */
  readonly typedAt: string;
}

/** Where the draft of a step is kept. */
export function draftPlace(flowId: string, step: string) {
  return { page: `registration-${flowId}`, form: step };
}

/** What may be kept of a step: the values that its schema names and nothing else, never files or bank data. */
export function toStepDraft<Form>(
  kept: z.ZodType<Partial<Form>>,
  { values, saved, typedAt }: { values: Form; saved: Form; typedAt: Date },
): StepDraft<Form> | null {
  const [typed, before] = [kept.safeParse(values), kept.safeParse(saved)];
  if (!typed.success || !before.success) return null;
  return { values: typed.data, saved: before.data, typedAt: typedAt.toISOString() };
}

/** Reads a draft back; throws where it is none. */
export function parseStepDraft<Form>(kept: z.ZodType<Partial<Form>>, draft: unknown): StepDraft<Form> {
  return z.object({ values: kept, saved: kept, typedAt: z.iso.datetime() }).parse(draft);
}
