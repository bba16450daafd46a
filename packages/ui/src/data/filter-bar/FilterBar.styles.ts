import { styled } from 'styled-components';
import { Label } from '../../internal/field/Field.styles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { inSight } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.form`
  display: grid;
  gap: ${t.space[2]};
  min-inline-size: 0;
  ${notPrinted}
`;

export const Tools = styled.div`
  display: flex;
  gap: ${t.space[2]};
  margin-inline-start: auto;
`;

/* Aligned at the top: a message below one field moves no other. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${t.space[2]} ${t.space[3]};
  min-inline-size: 0;

  /* As far down as the fields, which have labels above them. */
  &:has(${Label}:not([data-hidden])) > :is(button, ${Tools}) {
    margin-block-start: calc(${t.font.sm} * ${t.line.normal} + ${t.space[1]});
  }
`;

/* What search, period, two selects and the acts begin with fits into the line of a page in a window of 1280 px. */
export const Search = styled.div`
  flex: 3 1 160px;
  max-inline-size: 480px;
  min-inline-size: 0;

  /* With the button that all else waits behind it fills the line: both end where the table does. */
  @media (max-width: 640px) {
    max-inline-size: none;
  }
`;

/** The filters of a line are items of it themselves, and take what room is left first: values often begin alike. */
export const Usual = styled.div`
  display: contents;

  & > :has([role='combobox']) {
    flex: 4 1 148px;
    max-inline-size: 240px;
    min-inline-size: 0;
  }

  & > [role='group'] {
    flex: 1 1 236px;
    max-inline-size: 300px;
    min-inline-size: 0;
  }

  /* The cross says already that there is a choice: what is chosen gets the room. */
  & button + [data-arrow] { display: none; }
`;

/** How many filters are set. */
export const Count = styled.span`
  min-inline-size: 20px;
  padding: 1px 6px;
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceSelected};
  color: ${t.color.textAccent};
  font-size: ${t.font.xs};
  font-variant-numeric: tabular-nums;
`;

/** As many in a line as there is room for; a period and the acts take more room than the rest, and as much as each other. */
export const Fields = styled.div`
  --field-size: 180px;
  --wide-size: 290px;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${t.space[3]} ${t.size.gap};
  min-inline-size: 0;

  & > * {
    flex: 1 1 var(--field-size);
    min-inline-size: 0;
    max-inline-size: 480px;

    @media (max-width: 640px) {
      max-inline-size: none;
    }
  }

  & > [role='group'] { flex-basis: var(--wide-size); }

  /* Fields of the line that stand among labelled ones here show their labels too: controls of a row are on one line. */
  &:has(> * > ${Label}:not([data-hidden])) > * > ${Label}[data-hidden] {
    ${inSight}
    margin-block-end: ${t.space[1]};
  }

  &[hidden] { display: none; }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  justify-content: end;
  gap: ${t.space[2]};
  margin-inline-start: auto;

  && {
    flex-basis: var(--wide-size);
    max-inline-size: none;
  }

  @media (max-width: 640px) {
    && { flex-basis: 100%; }
  }
`;
