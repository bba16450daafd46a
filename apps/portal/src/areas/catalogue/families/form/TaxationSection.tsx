import { type FamilyAccess, type familyFields, isCestRequired } from '@portal/domain';
import { Card, Section, Stack } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { cestLookup, ncmLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { FamilyPart, type FamilyPartProps } from './FamilyPart.tsx';
import { FAMILY_PARTS } from './familyParts.ts';

const { Decimal, FieldGrid, Flag, Lookup, Money, Option, Rate, useValues } = inputsOf<typeof familyFields>();

type LockedProps = Pick<FamilyPartProps, 'lock'>;

/** Tax fields of the accounting call (FAM-019 to FAM-026, FAM-028). */
function TaxFields({ lock }: LockedProps) {
  return (
    <Section title="Impostos" level={3} description={lock}>
      <FieldGrid of="cst" columns={4}>
        <Option name="icmsOrigemMercadoria" data-span="full" />
        <Option name="cst" />
        <Option name="fundoPobreza" />
        <Option name="pisConfins" />
        <Decimal name="mva" />
        <Rate name="aliquotaIcmsEntrada" />
        <Rate name="aliquotaIcmsSaida" />
        <Rate name="aliquotaIpi" />
      </FieldGrid>
    </Section>
  );
}

const grossValue = <Money name="valorBruto" hint="Informado, não calculado" />;

/** Prices that the margin is calculated from (FAM-027, FAM-029, FAM-030, FAM-022); in a request all of FMC-076 to FMC-082. */
export function PriceFields({ lock, own = false }: FamilyPartProps) {
  return (
    <FamilyPart part={FAMILY_PARTS.prices} lock={lock} own={own}>
      <FieldGrid of="valorNf" columns={4}>
        <Money name="valorNf" />
        {own && grossValue}
        <Money name="precoSugerido" />
        <Money name="valorPauta" />
        <Flag name="calculoPautaDiferente" />
      </FieldGrid>
    </FamilyPart>
  );
}

/** Tax codes that only the family call has (FMC-052 to FMC-064, FMC-071, FMC-072). */
function FiscalCodes({ lock, withPrices }: LockedProps & { withPrices: boolean }) {
  const [cst, ncmId] = useValues(['cst', 'ncmId']);
  return (
    <Section title="Classificação fiscal" level={3} description={lock}>
      <FieldGrid of="ncmId">
        <Lookup name="ncmId" lookup={ncmLookup} empties={['cestId']} />
        <Lookup name="cestId" lookup={cestLookup} of={ncmId} required={isCestRequired({ cst })} />
        <Option name="cstPisConfins" />
        <Option name="spedItem" />
        <Option name="spedProduto" />
        {withPrices && grossValue}
        <Flag name="calculaStEntrada" />
        <Flag name="calculaStSaida" />
      </FieldGrid>
    </Section>
  );
}

interface TaxationSectionProps extends Pick<FamilyAccess, 'locks'> {
  /** Whether the prices stand among the taxation, as in the catalogue. */
  withPrices: boolean;
}

/** Taxation of a family; accounting edits its tax fields (FAM-002). */
export function TaxationSection({ locks, withPrices }: TaxationSectionProps) {
  return (
    <Card id={FAMILY_PARTS.taxation.id}>
      <Section title={FAMILY_PARTS.taxation.label}>
        <Stack gap="lg">
          <TaxFields lock={locks.taxation} />
          {withPrices && <PriceFields lock={locks.prices} />}
          <FiscalCodes lock={locks.fiscalCodes} withPrices={withPrices} />
        </Stack>
      </Section>
    </Card>
  );
}
