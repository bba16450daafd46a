import { Grid, Section } from '@portal/ui';
import { useWatch } from 'react-hook-form';
import {
  departmentLookup,
  groupLookup,
  sectionLookup,
  subgroupLookup,
} from '../../../../shared/lookups/catalogueLookups.ts';
import { useFamilyFormContext } from './FamilyFormContext.ts';
import { FamilyLookup } from './FamilyLookups.tsx';

/** Department, section, group and subgroup, each hanging from the one before (FMC-036 to FMC-044). */
export function MarketingBlock({ lock }: { lock: string | null }) {
  const { control } = useFamilyFormContext();
  const [departamentoId, secaoId, grupoId] = useWatch({
    control,
    name: ['departamentoId', 'secaoId', 'grupoId'],
  });
  return (
    <Section title="Classificação mercadológica" level={3} description={lock}>
      <Grid columns={4}>
        <FamilyLookup
          name="departamentoId"
          label="Departamento"
          lookup={departmentLookup}
          of={undefined}
          lock={lock}
          empties={['secaoId', 'grupoId', 'subGrupoId']}
        />
        <FamilyLookup
          name="secaoId"
          label="Seção"
          lookup={sectionLookup}
          of={departamentoId}
          lock={lock}
          waitsFor={departamentoId === null ? 'Selecione um departamento' : undefined}
          empties={['grupoId', 'subGrupoId']}
        />
        <FamilyLookup
          name="grupoId"
          label="Grupo"
          lookup={groupLookup}
          of={secaoId}
          lock={lock}
          waitsFor={secaoId === null ? 'Selecione uma seção' : undefined}
          empties={['subGrupoId']}
        />
        <FamilyLookup
          name="subGrupoId"
          label="Subgrupo"
          lookup={subgroupLookup}
          of={grupoId}
          lock={lock}
          waitsFor={grupoId === null ? 'Selecione um grupo' : undefined}
        />
      </Grid>
    </Section>
  );
}
