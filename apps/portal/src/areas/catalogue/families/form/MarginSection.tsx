import { changedMarginInputs } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import { AlertDialog, Button, Card, DescriptionList, DiffList, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { productLabelAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { percentText } from '../../valueTexts.ts';
import { useFamilyFormContext } from './FamilyFormContext.ts';
import { FAMILY_LISTS } from './familyConflictFields.ts';
import { type Family, familyFormOf, marginInputsOf } from './familyFormValues.ts';
import { type CalculatedMargin, useMargin } from './useMargin.ts';

const icon = <Calculator />;

const isListed = (field: string): field is keyof typeof FAMILY_LISTS => field in FAMILY_LISTS;

/** Margin and gross value, which the gateway calculates, and what was changed since they were saved (FAM-016, FAM-017). */
export function MarginSection({ family }: { family: Family | null }) {
  const { control, setValue } = useFamilyFormContext();
  const labelOf = useAtomValue(productLabelAtom);
  const inputs = useWatch({ control, compute: marginInputsOf });
  const [margem, valorBrutoCalculado] = useWatch({ control, name: ['margem', 'valorBrutoCalculado'] });
  const [alerted, setAlerted] = useState(false);
  const saved = marginInputsOf(familyFormOf(family));
  const take = (result: CalculatedMargin) => {
    const changes = result.margem !== margem || result.valorBruto !== valorBrutoCalculado;
    setValue('margem', result.margem, { shouldDirty: true });
    setValue('valorBrutoCalculado', result.valorBruto, { shouldDirty: true });
    if (family && changes) setAlerted(true);
  };
  const { calculating, recalculate } = useMargin(inputs, family?.versao ?? null, take);
  const changed = family
    ? changedMarginInputs(saved, inputs, (field, id) =>
        isListed(field) ? (labelOf(FAMILY_LISTS[field], id) ?? id) : id,
      )
    : [];
  return (
    <Card>
      <Section
        title="Margem"
        description={recalculate ? undefined : 'Calculada quando a tributação e os preços estão preenchidos'}
        actions={
          recalculate && (
            <Button icon={icon} onClick={recalculate} loading={calculating}>
              Recalcular
            </Button>
          )
        }
      >
        <Stack gap="lg">
          <DescriptionList
            columns={4}
            items={[
              { label: 'Margem', value: percentText(margem, 2) },
              { label: 'Valor bruto', value: formatBrl(valorBrutoCalculado) },
            ]}
          />
          {changed.length > 0 && (
            <DiffList
              level={3}
              title="O que mudou no cálculo"
              differences={changed.map(({ label, before, after }) => ({ field: label, before, after }))}
            />
          )}
        </Stack>
      </Section>
      <AlertDialog open={alerted} onOpenChange={setAlerted} title="Cálculos Atualizados">
        Os valores de margem e valor bruto foram alterados. Confira e salve novamente.
      </AlertDialog>
    </Card>
  );
}
