import type { FamilyAccess } from '@portal/domain';
import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import {
  requestedBrandLookup,
  requestedCategoryLookup,
} from '../../../../shared/lookups/catalogueLookups.ts';
import { CompetitorsSection } from './CompetitorsSection.tsx';
import { DimensionFields } from './DimensionFields.tsx';
import { ClassificationBlock, LogisticsBlock, NegotiationsBlock, PriceTagBlock } from './ExtraBlocks.tsx';
import { FamilyPart } from './FamilyPart.tsx';
import type { Family } from './familyFormValues.ts';
import { FAMILY_PARTS } from './familyParts.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { MarketingBlock } from './MarketingBlock.tsx';
import { PriceFields, TaxationSection } from './TaxationSection.tsx';

/** The ten sections of a family in a request, in their order (FMC-001 to FMC-010); the margin follows the prices. */
export const requestParts = (withMargin: boolean) => [
  FAMILY_PARTS.name,
  FAMILY_PARTS.marketing,
  FAMILY_PARTS.priceTag,
  FAMILY_PARTS.taxation,
  FAMILY_PARTS.prices,
  ...(withMargin ? [FAMILY_PARTS.margin] : []),
  FAMILY_PARTS.competitors,
  FAMILY_PARTS.negotiations,
  FAMILY_PARTS.logistics,
  FAMILY_PARTS.classification,
  FAMILY_PARTS.dimensions,
];

const requestLookups = { category: requestedCategoryLookup, brand: requestedBrandLookup };

/** The locks of a form that is only read as a whole: the page says why, its sections do not repeat it. */
const UNTOLD = { identity: '', taxation: '', prices: '', fiscalCodes: '', competitors: '', details: '' };

interface RequestSectionsProps extends Pick<FamilyAccess, 'locks'> {
  family: Family | null;
  /** Whether each section says why it is locked; the page says it once where all of them are. */
  told: boolean;
  /** The section of the margin, for whoever may see it. */
  margin: ReactNode;
}

/** A family in a request: a card for each of its ten sections. */
export function RequestSections({ family, locks: reasons, told, margin }: RequestSectionsProps) {
  const locks = told ? reasons : UNTOLD;
  return (
    <>
      <IdentitySection
        family={family}
        part={FAMILY_PARTS.name}
        lookups={requestLookups}
        lock={locks.identity}
      />
      <MarketingBlock own lock={locks.details} />
      <PriceTagBlock own lock={locks.details} />
      <TaxationSection locks={locks} withPrices={false} />
      <PriceFields own lock={locks.prices} />
      {margin}
      <CompetitorsSection lock={locks.competitors} />
      <NegotiationsBlock own lock={locks.details} />
      <LogisticsBlock own lock={locks.details} />
      <ClassificationBlock own lock={locks.details} />
      <FamilyPart own part={FAMILY_PARTS.dimensions} lock={locks.details}>
        <Stack>
          <DimensionFields />
        </Stack>
      </FamilyPart>
    </>
  );
}
