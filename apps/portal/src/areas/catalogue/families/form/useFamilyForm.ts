import {
  type FamilyForm,
  familyAccess,
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  type TaxationForm,
} from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { z } from 'zod';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { mergeEdits } from '../../../../shared/conflict/compareEdits.ts';
import { useConflict } from '../../../../shared/conflict/useConflict.ts';
import { productLabelAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { useBaseRecord } from '../../../../shared/forms/useBaseRecord.ts';
import { useLeaveGuard } from '../../../../shared/forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../../../shared/forms/useSchemaForm.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import { familyConflictFields } from './familyConflictFields.ts';
import { parseFamilyDraft } from './familyDraft.ts';
import { type Family, factsOf, familyFormOf, nameOf, settledValues } from './familyFormValues.ts';
import { createKnownRecords, recordsOfFamily } from './knownRecords.ts';
import { SAVED_TEXTS, type SentFamily, saveFamilyAtom } from './saveFamilyAtom.ts';

const loadRules = () => import('@portal/domain');

interface FamilyFormOptions {
  /** The family on screen, `null` for a new one. */
  family: Family | null;
  /** Name of the page, for its draft. */
  page: string;
  /** A new family was saved. */
  onCreated?(family: Family): void;
}

interface Saved {
  versao: number;
  family: Family | null;
}

/**
 * The form of a family: its values, who may change which, saving with the call of the user's role (FAM-037 to FAM-049),
 * on top of the version that was read (D7), and what was left unsaved (D11).
 */
export function useFamilyForm({ family: loaded, page, onCreated }: FamilyFormOptions) {
  const services = useAtomValue(servicesAtom);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const labelOf = useAtomValue(productLabelAtom);
  const saveFamily = useSetAtom(saveFamilyAtom);
  const [known] = useState(() => createKnownRecords(loaded ? recordsOfFamily(loaded) : {}));
  const access = familyAccess(useAtomValue(rolesAtom), loaded);
  const draftPlace = { page, form: 'family' };
  const [leftOver, setLeftOver] = useState(() =>
    access.save ? services.drafts.read(draftPlace, parseFamilyDraft) : null,
  );

  const loadSchema = async (values: FamilyForm): Promise<z.ZodType<SentFamily, FamilyForm>> => {
    const { familySchema, taxationSchema } = await loadRules();
    return access.save === 'updateTaxation'
      ? z
          .custom<FamilyForm>()
          .transform((form): TaxationForm => form)
          .pipe(taxationSchema)
      : familySchema(factsOf(values, known));
  };

  const write = async (values: FamilyForm, base: Family | null): Promise<Family | null> => {
    const { familySchema, taxationSchema } = await loadRules();
    const { save } = access;
    if (save === null) return null;
    const saved = await (save === 'updateTaxation'
      ? saveFamily({ save, family: base, body: taxationSchema.parse(values) })
      : saveFamily({ save, family: base, body: familySchema(factsOf(values, known)).parse(values) }));
    notify.success(SAVED_TEXTS[save]);
    return saved;
  };

  const take = (values: FamilyForm, record: Family | null) => {
    if (record) known.learnAll(recordsOfFamily(record));
    setFamily(record);
    form.fill(values, familyFormOf(record));
  };

  const form = useSchemaForm<FamilyForm, SentFamily>({
    loadSchema,
    defaultValues: familyFormOf(loaded),
    settle: (values) => (access.save ? settledValues(values, known) : {}),
    onSubmit: async (_body, typed) => {
      if (isProductNameTooLong(nameOf(typed, known))) notify.error(PRODUCT_NAME_ALERT_TEXT);
      else await conflict.save(typed);
    },
    onDraft: (values) => {
      if (values)
        services.drafts.keep(draftPlace, { values, saved: familyFormOf(family), known: known.all() });
      else services.drafts.drop(draftPlace);
    },
  });
  const [family, setFamily] = useBaseRecord({
    read: loaded,
    dirty: form.dirty,
    fill: (record) => take(familyFormOf(record), record),
  });
  const guard = useLeaveGuard(form.dirty, { onGiveUp: () => services.drafts.drop(draftPlace) });

  const conflict = useConflict<Saved, FamilyForm>({
    record: { versao: family?.versao ?? 0, family },
    fields: familyConflictFields(known, labelOf),
    toValues: (record) => familyFormOf(record.family),
    read: async () => {
      const familiaId = family?.id ?? 0;
      const { data } = await api.GET('/api/produtos/familias/{familiaId}', {
        params: { path: { familiaId } },
      });
      if (data) known.learnAll(recordsOfFamily(data));
      return { versao: data?.versao ?? 0, family: data ?? null };
    },
    write: async (values, { family: base }) => {
      const saved = await write(values, base);
      if (!saved) return;
      guard.release();
      services.drafts.drop(draftPlace);
      if (base) take(familyFormOf(saved), saved);
      else onCreated?.(saved);
    },
    fill: (values, record) => take(values, record.family),
  });

  return {
    ...form,
    family,
    access,
    known,
    conflictProps: conflict.dialogProps,
    /** What was typed before the session ended, until it is taken up or given up. */
    leftOver,
    recover: () => {
      if (leftOver) {
        known.learnAll(leftOver.known);
        const saved = familyFormOf(family);
        // What others saved meanwhile stays, but for what was typed.
        const { values: mine, saved: loaded } = leftOver;
        form.fill(mergeEdits({ loaded, mine, theirs: saved }), saved);
      }
      setLeftOver(null);
    },
    discard: () => {
      services.drafts.drop(draftPlace);
      setLeftOver(null);
    },
  };
}
