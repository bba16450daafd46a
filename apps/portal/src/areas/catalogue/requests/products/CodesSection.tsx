import type { requestedProductFields } from '@portal/domain';
import { DunField, GtinField, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import type { RequestedProduct } from './requestedProductValues.ts';
import { useRepeatedCodes } from './useRepeatedCodes.ts';

const { Count, FieldGrid, OrRead, Text, useField, useValues } = inputsOf<typeof requestedProductFields>();

const NO_CODES = { gtinEan: null, dun: null, sku: null };

interface CodesSectionProps {
  familyRequestId: number;
  /** The product that is changed, `null` for a new one. */
  product: RequestedProduct | null;
}

/**
 * Bar codes, SKU and packaging of a product of a request (PRC-019 to PRC-028). A code that another product has is named
 * with it before anything is saved.
 */
export function CodesSection({ familyRequestId, product }: CodesSectionProps) {
  const [gtinEan, dun, sku] = useValues(['gtinEan', 'dun', 'sku']);
  const repeated = useRepeatedCodes(
    { gtinEan, dun, sku },
    { familyRequestId, productId: product?.id ?? null, stored: product ?? NO_CODES },
  );
  return (
    <Section title="Códigos e embalagem" level={3}>
      <FieldGrid of="gtinEan">
        <OrRead name="gtinEan">
          <GtinField {...useField('gtinEan', { error: repeated.gtinEan })} />
        </OrRead>
        <OrRead name="dun">
          <DunField {...useField('dun', { error: repeated.dun })} ean={gtinEan} />
        </OrRead>
        <Text name="sku" error={repeated.sku} />
        <Count name="quantidadeProdutosNaCaixa" />
        <Count name="qtdCxLastro" />
        <Count name="qtdCxPallet" />
      </FieldGrid>
    </Section>
  );
}
