import {
  type familyFields,
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  volumeLabel,
} from '@portal/domain';
import { EMPTY_TEXT } from '@portal/formats';
import { Banner, Button, Card, DescriptionList, Section, Select, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import type { brandLookup, categoryLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { NamesakeNotice } from '../../../../shared/namesakes/NamesakeNotice.tsx';
import { familyStatus } from '../../productStatus.ts';
import { FamilyVolumes } from './FamilyVolumes.tsx';
import { type Family, factsOf, nameOf } from './familyFormValues.ts';
import { volumeTypesAtom } from './familyListAtoms.ts';
import type { FamilyPartOf } from './familyParts.ts';

const { Decimal, FieldGrid, Lookup, OrRead, Text, useComputed, useField, useValues } =
  inputsOf<typeof familyFields>();

const NAME_NOT_LOADED = 'Erro ao carregar sessão de nome de familia, tente novamente mais tarde'; // FMC-035

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
  part: FamilyPartOf;
  /** The lists of categories and brands. */
  lookups: { readonly category: typeof categoryLookup; readonly brand: typeof brandLookup };
  /** Why it is read-only. */
  lock: string | null;
  /** What else stands in its card. */
  children?: ReactNode;
}

/** The fields that make the name of a family (FAM-006 to FAM-010, GAP-29). */
export function IdentitySection({ family, part, lookups, lock, children }: IdentitySectionProps) {
  const types = useAtomValue(volumeTypesAtom);
  const { known } = useEditorContext();
  const [categoriaId, tipoVolumetriaId] = useValues(['categoriaId', 'tipoVolumetriaId']);
  const { kit, volts } = factsOf({ categoriaId, tipoVolumetriaId }, known);
  const type = known.of('tipoVolumetriaId', tipoVolumetriaId);
  const label = volumeLabel(type && { descricao: type.label }, 'Volumetria');
  return (
    <Card id={part.id}>
      <Section title={part.label} description={lock}>
        <Stack>
          {types.isError && (
            <Banner
              tone="danger"
              title={NAME_NOT_LOADED}
              action={<Button onClick={() => void types.refetch()}>Tentar novamente</Button>}
            />
          )}
          <FamilyName family={family} />
          <FieldGrid of="categoriaId" columns={3}>
            <Lookup
              name="categoriaId"
              lookup={lookups.category}
              facts={({ sigla, kit }) => ({ sigla, kit })}
            />
            <Lookup name="marcaId" lookup={lookups.brand} />
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
          {children}
        </Stack>
      </Section>
    </Card>
  );
}
