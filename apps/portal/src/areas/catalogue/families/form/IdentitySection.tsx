import {
  COLLECTION_MAX,
  type FamilyForm,
  FREE_DESCRIPTION_MAX,
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  volumeLabel,
} from '@portal/domain';
import { EMPTY_TEXT } from '@portal/formats';
import { Banner, Card, DescriptionList, Grid, Section, Select, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useWatch } from 'react-hook-form';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { brandLookup, categoryLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { familyStatus } from '../../productStatus.ts';
import { FamilyDecimal, FamilyFlag, FamilyText } from './FamilyFields.tsx';
import { useFamilyFormContext } from './FamilyFormContext.ts';
import { FamilyLookup } from './FamilyLookups.tsx';
import { FamilyVolumes } from './FamilyVolumes.tsx';
import { type Family, factsOf, nameOf } from './familyFormValues.ts';
import { volumeTypesAtom } from './familyListAtoms.ts';

/** The name as it will be saved, put together while its parts are chosen (FMC-017), with code and status. */
function FamilyName({ family }: { family: Family | null }) {
  const { control, known } = useFamilyFormContext();
  const nome = useWatch({ control, compute: (values: FamilyForm) => nameOf(values, known) });
  return (
    <>
      <DescriptionList
        columns={3}
        items={[
          { label: 'Nome', value: <output aria-label="Nome">{nome || EMPTY_TEXT}</output> },
          ...(family
            ? [
                { label: 'Código', value: family.codigo },
                { label: 'Status', value: familyStatus(family.status).label },
              ]
            : []),
        ]}
      />
      {isProductNameTooLong(nome) && <Banner tone="danger" title={PRODUCT_NAME_ALERT_TEXT} />}
    </>
  );
}

/** The unit of the volumes (FMC-027, FMC-028). */
function VolumeType({ lock }: { lock: string | null }) {
  const { control, known } = useFamilyFormContext();
  const { value, onValueChange, ...field } = useFormField(control, 'tipoVolumetriaId');
  const { data, isLoading } = useAtomValue(volumeTypesAtom);
  const stored = known.of('tipoVolumetriaId', value);
  const types = (data?.tipoVolumetria ?? []).map((type) => ({
    value: type.id,
    label: type.descricao,
    sigla: type.sigla,
  }));
  return (
    <Select<number>
      {...field}
      label="Tipo de volumetria"
      value={value}
      options={stored && !types.some((type) => type.value === value) ? [stored, ...types] : types}
      onValueChange={(id) => {
        const type = types.find((known) => known.value === id);
        if (type) known.learn('tipoVolumetriaId', type);
        onValueChange(id);
      }}
      loading={isLoading}
      required={lock === null}
      readOnly={lock !== null}
    />
  );
}

/** What the name of a family is made from, and its dimensions (FAM-006 to FAM-015, GAP-29). */
export function IdentitySection({ family }: { family: Family | null }) {
  const { control, known, locks, ruled } = useFamilyFormContext();
  const [categoriaId, tipoVolumetriaId] = useWatch({ control, name: ['categoriaId', 'tipoVolumetriaId'] });
  const { kit, volts } = factsOf({ categoriaId, tipoVolumetriaId }, known);
  const lock = locks.identity;
  const measure = { lock: locks.details, ruledOut: ruled.dimensoes, required: true, decimals: 2 } as const;
  const type = known.of('tipoVolumetriaId', tipoVolumetriaId);
  return (
    <Card>
      <Section title="Dados" description={lock}>
        <Stack>
          <FamilyName family={family} />
          <Grid columns={3}>
            <FamilyLookup
              name="categoriaId"
              label="Categoria"
              lookup={categoryLookup}
              of={undefined}
              lock={lock}
              required
              facts={({ sigla, kit }) => ({ sigla, kit })}
            />
            <FamilyLookup
              name="marcaId"
              label="Marca"
              lookup={brandLookup}
              of={undefined}
              lock={lock}
              required
            />
            <FamilyText name="colecao" label="Coleção" lock={lock} maxLength={COLLECTION_MAX} />
            <VolumeType lock={lock} />
            {kit && !volts ? (
              <FamilyVolumes
                lock={lock}
                label={volumeLabel(type && { descricao: type.label }, 'Volumetria')}
              />
            ) : (
              <FamilyDecimal
                name="volumetria"
                label={volumeLabel(type && { descricao: type.label }, 'Volumetria')}
                decimals={4}
                lock={lock}
                ruledOut={volts ? 'Famílias em volts não têm volumetria' : null}
                required
              />
            )}
            {kit && (
              <FamilyText
                name="descricaoLivre"
                label="Descrição livre"
                lock={lock}
                maxLength={FREE_DESCRIPTION_MAX}
                required
              />
            )}
          </Grid>
          <FamilyFlag name="dimensaoPorFamilia" label="Dimensão por família" lock={locks.details} />
          <Grid columns={4}>
            <FamilyDecimal name="altura" label="Altura (cm)" {...measure} />
            <FamilyDecimal name="largura" label="Largura (cm)" {...measure} />
            <FamilyDecimal name="comprimento" label="Comprimento (cm)" {...measure} />
            <FamilyDecimal name="peso" label="Peso (g)" {...measure} />
          </Grid>
        </Stack>
      </Section>
    </Card>
  );
}
