import type { familyFields } from '@portal/domain';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import {
  departmentLookup,
  groupLookup,
  sectionLookup,
  subgroupLookup,
} from '../../../../shared/lookups/catalogueLookups.ts';
import { FamilyPart, type FamilyPartProps } from './FamilyPart.tsx';
import { FAMILY_PARTS } from './familyParts.ts';

const { FieldGrid, Lookup, useValues } = inputsOf<typeof familyFields>();

/** Department, section, group and subgroup; the options of each depend on the one before (FMC-036 to FMC-044). */
export function MarketingBlock(props: FamilyPartProps) {
  const [department, section, group] = useValues(['departamentoId', 'secaoId', 'grupoId']);
  return (
    <FamilyPart {...props} part={FAMILY_PARTS.marketing}>
      <FieldGrid of="departamentoId">
        <Lookup
          name="departamentoId"
          lookup={departmentLookup}
          empties={['secaoId', 'grupoId', 'subGrupoId']}
        />
        <Lookup
          name="secaoId"
          lookup={sectionLookup}
          of={department}
          disabledReason={department === null ? 'Selecione um departamento' : null}
          empties={['grupoId', 'subGrupoId']}
        />
        <Lookup
          name="grupoId"
          lookup={groupLookup}
          of={section}
          disabledReason={section === null ? 'Selecione uma seção' : null}
          empties={['subGrupoId']}
        />
        <Lookup
          name="subGrupoId"
          lookup={subgroupLookup}
          of={group}
          disabledReason={group === null ? 'Selecione um grupo' : null}
        />
      </FieldGrid>
    </FamilyPart>
  );
}
