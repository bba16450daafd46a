import { type FamilyAccess, type familyFields, isCestRequired } from '@portal/domain';
import { Card, Section, Stack } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { cestLookup, ncmLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { FAMILY_PARTS } from './familyParts.ts';

const { Decimal, FieldGrid, Flag, Lookup, Money, Option, Rate, useValues } = inputsOf<typeof familyFields>();

interface LockedProps {
  lock: string | null;
}

/** Tax fields of the accounting call (FAM-019 to FAM-026, FAM-028). */
function TaxFields({ lock }: LockedProps) {
  return (
    <Section title="Impostos" level={3} description={lock}>
      <FieldGrid of="cst" columns={4}>
        <Option name="icmsOrigemMercadoria" />
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

/** Prices that the margin is calculated from (FAM-027, FAM-029, FAM-030, FAM-022). */
function PriceFields({ lock }: LockedProps) {
  return (
    <Section title="Preços" level={3} description={lock}>
      <FieldGrid of="valorNf" columns={4}>
        <Money name="valorNf" />
        <Money name="precoSugerido" />
        <Money name="valorPauta" />
        <Flag name="calculoPautaDiferente" />
      </FieldGrid>
    </Section>
  );
}

/** Tax codes that only the family call has (FMC-052 to FMC-064, FMC-071, FMC-072). */
function FiscalCodes({ lock }: LockedProps) {
  const [cst, ncmId] = useValues(['cst', 'ncmId']);
  return (
    <Section title="Classificação fiscal" level={3} description={lock}>
      <FieldGrid of="ncmId" columns={4}>
        <Lookup name="ncmId" lookup={ncmLookup} empties={['cestId']} />
        <Lookup name="cestId" lookup={cestLookup} of={ncmId} required={isCestRequired({ cst })} />
        <Option name="cstPisConfins" />
        <Option name="spedItem" />
        <Option name="spedProduto" />
        <Money name="valorBruto" hint="Informado, não calculado" />
        <Flag name="calculaStEntrada" />
        <Flag name="calculaStSaida" />
      </FieldGrid>
    </Section>
  );
}

/** Taxation of a family; accounting edits its tax fields (FAM-002). */
export function TaxationSection({ locks }: Pick<FamilyAccess, 'locks'>) {
  return (
    <Card id={FAMILY_PARTS.taxation.id}>
      <Section title={FAMILY_PARTS.taxation.label}>
        <Stack gap="lg">
          <TaxFields lock={locks.taxation} />
          <PriceFields lock={locks.prices} />
          <FiscalCodes lock={locks.fiscalCodes} />
        </Stack>
      </Section>
    </Card>
  );
}
