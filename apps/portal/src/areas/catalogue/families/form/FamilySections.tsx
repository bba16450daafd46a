import { type FamilyAccess, mayCalculateMargin } from '@portal/domain';
import { SectionList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { memo, useState } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { brandLookup, categoryLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { CompetitorsSection } from './CompetitorsSection.tsx';
import { DimensionFields } from './DimensionFields.tsx';
import { ExtraBlocks } from './ExtraBlocks.tsx';
import { shownBlocks } from './familyBlocks.ts';
import type { Family } from './familyFormValues.ts';
import { FAMILY_PARTS } from './familyParts.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { MarginSection } from './MarginSection.tsx';
import { RequestSections, requestParts } from './RequestSections.tsx';
import { TaxationSection } from './TaxationSection.tsx';

const catalogueLookups = { category: categoryLookup, brand: brandLookup };

interface FamilySectionsProps extends Pick<FamilyAccess, 'locks'> {
  /** The version that the form stands on, `null` for a new one. */
  family: Family | null;
  /** Whether it is edited in a request; else in the catalogue. */
  inRequest: boolean;
  /** Whether each section says why it is locked; the page says it once where all of them are. */
  told: boolean;
}

/**
 * All fields of a family beside the list of their sections. What changes around them, as whether something is unsaved,
 * draws none of them anew.
 */
export const FamilySections = memo(function FamilySections({
  family,
  inRequest,
  told,
  locks,
}: FamilySectionsProps) {
  const [blocks] = useState(() => shownBlocks(family));
  const withMargin = mayCalculateMargin(useAtomValue(rolesAtom));
  const margin = withMargin && <MarginSection family={family} reviewed={inRequest} />;
  if (inRequest) {
    return (
      <SectionList sections={requestParts(withMargin)}>
        <RequestSections family={family} locks={locks} told={told} margin={margin} />
      </SectionList>
    );
  }
  const further = Object.values(blocks).includes(true);
  return (
    <SectionList
      sections={[
        FAMILY_PARTS.identity,
        FAMILY_PARTS.taxation,
        ...(withMargin ? [FAMILY_PARTS.margin] : []),
        FAMILY_PARTS.competitors,
        ...(further ? [FAMILY_PARTS.details] : []),
      ]}
    >
      <IdentitySection
        family={family}
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
    </SectionList>
  );
});
