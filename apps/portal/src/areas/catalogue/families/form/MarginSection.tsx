import {
  changedMarginInputs,
  familyFields,
  type MarginBody,
  marginHint,
  marginInputs,
  requestMarginBody,
} from '@portal/domain';
import { formatBrl, percentText } from '@portal/formats';
import { AlertDialog, Button, Card, DescriptionList, DiffList, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { productLabelAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { type Family, familyFormOf } from './familyFormValues.ts';
import { FAMILY_PARTS } from './familyParts.ts';
import { type CalculatedMargin, useMargin } from './useMargin.ts';

const icon = <Calculator />;

const INCOMPLETE = 'Calculada quando a tributação e os preços estão preenchidos';

const asNamed = (body: MarginBody) => body;

const { useChange, useComputed, useValues } = inputsOf<typeof familyFields>();

interface MarginSectionProps {
  family: Family | null;
  /** The family is part of a request, whose margin call has names of its own. */
  reviewed: boolean;
}

/** Margin and gross value from the gateway, and the inputs that changed since they were saved (FAM-016, FAM-017). */
export function MarginSection({ family, reviewed }: MarginSectionProps) {
  const labelOf = useAtomValue(productLabelAtom);
  const setValue = useChange();
  const inputs = useComputed(marginInputs);
  const [margem, valorBrutoCalculado] = useValues(['margem', 'valorBrutoCalculado']);
  /** The version whose new values are told; another one has its own. */
  const [alerted, setAlerted] = useState<number | null>(null);
  const saved = marginInputs(familyFormOf(family));
  const take = (result: CalculatedMargin) => {
    const changes = result.margem !== margem || result.valorBruto !== valorBrutoCalculado;
    setValue('margem', result.margem);
    setValue('valorBrutoCalculado', result.valorBruto);
    if (family && changes) setAlerted(family.versao);
  };
  const { calculating, recalculate } = useMargin(inputs, {
    version: family?.versao ?? null,
    saving: useFormState({ control: useEditorContext().control }).isSubmitting,
    named: reviewed ? requestMarginBody : asNamed,
    onResult: take,
  });
  const roles = useAtomValue(rolesAtom);
  const hint = (reviewed ? marginHint(roles, inputs) : null) ?? INCOMPLETE;
  const changed = family ? changedMarginInputs(saved, inputs, { option: labelOf, record: () => null }) : [];
  return (
    <Card id={FAMILY_PARTS.margin.id}>
      <Section
        title={FAMILY_PARTS.margin.label}
        description={recalculate ? undefined : hint}
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
              { label: familyFields.margem.label, value: percentText(margem) },
              { label: familyFields.valorBrutoCalculado.label, value: formatBrl(valorBrutoCalculado) },
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
      <AlertDialog
        open={alerted !== null && alerted === family?.versao}
        onOpenChange={() => setAlerted(null)}
        title="Cálculos Atualizados"
      >
        Os valores de margem e valor bruto foram alterados. Confira e salve novamente
        {reviewed ? ' ou recalcule' : ''}.
      </AlertDialog>
    </Card>
  );
}
