import { styled } from 'styled-components';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

/** As tall as the window leaves room for at most, so that the table scrolls and its head and pager stay in sight. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  max-block-size: max(480px, var(--page-block-size, 100dvh));
  min-inline-size: 0;

  /* What is above the filters leaves the table little of a low or narrow window: there the page scrolls. */
  &[data-summary] { max-block-size: max(760px, var(--page-block-size, 100dvh)); }

  @media print { &, &[data-summary] { max-block-size: none; } }
`;

/** The filters, in a narrow window without a search in one line with the acts of the page. */
export const Filters = styled.div`
  min-inline-size: 0;
  ${notPrinted}

  &[data-one-line] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[2]};

    & > [role='search'] { display: contents; }

    & > [role='search'] > :not(:first-child) { flex-basis: 100%; }
  }
`;
