import {
  CST_ICMS,
  closedFamilyFields,
  familySections,
  mayCalculateMargin,
  sectionLocks,
} from '@portal/domain';
import { SectionList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { type Ref, useState } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import { type FormCheck, useFormCheck } from '../../../../shared/editor/useFormCheck.ts';
import {
  productLabelAtom,
  productOptionsAtom,
} from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { brandLookup, categoryLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { CompetitorsSection } from './CompetitorsSection.tsx';
import { DimensionFields } from './DimensionFields.tsx';
import { ExtraBlocks } from './ExtraBlocks.tsx';
import { shownBlocks } from './familyBlocks.ts';
import type { Family } from './familyFormValues.ts';
import type { FamilyInRequest } from './familyInRequest.ts';
import { FAMILY_PARTS } from './familyParts.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { MarginSection } from './MarginSection.tsx';
import { RequestSections, requestParts } from './RequestSections.tsx';
import { TaxationSection } from './TaxationSection.tsx';
import { useFamilyEditor } from './useFamilyEditor.ts';

const catalogueLookups = { category: categoryLookup, brand: brandLookup };

interface FamilyFormViewProps {
  /** The loaded family, `null` for a new one. */
  family: Family | null;
  /** Name of the page, which identifies the draft. */
  page: string;
  /** The request in which it is edited; without one it is edited in the catalogue. */
  inRequest?: FamilyInRequest;
  /** Called after a new family was saved. */
  onCreated?: (family: Family) => void | Promise<void>;
  /** Checks the values without saving them. */
  ref?: Ref<FormCheck>;
}

/** The form of a family: data, taxation, margin, competitors, further blocks and the save button (FAM-001). */
export function FamilyFormView({ family, page, inRequest, onCreated, ref }: FamilyFormViewProps) {
  const { editor, access } = useFamilyEditor({ family, page, inRequest, onCreated });
  const roles = useAtomValue(rolesAtom);
  const [blocks] = useState(() => shownBlocks(family));
  useFormCheck(ref, editor);
  const { locks } = access;
  const icms = useAtomValue(productLabelAtom)('csts', CST_ICMS) ?? CST_ICMS;
  const withMargin = mayCalculateMargin(roles);
  const further = Object.values(blocks).includes(true);
  const margin = withMargin && <MarginSection family={editor.base} reviewed={inRequest !== undefined} />;
  const sections = inRequest
    ? requestParts(withMargin)
    : [
        FAMILY_PARTS.identity,
        FAMILY_PARTS.taxation,
        ...(withMargin ? [FAMILY_PARTS.margin] : []),
        FAMILY_PARTS.competitors,
        ...(further ? [FAMILY_PARTS.details] : []),
      ];
  return (
    <EditorFrame
      editor={editor}
      label="Família"
      draftBanner={{ title: 'Você tinha uma família não salva' }}
      lockOf={sectionLocks(familySections, locks)}
      closed={(values) => closedFamilyFields(values, icms)}
      optionsOf={useAtomValue(productOptionsAtom)}
      status={access.saveReason}
      submit={
        inRequest && access.save === null ? null : { label: 'Salvar', disabledReason: access.saveReason }
      }
    >
      <SectionList sections={sections}>
        {inRequest ? (
          <RequestSections family={editor.base} locks={locks} told={access.save !== null} margin={margin} />
        ) : (
          <>
            <IdentitySection
              family={editor.base}
              part={FAMILY_PARTS.identity}
              lookups={catalogueLookups}
              lock={locks.identity}
            >
              <DimensionFields />
            </IdentitySection>
            <TaxationSection locks={locks} withPrices />
            {margin}
            <CompetitorsSection lock={locks.competitors} />
            {further && <ExtraBlocks shown={blocks} lock={locks.details} />}
          </>
        )}
      </SectionList>
    </EditorFrame>
  );
}
