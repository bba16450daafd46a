import { DUE_DATES, DUE_VALUES, TERM_TYPES } from '@portal/domain';
import { formatBrl, formatDate } from '@portal/formats';
import { Description, DescriptionList } from '@portal/ui';
import type { TermsInputProps } from './TermsInputProps.ts';
import { useTerms } from './useTerms.ts';

/** A payment term that the user may not edit, as facts. */
export function TermsFacts({ name }: TermsInputProps) {
  const { terms } = useTerms(name);
  const { tipoPrazo, prazoDias, doDia, ateDia, diaBase } = terms;
  return (
    <DescriptionList columns={4}>
      <Description label="Tipo de prazo">
        {TERM_TYPES.find(({ id }) => id === tipoPrazo)?.descricao}
      </Description>
      {tipoPrazo === 'Periodo' && (
        <>
          <Description label="Prazo em dias">{prazoDias}</Description>
          <Description label="Período">{`Do dia ${doDia} até o dia ${ateDia}, dia base ${diaBase}`}</Description>
        </>
      )}
      {DUE_DATES.map((date, index) => {
        const day = terms[date];
        const value = terms[DUE_VALUES[index] ?? 'valorVencimento1'];
        return (
          day !== null && (
            <Description key={date} label={`Vencimento ${index + 1}`}>
              {[formatDate(day), ...(value === null ? [] : [formatBrl(value)])].join(' · ')}
            </Description>
          )
        );
      })}
    </DescriptionList>
  );
}
