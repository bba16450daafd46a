import { css, styled } from 'styled-components';
import { Label } from '../../internal/field/Field.styles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { inSight } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

/* Aligned at the top: a message below one field moves no other. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${t.space[2]} ${t.space[3]};
  min-inline-size: 0;
`;

/** All in one line, and what waits below it; in a narrow window the line has the search and the button of all else. */
export const Root = styled.form`
  --field-size: 180px;
  --wide-size: 290px;
  ${line}
  ${notPrinted}

  &[data-narrow] {
    display: grid;
    gap: ${t.space[2]};
  }
`;

export const Line = styled.div`
  display: contents;

  ${Root}[data-narrow] > & { ${line} }
`;

export const Applied = styled.div`
  ${line}
  flex-basis: 100%;
`;

export const Tools = styled.div`
  display: flex;
  gap: ${t.space[2]};
  margin-inline-start: auto;
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

/** As many in a line as there is room for; a period and the acts take more room than the rest, and as much as each other. */
const fields = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${t.space[3]} ${t.size.gap};
  min-inline-size: 0;
`;

const field = css`
  flex: 1 1 var(--field-size);
  min-inline-size: 0;
  max-inline-size: 480px;

  &[role='group'] { flex-basis: var(--wide-size); }

  @media (max-width: 640px) {
    max-inline-size: none;
  }
`;

/** The filters of a line are items of it themselves, and take what room is left first: values often begin alike. */
export const Usual = styled.div`
  display: contents;

  ${Root}[data-narrow] & > * { ${field} }

  ${Root}:not([data-narrow]) & {
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
  }
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

/** Fields of the line that stand among labelled ones show their labels too: controls of a row are on one line. */
const labelInSight = css`
  ${inSight}
  margin-block-end: ${t.space[1]};
`;

/** Fields that wait behind a button; in a narrow window among those that wait there too. */
export const More = styled.div`
  ${fields}
  flex-basis: 100%;

  & > * { ${field} }

  &:has(> * > ${Label}:not([data-hidden])) > * > ${Label}[data-hidden] { ${labelInSight} }

  ${Root}[data-narrow] & { display: contents; }

  &[hidden] { display: none; }
`;

/** The filters and what is beside them: in the line itself, in a narrow window below it. */
export const Filters = styled.div`
  display: contents;

  /* As far down as the fields, which have labels above them. */
  &:has(> ${Usual} ${Label}:not([data-hidden])) > :is(button, ${Tools}) {
    margin-block-start: calc(${t.font.sm} * ${t.line.normal} + ${t.space[1]});
  }

  ${Root}[data-narrow] > & {
    ${fields}

    &:has(> * > * > ${Label}:not([data-hidden])) > * > * > ${Label}[data-hidden] { ${labelInSight} }

    &[hidden] { display: none; }
  }
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
