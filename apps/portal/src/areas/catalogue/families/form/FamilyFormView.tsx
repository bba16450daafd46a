import {
  CST_ICMS,
  closedFamilyFields,
  familySections,
  mayCalculateMargin,
  sectionLocks,
} from '@portal/domain';
import { SectionList } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import {
  productLabelAtom,
  productOptionsAtom,
} from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { CompetitorsSection } from './CompetitorsSection.tsx';
import { ExtraBlocks } from './ExtraBlocks.tsx';
import { shownBlocks } from './familyBlocks.ts';
import type { Family } from './familyFormValues.ts';
import { FAMILY_PARTS } from './familyParts.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { MarginSection } from './MarginSection.tsx';
import { TaxationSection } from './TaxationSection.tsx';
import { useFamilyEditor } from './useFamilyEditor.ts';

interface FamilyFormViewProps {
  /** The loaded family, `null` for a new one. */
  family: Family | null;
  /** Name of the page, which identifies the draft. */
  page: string;
  /** Called after a new family was saved. */
  onCreated?: (family: Family) => void;
}

/** The form of a family: data, taxation, margin, competitors, further blocks and the save button (FAM-001). */
export function FamilyFormView({ family, page, onCreated }: FamilyFormViewProps) {
  const { editor, access } = useFamilyEditor({ family, page, onCreated });
  const roles = useAtomValue(rolesAtom);
  const [blocks] = useState(() => shownBlocks(family));
  const { locks } = access;
  const icms = useAtomValue(productLabelAtom)('csts', CST_ICMS) ?? CST_ICMS;
  const withMargin = mayCalculateMargin(roles);
  const further = Object.values(blocks).includes(true);
  const sections = [
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
      submit={{ label: 'Salvar', disabledReason: access.saveReason }}
    >
      <SectionList sections={sections}>
        <IdentitySection family={editor.base} lock={locks.identity} />
        <TaxationSection locks={locks} />
        {withMargin && <MarginSection family={editor.base} />}
        <CompetitorsSection lock={locks.competitors} />
        {further && <ExtraBlocks shown={blocks} lock={locks.details} />}
      </SectionList>
    </EditorFrame>
  );
}
