import { type FamilyForm, familyLocks, mayCalculateMargin } from '@portal/domain';
import { Button, Stack, StickyBar } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { ConflictDialog } from '../../../../shared/conflict/ConflictDialog.tsx';
import { LeftOverBanner } from '../../../../shared/drafts/LeftOverBanner.tsx';
import { CompetitorsSection } from './CompetitorsSection.tsx';
import { ExtraBlocks } from './ExtraBlocks.tsx';
import { FamilyFormProvider } from './FamilyFormContext.ts';
import { shownBlocks } from './familyBlocks.ts';
import type { Family } from './familyFormValues.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { MarginSection } from './MarginSection.tsx';
import { TaxationSection } from './TaxationSection.tsx';
import { useFamilyForm } from './useFamilyForm.ts';

interface FamilyFormViewProps {
  /** The family as it was read, `null` for a new one. */
  family: Family | null;
  /** Name of the page, for the draft of the form. */
  page: string;
  /** A new family was saved. */
  onCreated?: (family: Family) => void;
}

/** The form of a family: data, taxation, margin, competitors, further blocks and the button that saves (FAM-001). */
export function FamilyFormView({ family: loaded, page, onCreated }: FamilyFormViewProps) {
  const form = useFamilyForm({ family: loaded, page, ...(onCreated && { onCreated }) });
  const { control, setValue, known, access, family, dirty, submitting, leftOver } = form;
  const roles = useAtomValue(rolesAtom);
  const [blocks] = useState(() => shownBlocks(loaded));
  const ruled = useWatch({ control, compute: (values: FamilyForm) => familyLocks(values) });
  const context = { control, setValue, known, locks: access.locks, ruled };
  return (
    <FamilyFormProvider value={context}>
      <form {...form.formProps} aria-label="Família">
        <Stack gap="lg">
          {leftOver && (
            <LeftOverBanner
              title="Você tinha uma família não salva"
              onRecover={form.recover}
              onDiscard={form.discard}
            />
          )}
          <IdentitySection family={family} />
          <TaxationSection />
          {mayCalculateMargin(roles) && <MarginSection family={family} />}
          <CompetitorsSection />
          <ExtraBlocks shown={blocks} />
          <StickyBar status={access.saveReason ?? (dirty ? 'Alterações não salvas' : undefined)}>
            <Button
              type="submit"
              variant="primary"
              loading={submitting}
              disabled={access.save === null}
              disabledReason={access.saveReason ?? undefined}
            >
              Salvar
            </Button>
          </StickyBar>
        </Stack>
      </form>
      <ConflictDialog {...form.conflictProps} />
    </FamilyFormProvider>
  );
}
