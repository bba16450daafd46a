import {
  type familyFields,
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  volumeLabel,
} from '@portal/domain';
import { EMPTY_TEXT } from '@portal/formats';
import { Banner, Card, DescriptionList, Section, Select, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { brandLookup, categoryLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { NamesakeNotice } from '../../../../shared/namesakes/NamesakeNotice.tsx';
import { familyStatus } from '../../productStatus.ts';
import { FamilyVolumes } from './FamilyVolumes.tsx';
import { type Family, factsOf, nameOf } from './familyFormValues.ts';
import { volumeTypesAtom } from './familyListAtoms.ts';
import { FAMILY_PARTS } from './familyParts.ts';

const { Decimal, FieldGrid, Flag, Lookup, OrRead, Text, useComputed, useField, useValues } =
  inputsOf<typeof familyFields>();

/** The generated name, updated while its parts are chosen (FMC-017), with code and status. */
function FamilyName({ family }: { family: Family | null }) {
  const { known } = useEditorContext();
  const nome = useComputed((values) => nameOf(values, known));
  return (
    <>
      <DescriptionList
        columns={3}
        items={[
          { label: 'Nome', value: <output>{nome || EMPTY_TEXT}</output> },
          ...(family
            ? [
                { label: 'Código', value: family.codigo },
                { label: 'Status', value: familyStatus(family.status).label },
              ]
            : []),
        ]}
      />
      <NamesakeNotice
        register="Familia"
        name={nome}
        stored={family && { id: family.id, name: family.nome }}
      />
      {isProductNameTooLong(nome) && <Banner tone="danger" title={PRODUCT_NAME_ALERT_TEXT} />}
    </>
  );
}

/** The unit of the volumes (FMC-027, FMC-028). */
function VolumeType() {
  const { known } = useEditorContext();
  const { value, onValueChange, ...field } = useField('tipoVolumetriaId');
  const { data, isLoading, isError, refetch } = useAtomValue(volumeTypesAtom);
  const stored = known.of('tipoVolumetriaId', value);
  const types = (data?.tipoVolumetria ?? []).map((type) => ({
    value: type.id,
    label: type.descricao,
    sigla: type.sigla,
  }));
  return (
    <Select<number>
      {...field}
      value={value}
      options={stored && !types.some((type) => type.value === value) ? [stored, ...types] : types}
      onValueChange={(id) => {
        const type = types.find((known) => known.value === id);
        if (type) known.learn('tipoVolumetriaId', type);
        onValueChange(id);
      }}
      loading={isLoading}
      onOpen={() => isError && void refetch()}
    />
  );
}

interface IdentitySectionProps {
  family: Family | null;
  /** Why it is read-only. */
  lock: string | null;
}

/** The fields that make the name of a family, and its dimensions (FAM-006 to FAM-015, GAP-29). */
export function IdentitySection({ family, lock }: IdentitySectionProps) {
  const { known } = useEditorContext();
  const [categoriaId, tipoVolumetriaId] = useValues(['categoriaId', 'tipoVolumetriaId']);
  const { kit, volts } = factsOf({ categoriaId, tipoVolumetriaId }, known);
  const type = known.of('tipoVolumetriaId', tipoVolumetriaId);
  const label = volumeLabel(type && { descricao: type.label }, 'Volumetria');
  return (
    <Card id={FAMILY_PARTS.identity.id}>
      <Section title={FAMILY_PARTS.identity.label} description={lock}>
        <Stack>
          <FamilyName family={family} />
          <FieldGrid of="categoriaId" columns={3}>
            <Lookup name="categoriaId" lookup={categoryLookup} facts={({ sigla, kit }) => ({ sigla, kit })} />
            <Lookup name="marcaId" lookup={brandLookup} />
            <Text name="colecao" />
            <OrRead name="tipoVolumetriaId">
              <VolumeType />
            </OrRead>
            {kit && !volts && lock === null ? (
              <FamilyVolumes label={label} />
            ) : (
              <Decimal
                name="volumetria"
                label={label}
                padded={false}
                disabledReason={volts ? 'Famílias em volts não têm volumetria' : null}
                required
              />
            )}
            {kit && <Text name="descricaoLivre" required />}
          </FieldGrid>
          <FieldGrid of="dimensaoPorFamilia">
            <Flag name="dimensaoPorFamilia" />
          </FieldGrid>
          <FieldGrid of="altura" columns={4}>
            <Decimal name="altura" required />
            <Decimal name="largura" required />
            <Decimal name="comprimento" required />
            <Decimal name="peso" required />
          </FieldGrid>
        </Stack>
      </Section>
    </Card>
  );
}
