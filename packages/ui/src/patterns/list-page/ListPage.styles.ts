import styled from 'styled-components';
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
`;
